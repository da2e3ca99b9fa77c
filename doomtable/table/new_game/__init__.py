"""New game: the screen on which a game at this machine is put together."""
