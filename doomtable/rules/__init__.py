"""The engine: every rule of Doomtrooper behind one door, `doomtable.rules.game.Game`.

Standard library only; no files, no clock, no printing. Modules
import each other in one direction only: from what things are (terms, language) to what a player meets (game, view).
"""
