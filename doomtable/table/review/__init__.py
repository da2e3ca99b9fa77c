"""Review: a finished game looked back at."""
