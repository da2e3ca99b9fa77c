"""Session setup: decks, kinds of player and an edition in, a game setup and a session out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from doomtable import rulesets
from doomtable.cards import catalogue
from doomtable.errors import BadInput
from doomtable.files.decks import BadDeck, DeckList, read_deck, ready_decks
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Seat
from doomtable.words.words import Words

PEOPLE = ("human", "remote")
"""Kinds of player that are people."""

if TYPE_CHECKING:  # the engine is read when a game begins: the title screen does without it
    from doomtable.records.record import GameSetup
    from doomtable.session.session import AnyPlayer, Session


def player_names(names: Sequence[str], kinds: Sequence[str], words: Words) -> tuple[str, ...]:
    """What players of these kinds are called: as they said, else by what they are, numbered where there are several."""
    people = sum(kind in PEOPLE for kind in kinds)
    out = []
    for i, (name, kind) in enumerate(zip(names, kinds, strict=True)):
        human = kind in PEOPLE
        if (people if human else len(kinds) - people) == 1:
            default = words.say("setup-lone-name" if human else "setup-lone-computer")
        else:
            default = words.say("setup-default-name" if human else "setup-default-computer", n=i + 1)
        out.append(name or default)
    return tuple(out)


def game_setup(
    decks: Sequence[DeckList],
    players: Sequence[str],
    rules: Ruleset,
    seed: int,
    words: Words,
    names: Sequence[str] = (),
) -> GameSetup:
    """What a game of these players ('human', 'veteran') with these decks begins with; '' is no name."""
    from doomtable.records.record import GameSetup, seated_deck

    named = player_names(names or ("",) * len(players), players, words)
    laid = tuple(seated_deck(deck, rules, seat) for seat, deck in enumerate(decks))
    return GameSetup(laid, rules, catalogue.catalogue().get, seed, named)


def open_session(setup: GameSetup, players: Sequence[str]) -> Session:
    """A session of players of these kinds, at its first question."""
    from doomtable.session.session import Session

    return Session(setup.deal(), make_players(players, setup), seed=setup.seed, historic=True)


def make_players(players: Sequence[str], setup: GameSetup) -> list[AnyPlayer]:
    """Players of these kinds; whoever sat elsewhere in a network is a person here. Raises BadInput."""
    from doomtable.ai import players as ai
    from doomtable.ai.search_process import BackgroundPlayer
    from doomtable.analysis.advisor import worker_for
    from doomtable.session.session import LOCAL

    if strange := [kind for kind in players if kind not in PEOPLE and not ai.is_kind(kind)]:
        raise BadInput("error-player-elsewhere", kind=strange[0])
    worker = worker_for(setup) if any(map(ai.thinks, players)) else None
    seats: list[AnyPlayer] = []
    for kind in players:
        if kind in PEOPLE:
            seats.append(LOCAL)
        elif worker is not None and ai.thinks(kind):
            seats.append(BackgroundPlayer(worker, ai.read_kind(kind)[1]))
        else:
            seats.append(ai.program(kind, setup.cards))
    return seats


def rematch_setup(setup: GameSetup, seed: int) -> GameSetup:
    """Another game of the same decks, with the cards as they are declared here and not as a record had them."""
    here = catalogue.catalogue()
    known = all(name in here.names for deck in setup.decks for name in (*deck.cards, *deck.collection))
    return setup._replace(seed=seed, key=None, proof=None, cards=here.get if known else setup.cards)


def local_seats(session: Session) -> tuple[Seat, ...]:
    """The seats of the people at this machine."""
    from doomtable.session.session import LocalPerson

    return tuple(seat for seat, player in enumerate(session.players) if isinstance(player, LocalPerson))


def quick_decks(rules: Ruleset) -> tuple[DeckList, ...]:
    """The decks of a quick game: the first two of the ready decks that are legal here, or none."""
    found: list[DeckList] = []
    for path in ready_decks(rules.battles):
        try:
            deck = read_deck(path, catalogue.catalogue().names)
        except BadDeck:
            continue
        if not rulesets.faults(deck, rules, lookup=catalogue.catalogue().get):
            found.append(deck)
        if len(found) == 2:
            break
    return tuple(found)
