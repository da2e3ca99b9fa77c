"""The guest's side of a network game."""
