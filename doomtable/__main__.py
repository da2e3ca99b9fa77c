"""Lets `python -m doomtable` do what `doomtable` does."""

from doomtable.cli.main import main

main()
