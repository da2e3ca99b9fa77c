"""Everything that is drawn: faces, emblems, ground and text, from plain values, never from the rules."""
