"""Match: the table in play."""
