"""Painting: surfaces from plain values, never from the rules."""
