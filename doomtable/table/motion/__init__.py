"""Motion: what moves on the table, from events to pixels over time."""
