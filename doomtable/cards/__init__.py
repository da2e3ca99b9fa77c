"""The cards: one package per set, and the language they are declared in."""
