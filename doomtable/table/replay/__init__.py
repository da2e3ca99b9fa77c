"""Replay: watching the record of a game."""
