"""Sound: short noises made by the program itself, for what happens at the table."""
