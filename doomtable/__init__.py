"""A desktop table for the card game Doomtrooper."""
