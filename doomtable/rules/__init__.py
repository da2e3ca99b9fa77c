"""The engine: every rule of Doomtrooper behind one door, `doomtable.rules.game.Game`.

Standard library only; no files, no clock, no printing. The order of the modules is the order in which they may import
each other: terms, language, ruleset, events, canonical, definitions, state, query, mutate, triggers, verbs, resolve,
turn and combat, legal, view, game.
"""
