"""Computer players: each is given the question and what its seat may see or knows, never more."""
