"""The command `decks advise`: what a deck is made of, what of it nobody can use, odds, and what could come in or go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import AsJson, Files, Language, Options
from doomtable.cli.output import print_result

if TYPE_CHECKING:
    from doomtable.decks.suggestions import AdviceGround, Suggestion
    from doomtable.files.decks import DeckList
    from doomtable.words.words import Words

MOST = 5
"""Cards that are proposed to come in, and to go."""


def advise(
    files: Files = None,
    ruleset: Annotated[str | None, typer.Option("--ruleset", metavar="NAME", help="help-deck-ruleset")] = None,
    option: Options = None,
    role: Annotated[str, typer.Option("--role", metavar="ROLE", help="help-deck-role")] = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Say what a deck is made of and what it lacks."""
    from doomtable.cards.catalogue import catalogue
    from doomtable.decks.deck_storage import played_in_ready_decks
    from doomtable.decks.suggestions import AdviceGround

    words, found = arguments.words(language), dict[str, dict[str, Any]]()
    played = played_in_ready_decks(catalogue().names)
    for file, deck in arguments.read(arguments.required_files(files, "decks")).items():
        rules = arguments.ruleset(ruleset or deck.ruleset, option)
        seat = arguments.role(role, rules)
        ground = AdviceGround(rules, catalogue().cards, catalogue().get, seat, played)
        found[file] = advice(deck, ground, words)
    print_result(found, as_json, lambda: [line for file, told in found.items() for line in _lines(file, told, words)])


def advice(deck: DeckList, ground: AdviceGround, words: Words) -> dict[str, Any]:
    """All that is said of a deck, as plain values."""
    from doomtable.decks.composition import composition, resolved
    from doomtable.decks.deck_needs import unmet
    from doomtable.decks.draw_odds import at_least
    from doomtable.decks.edited_deck import EditedDeck
    from doomtable.decks.suggestions import filling, trimming

    edited, rules = EditedDeck(deck), ground.rules
    cards = resolved(deck.cards, ground.lookup)
    made = composition(cards, rules.start_d, rules.deck_min)
    warriors = made.types.get("warrior", 0)

    def told(one: Suggestion) -> dict[str, Any]:
        return {"card": one.card, "by": one.by, "why": words.say(one.reason, **one.args)}

    return {
        "cards": made.size,
        "types": dict(made.types),
        "shares": {one.share: {"held": one.held, "least": one.least, "most": one.most} for one in made.shares},
        "curve": list(made.curve),
        "destiny": made.destiny._asdict(),
        "unusable": [
            {"card": one.card.name, "copies": one.copies, "why": words.say(f"advice-no-{one.need.kind}")}
            for one in unmet(cards, deck.collection)
        ],
        "doubles": [{"card": one.card, "copies": one.copies} for one in made.doubles],
        "opening_warrior": at_least(1, warriors, made.size, rules.start_hand),
        "put_in": [told(one) for one in filling(edited, ground, MOST)],
        "take_out": [told(one) for one in trimming(edited, ground, MOST)],
    }


def _lines(file: str, told: dict[str, Any], words: Words) -> list[str]:
    """What is said of a deck as lines."""
    shares = [
        f"  {words.say(f'builder-share-{name}')}: "
        + words.say("builder-of", n=one["held"], least=one["least"], most=one["most"])
        for name, one in told["shares"].items()
    ]
    destiny, warriors = told["destiny"], sum(told["curve"])
    lines = [
        words.say("builder-destiny", mean=words.decimal(destiny["mean"]), opening=destiny["opening"],
                  warriors=warriors, sources=destiny["sources"]),
        f"{words.say('builder-odds-warrior')}: {words.percent(told['opening_warrior'])}",
    ]  # fmt: skip
    lines += [f"{words.card_name(one['card'])}: {one['why']}" for one in told["unusable"]]
    for key, sign, heading in (("put_in", "+", "builder-add-these"), ("take_out", "", "builder-take-these")):
        lines.append(words.say(heading))
        lines += [f"  {sign}{one['by']} {words.card_name(one['card'])}: {one['why']}" for one in told[key]]
    return [f"{file}: {told['cards']}", *shares, *(f"  {line}" for line in lines)]
