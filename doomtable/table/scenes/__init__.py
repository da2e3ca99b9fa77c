"""What fills the window: title, table, hand-over, end, menu; each takes events, says messages and draws itself."""
