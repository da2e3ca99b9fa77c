"""Analysis of games by the computer players: hints, game review, the whole of a play."""
