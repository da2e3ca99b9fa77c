"""Wars: a player stands for one affiliation, attacks everybody, and lays embargos on its cards (VAR-CORPWAR).

In the Draw step of the own first turn, after a mulligan and before anything else, whoever's cards allow it is asked
once whether to declare a war, for which affiliation, and which card of the collection lies under it, face down, until
an action takes it up. What is declared is no card in play: nothing reaches it.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.questions import AskUnderWar, AskWar, AskWarFor
from doomtable.rules.spending import spendable
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, PASS, CardId, Option, Seat, card_option, word_option

ASKED: Final = ("game", -301, 1)
"""Noted of a player who has been asked whether to declare a war."""
DECLARE: Final = Option("declare")
NOTHING: Final = Option("none")
"""No card lies under the war."""


def offers_war(st: State, seat: Seat) -> bool:
    """Whether a player is to be asked now: in the own first turn, once in a game (VAR-CORPWAR-R01)."""
    s = st.seats[seat]
    return s.turns == 1 and not s.war and ASKED not in s.used and bool(wars_for(st, seat))


def wars_for(st: State, seat: Seat) -> tuple[str, ...]:
    """The affiliations for which a player may declare war with the cards of deck and collection."""
    of, owners = st.definitions.of, st.definitions.owner
    return st.rules.wars_with([of[card].card for card, owner in enumerate(owners) if owner == seat])


def wars_open(st: State, ask: AskWarFor) -> list[Option]:
    """The affiliations to choose from."""
    return [word_option(war) for war in wars_for(st, ask.seat)]


def cards_for_under(st: State, ask: AskUnderWar) -> list[Option]:
    """The cards of the collection, one of each kind, or none (VAR-CORPWAR-03)."""
    held = [card for card in st.seats[ask.seat].collection if st.definitions.of[card].type != "war"]
    kinds = {st.definitions.card_def[card]: card for card in reversed(held)}
    return [*map(card_option, sorted(kinds.values())), NOTHING]


def answer_war(st: State, ask: AskWar, option: Option) -> None:
    """Whether a war is declared at all."""
    M.use_up(st, ask.seat, *ASKED)
    if option != PASS:
        M.push(st, AskWarFor(seat=ask.seat))


def answer_war_for(st: State, ask: AskWarFor, option: Option) -> None:
    """The war is declared; what lies under it is chosen next."""
    M.set_seat(st, ask.seat, "war", option.key)
    M.emit(st, "declared_war", ask.seat, word=option.key)
    M.push(st, AskUnderWar(seat=ask.seat))


def answer_under(st: State, ask: AskUnderWar, option: Option) -> None:
    """A card of the collection lies face down under the war, or none does."""
    if option != NOTHING:
        M.to_pile(st, option.card, "under")
        M.emit(st, "laid_under", ask.seat, option.card, seen=1 << ask.seat)


def may_embargo(st: State, seat: Seat, card: CardId, by: Seat) -> bool:
    """Whether a player may annul for D what another plays: any card, or with wars those of his (VAR-CORPWAR-10, 13)."""
    if seat == by or by == NOBODY or card == NO_CARD or st.rules.embargo > spendable(st, seat):
        return False
    war = st.seats[seat].war
    if not st.rules.wars:
        return True
    return bool(war) and war != st.seats[by].war and war in st.definitions.of[card].card.affiliations
