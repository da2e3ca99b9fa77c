"""Variants as they are offered: one row each, with what they are called, three sentences, a picture and a rulebook.

How many play one, and what it changes, its ruleset says. Whoever adds a variant adds a row, its two messages and the
chapter of the rulebook that bears its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import pygame

from doomtable import rulesets
from doomtable.rules.ruleset import BASES, Ruleset
from doomtable.rules.terms import NOBODY
from doomtable.table.paint.pictures.composer import compose
from doomtable.table.paint.pictures.recipe import Recipe
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words


class VariantOffer(NamedTuple):
    """How a variant is offered."""

    called: str
    """The message with its name."""
    says: str
    """The message with three sentences: what is different, what one does, how it ends."""
    chapter: str
    """The chapter of the rulebook about it, "" for the whole rulebook."""
    recipe: Recipe
    """What its picture shows; every word of it that a picture needs."""
    affiliation: str = "general"
    """Whose sky the picture has."""


OFFERS: Final[Mapping[str, VariantOffer]] = {
    "none": VariantOffer(
        "setup-variant-none", "setup-variant-none-says", "",
        Recipe(subject="raised_banner", arrangement="large", scene="battlements", light="dawn", front="embers"),
        "imperial",
    ),
    "limited": VariantOffer(
        "setup-variant-limited", "setup-variant-limited-says", "limited",
        Recipe(subject="hourglass", arrangement="large", scene="war_room", light="dusk", accent="#f0b64a"),
        "bauhaus",
    ),
    "beatdown": VariantOffer(
        "setup-variant-beatdown", "setup-variant-beatdown-says", "beatdown",
        Recipe(subject="last_stand", arrangement="wide", scene="trench", light="fire", front="embers"),
        "legion",
    ),
    "front": VariantOffer(
        "setup-variant-front", "setup-variant-front-says", "front",
        Recipe(subject="shield_wall", arrangement="wide", scene="field", light="dawn", front="smoke"),
        "imperial",
    ),
    "home": VariantOffer(
        "setup-variant-home", "setup-variant-home-says", "home",
        Recipe(subject="three_behind_wall", arrangement="wide", scene="battlements", light="dusk", front="embers"),
        "bauhaus",
    ),
    "vortex": VariantOffer(
        "setup-variant-vortex", "setup-variant-vortex-says", "vortex",
        Recipe(subject="hole_in_world", arrangement="large", scene="battlements", light="dusk", accent="#b58cff"),
        "legion",
    ),
    "colony": VariantOffer(
        "setup-variant-colony", "setup-variant-colony-says", "colony",
        Recipe(subject="moon_city", arrangement="large", scene="orbit", light="dusk", accent="#7fc8ff"),
        "capitol",
    ),
    "corpwar": VariantOffer(
        "setup-wars", "setup-wars-says", "corpwar",
        Recipe(subject="clash_of_clans", arrangement="wide", scene="battlements", light="fire", front="smoke"),
        "mishima",
    ),
    "battles": VariantOffer(
        "setup-battles", "setup-battles-says", "battles",
        Recipe(subject="siege", arrangement="wide", scene="field", light="dusk", front="embers"),
        "brotherhood",
    ),
}  # fmt: skip
"""By the word of `rulesets.VARIANTS`, then of `rulesets.ADDED`, in the order in which they are offered."""

_kept: Final = SurfaceCache(24 * 2**20)


def players(variant: str, edition: Ruleset) -> tuple[int, int]:
    """How few and how many can play a variant by the rules of an edition."""
    game = "none" if variant in rulesets.ADDED else variant
    form = edition.form if edition.form in rulesets.forms_of(game) else rulesets.forms_of(game)[0]
    rules = rulesets.in_another_form(edition, form, game)
    return rules.min_seats, rules.max_seats


def players_said(words: Words, variant: str, edition: Ruleset) -> str:
    """The same in words."""
    least, most = players(variant, edition)
    if least == most:
        return words.say("setup-variant-exactly", n=most)
    return words.say("setup-variant-players", least=least, most=most)


def goal_shown(rules: Ruleset) -> tuple[str, int | None]:
    """What wins: the message that says it, and how much of it; None where it is no number."""
    if rules.colony_goal:
        return "setup-goal-colony", rules.colony_goal
    if rules.base_p:
        return "setup-goal-bases", BASES
    return ("setup-goal-stand", None) if rules.stand != NOBODY else ("setup-goal", rules.goal_p)


def goal_is_set(variant: str) -> bool:
    """Whether it is set how much Promotion wins, so that nobody can agree on another number."""
    return "goal_p" in rulesets.VOID.get(variant, ())


def picture(variant: str, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """The picture of a variant, as wide and as high. Shared: do not draw on it."""
    offer = OFFERS[variant]
    wide, high = size

    def make() -> pygame.Surface:
        whole = (wide, max(high, round(wide * 0.75)))
        made = compose(f"variant {variant}", offer.recipe, offer.affiliation, whole, theme)
        return made.subsurface(pygame.Rect(0, (whole[1] - high) // 2, wide, high)).copy()

    return _kept.get((variant, size, theme.palette.key), make)
