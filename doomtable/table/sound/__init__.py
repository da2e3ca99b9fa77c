"""Sound: short dry noises made by the program itself, for what happens at the table."""
