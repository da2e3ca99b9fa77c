"""A game and those who play it: the loop that asks them, undo history, preview of a choice, stop settings."""
