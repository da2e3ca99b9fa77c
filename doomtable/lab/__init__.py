"""The lab: deck against deck, many games by programs, and what they say of the decks and their cards."""
