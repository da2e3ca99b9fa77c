"""Scenario files: a position, a script of choices and what must hold."""
