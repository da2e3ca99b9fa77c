"""What is settled without a question, and may be named in a script line all the same (rule 5).

The D that a play cost, whom it is about, what it answers; the only weapon of a combatant, what is left for the last
share, the vehicle somebody gets into or out of, the area a transfer leads to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Final, NamedTuple

from doomtable.rules import language as L
from doomtable.rules.card_defs import CardDef
from doomtable.rules.combat_weapons import usable_weapons
from doomtable.rules.game import Game
from doomtable.rules.legal import Decision, window_at
from doomtable.rules.query import rated_board
from doomtable.rules.questions import AskShare, AskShareD
from doomtable.rules.references import area_of
from doomtable.rules.rides import ridden
from doomtable.rules.state import State
from doomtable.rules.terms import AREAS, NO_CARD, ORDINALS, CardId, Option, Seat, normal
from doomtable.rules.walk import walk
from doomtable.scenarios.parser import Word
from doomtable.scenarios.scenario_names import ScenarioNames
from doomtable.scenarios.script_refusal import PlayStart

POOLS: Final = {"D": "destiny", "P": "promotion"}


class ReadLine(NamedTuple):
    """A line as far as it has been read: the game now, where the play began that it puts together, its player and
    words."""

    game: Game
    cast: ScenarioNames
    begun: PlayStart | None
    seat: Seat
    words: Sequence[Word]


def settled(line: ReadLine, word: Word) -> bool:
    """Whether a word names what nobody had to be asked about."""
    return _implied(line, word) or _about(line, word) or _moved(line, word)


def last_share(decision: Decision, option: Option) -> Option | None:
    """What is left for the last of those among whom something is shared out, once the last but one has his part."""
    ask = decision.ask
    if isinstance(ask, AskShare):
        last = not ask.node.worth and len(ask.chosen) == len(ask.node.stats) - 2
    else:
        last = isinstance(ask, AskShareD) and len(ask.rest) == 1
    return Option("number", number=ask.left - option.number) if last and isinstance(ask, AskShare | AskShareD) else None


def names_way(line: ReadLine, option: Option, word: Word) -> bool:
    """Whether a word is the area, or the points, of which that way to play the card of the line alone speaks."""
    card, at = _begun_card(line), ORDINALS.index(option.key)
    if card is None or at >= len(card.plays):
        return False
    ability = card.plays[at].ability
    if isinstance(word, int) or normal(word) in POOLS.values():
        return any(isinstance(e, L.Gain) and word in (e.amount, POOLS.get(e.pool)) for e in ability.effects)
    said = {area for area in AREAS if _says(ability, area)}
    return said == {normal(word)}


def whose_it_is(line: ReadLine, option: Option, word: Word) -> bool:
    """Whether a word names a player for the card of his that the play of the line asks for by its title."""
    seat, card = line.cast.seat(word), _begun_card(line)
    if seat is None or card is None or line.begun is None or option.key != "card":
        return False
    targets = [choice for way in card.plays for choice in way.ability.targets if isinstance(choice, L.Target)]
    titles = {title for choice in targets for title in choice.sel.named}
    st = line.begun.game.state
    row = st.play.get(option.card)
    theirs = row is not None and row.controller == seat
    return theirs and titles == {st.definitions.of[option.card].card.name}


def giving_actions(st: State, seat: Seat) -> list[CardId]:
    """A player's cards in play that give actions for nothing to who bears them and nobody else."""
    return [
        card for card, row in st.play.items() if row.controller == seat
        for act in st.definitions.of[card].acts
        if act.ability.cost is None and any(isinstance(e, L.Actions) and e.only_with for e in act.ability.effects)
    ]  # fmt: skip


def _begun_card(line: ReadLine) -> CardDef | None:
    """What the line plays, once its card has been named."""
    if line.begun is None or line.begun.at + 1 >= len(line.words):
        return None
    named = line.cast.cards(line.words[line.begun.at + 1])
    return line.begun.game.state.definitions.of[named[0]] if named else None


def _says(thing: object, text: str) -> bool:
    """Whether a word stands anywhere in a declaration."""
    return any(getattr(node, f.name) == text for node in walk(thing) for f in fields(node))


def _about(line: ReadLine, word: Word) -> bool:
    """What a play is about that leaves no choice of it: the D it cost; where it has no targets, the player whose turn
    it is, if it speaks of him, and whom and what the event or play it answers is about."""
    card = _begun_card(line)
    if card is None or line.begun is None or line.words[line.begun.at] not in ("play", "cast"):
        return False
    st = line.begun.game.state
    if isinstance(word, int):
        return 0 < word == st.seats[line.seat].D - line.game.state.seats[line.seat].D
    if card.card.host is not None or any(way.ability.targets for way in card.plays):
        return False
    whose, about = set(), set()
    if _says(card.card, "active player"):
        whose.add(st.turn.seat)
    window = window_at(st, len(st.agenda) - 1)
    pending = st.pend(window.pending) if window is not None else None
    if pending is not None:
        whose |= {pending.seat, pending.ctx.seat}
        about |= {pending.ctx.it, pending.ctx.by}
        about |= {c for fight in st.combats[-1:] for c in (fight.attacker, fight.defender)}
    return line.cast.seat(word) in whose or any(c != NO_CARD and line.cast.means(word, c) for c in about)


def _implied(line: ReadLine, word: Word) -> bool:
    """The play an answer answers, the only weapon of a combatant."""
    if isinstance(word, int):
        return False
    if line.begun is not None and (answered := _answered(line.begun.game)) is not None:
        if line.cast.means(word, answered):
            return True
    st = line.game.state
    c = st.combats[-1] if st.combats else None
    if c is None or not c.tactic:
        return False
    if normal(word) == "none":
        return c.step in ("modify", "strike")
    armed = [usable_weapons(st, c, w) for w in (c.attacker, c.defender) if w in rated_board(st).rates]
    return any(
        len({st.definitions.card_def[w] for w in weapons}) == 1
        and any(line.cast.means(word, w) for w in weapons)
        for weapons in armed
    )


def _answered(game: Game) -> CardId | None:
    """The card whose play or event the open window answers."""
    window = window_at(game.state, len(game.state.agenda) - 1)
    pending = game.state.pend(window.pending) if window is not None else None
    return pending.card if pending is not None else None


def _moved(line: ReadLine, word: Word) -> bool:
    """The area to which a warrior has been transferred, the vehicle into which or out of which one has got."""
    if line.begun is None or isinstance(word, int):
        return False
    before, st, verb = line.begun.game.state, line.game.state, line.words[line.begun.at]
    mine = [card for card, row in st.play.items() if row.controller == line.seat and card in before.play]
    if verb == "transfer":
        return any(area_of(st, card) == normal(word) != area_of(before, card) for card in mine)
    if verb not in ("enter vehicle", "exit vehicle"):
        return False
    moved = [card for card in mine if st.play[card].inside != before.play[card].inside]
    return any(
        line.cast.means(word, vehicle)
        for card in moved
        for vehicle in (ridden(st, card), ridden(before, card))
        if vehicle != NO_CARD
    )
