"""Decks as others write them down: lists and files of other programs, read and written, without a window."""
