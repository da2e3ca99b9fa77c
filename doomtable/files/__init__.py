"""Files of the player's own: where they lie, decks, settings, what was chosen last; everything is written whole."""
