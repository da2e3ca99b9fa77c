"""Sentence plans: what a card says, in clauses and nouns of no language."""
