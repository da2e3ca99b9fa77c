"""The deck builder: cards and a deck side by side, edited, judged, tried out."""
