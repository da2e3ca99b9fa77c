"""Games by programs: many in a row, invariant checks, the exhaustive runner, random decks."""
