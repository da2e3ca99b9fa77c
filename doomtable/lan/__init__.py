"""Hosting and joining network games without pygame: rooms, host look-up, sealed games, tickets."""
