"""The lab: deck against deck, many games by computer players, and what they say of decks and cards."""
