"""Analysis: hints, the review of a finished game, the whole of a play; reads games and draws nothing."""
