"""The table: the only room that knows pygame; it draws views and shows the options of decisions."""
