"""The user's and the program's files: where they lie, decks, settings, last-used values, safe reading and writing."""
