"""The actions of the menu, one record each: a file for each idea, and the table of them all."""
