"""Pages: title, settings, saved games, statistics and practice."""
