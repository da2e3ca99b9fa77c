"""A game at a table: its players and the loop that asks them, history and undo, previews, stop settings."""
