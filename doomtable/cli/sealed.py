"""The command `decks sealed`: the cards of boosters, from which a deck is to be built."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import AsJson, Language, Seed
from doomtable.cli.output import print_result
from doomtable.errors import BadInput

if TYPE_CHECKING:
    from doomtable.decks.boosters import BoosterKind

SIX_OF_THE_BASIC_SET = "unl:6"


def open_boosters(
    boosters: Annotated[
        list[str] | None, typer.Argument(metavar="[SET[:N]]...", help="help-boosters", show_default=False)
    ] = None,
    seed: Seed = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-deck-out", show_default=False)] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Open boosters and list their cards; `--out` writes them as a deck from which the rest is to be taken out."""
    from doomtable.decks.boosters import sealed_pool
    from doomtable.files.decks import DEFAULT_RULESET, DeckList, deck_text
    from doomtable.files.storage import write_whole

    words, number = arguments.words(language), arguments.seed(seed)
    kinds = [kind for word in boosters or [SIX_OF_THE_BASIC_SET] for kind in _kinds(word)]
    pool = sealed_pool(kinds, random.Random(number))
    deck = DeckList(words.say("cli-sealed-name", seed=number), DEFAULT_RULESET, tuple(pool.items()))
    if out is not None:
        write_whole(out, deck_text(deck))
    found = {"seed": number, "cards": pool}
    said = words.say("cli-sealed", n=deck.size, boosters=len(kinds), seed=str(number))
    listed = [] if out is not None else [f"{n} {words.card_name(name)}" for name, n in pool.items()]
    print_result(found, as_json, lambda: [*listed, said])


def _kinds(word: str) -> list[BoosterKind]:
    """The boosters that a word names: a set, and how many. Raises BadInput."""
    from doomtable.decks.boosters import booster_kind

    code, colon, number = word.partition(":")
    if colon and not (number.isascii() and number.isdigit() and 1 <= int(number[:4]) <= 100):
        raise BadInput("error-booster-number", word=word[:20])
    return [booster_kind(code)] * (int(number) if colon else 1)
