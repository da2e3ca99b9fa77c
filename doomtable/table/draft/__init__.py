"""Sealed and draft at the table: set up, open boosters and pick, hand the machine over."""
