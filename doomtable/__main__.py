"""Lets `python -m doomtable` do what `doomtable` does."""

from doomtable.cli import main

main()
