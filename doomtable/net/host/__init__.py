"""The host's side of a network game."""
