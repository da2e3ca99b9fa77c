"""Combat film words: what is said of the blows and the points at any moment of a film."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.table.match.combat_film import STAT_OF, Blow, CombatFilm
from doomtable.table.match.combat_panel import TITLES
from doomtable.table.match.combat_sums import LETTERS
from doomtable.table.match.fighter_names import told_apart
from doomtable.table.paint.theme import Color, Palette
from doomtable.words.words import Words

RESULTS: Final = {"killed": "combat-result-killed", "wounded": "combat-result-wounded"}
OUTCOMES: Final = {"killed": "combat-outlook-killed", "wounded": "combat-outlook-wounded"}

Parts = list[tuple[str, Color]]


def film_words(
    film: CombatFilm, blow: Blow | None, past: float, words: Words, palette: Palette
) -> tuple[str, str, Parts]:
    """Heading, the line under it, and the strip at the foot, with colours, while `blow` falls or none does."""
    first, second = film.fighters
    called = words.card_name(first.card.name or ""), words.card_name(second.card.name or "")
    names = told_apart(called, film.before, (first.seat, second.seat))
    if blow is not None:
        heading = words.say("combat-strikes-back" if blow.back else "combat-strikes", card=names[blow.striker])
        ink = palette.ratings[LETTERS[STAT_OF.get(film.tactic, 0)]]
        if past < blow.falls:
            against = f" {words.say('combat-against')} "
            letter = LETTERS[STAT_OF.get(film.tactic, 0)]
            number = _number(blow.number, film.rolled(blow.striker, letter), words)
            armor = _number(blow.armor, film.rolled(1 - blow.striker, "A"), words)
            return heading, "", [(number, ink), (against, palette.bone), (armor, palette.ratings["A"])]
        told = [(_reaches(blow, words), palette.bone)]
        struck = film.fighters[1 - blow.striker]
        if struck.fate and blow.result == "hit":
            outcome = words.say(OUTCOMES[struck.fate], card=names[1 - blow.striker])
            told.append((f" {outcome}", palette.blood))
        return heading, "", told
    if past < film.result_at:
        title = words.say(TITLES.get(film.tactic, "combat-title"))
        return title, words.say("combat-attacks", a=names[0], b=names[1]), list(_dice(film, names, words, palette))
    by_weight = sorted((1, 0), key=lambda i: ("killed", "wounded", "").index(film.fighters[i].fate))
    first, second = (film.fighters[i] for i in by_weight)
    other = words.say(OUTCOMES.get(second.fate, "combat-outlook-unhurt"), card=names[by_weight[1]])
    told = [(" ".join(_struck(blow, names, words) for blow in film.blows), palette.bone)]
    if past >= min((one.begins for one in film.awards if one.begins >= film.result_at), default=past + 1):
        told = list(_sums_of_points(film, words, palette))
    if not first.fate:
        return words.say("combat-result-none"), "", told
    return words.say(RESULTS[first.fate], card=names[by_weight[0]]), other, told


def _number(n: int, rolled: int, words: Words) -> str:
    """A rating, and how much of it the dice have added."""
    return words.say("combat-rolled", n=n, rest=n - rolled, rolled=rolled) if rolled else str(n)


def _dice(film: CombatFilm, names: tuple[str, str], words: Words, palette: Palette) -> Iterator[tuple[str, Color]]:
    """What each has rolled for each of its ratings; nothing without dice."""
    if film.rolls:
        yield f"{words.say('combat-rolls')} ", palette.ash
    for fighter, name in enumerate(names):
        mine = [roll for roll in film.rolls if roll.fighter == fighter]
        if mine:
            yield f"  {name} ", palette.seats[film.fighters[fighter].seat % len(palette.seats)]
        for roll in mine:
            yield f" {roll.letter} +{roll.n}", palette.ratings[roll.letter]


def _reaches(blow: Blow, words: Words) -> str:
    key = "combat-film-reaches" if blow.number >= blow.armor else "combat-film-not-reaches"
    return words.say(key, n=blow.number, armor=blow.armor)


def _struck(blow: Blow, names: tuple[str, str], words: Words) -> str:
    """Who has struck, and whether it was enough."""
    return words.say("combat-film-struck", card=names[blow.striker], reaches=_reaches(blow, words))


def _sums_of_points(film: CombatFilm, words: Words, palette: Palette) -> Iterator[tuple[str, Color]]:
    """What every player had, gains and has then."""
    for i, award in enumerate(film.awards):
        player = film.before.players[award.seat]
        earlier = sum(one.n for one in film.awards[:i] if (one.seat, one.word) == (award.seat, award.word))
        had = earlier + (player.promotion if award.word == "P" else player.destiny)
        goal = film.before.goal if award.word == "P" else 0
        counted = words.say(
            "combat-points-goal" if goal else "combat-points", had=had, n=award.n, sum=had + award.n, word=award.word,
            goal=goal or 0,
        )  # fmt: skip
        yield f"{player.name} ", palette.seats[award.seat % len(palette.seats)]
        yield f"{counted}   ", palette.bone
