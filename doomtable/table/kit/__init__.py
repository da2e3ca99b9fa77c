"""Kit: widgets and screen parts that know no game, shared by every screen."""
