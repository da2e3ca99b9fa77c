"""Rulebook: a screen over any other, with chapters, links and search."""
