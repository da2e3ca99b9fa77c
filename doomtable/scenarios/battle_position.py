"""Battles of a position: the one that a player runs and who defends it, and the Trial Battle of scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.errors import BadInput, ErrorText
from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.battle_nodes import Battle, Brought
from doomtable.rules.battles import note_of
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat, normal
from doomtable.scenarios.parser import BattleSpec
from doomtable.scenarios.scenario_names import ScenarioNames
from doomtable.scenarios.yaml_documents import Where

TRIAL_BATTLE: Final = L.Card(
    "Trial Battle", "00001", "", "battle", ("general",),
    battle=Battle("squad", (Brought("Hussar", ("Combat Armor",)), Brought("Infantry"))),
)  # fmt: skip
"""A Battle that is in no set and no pack, as Filler is a card of none (VAR-BATTLE-R09)."""


def is_trial_battle(word: str | int) -> bool:
    """Whether a word names it."""
    return normal(str(word)) == normal(TRIAL_BATTLE.name)


def lay_battle(
    st: State, cast: ScenarioNames, seat: Seat, spec: BattleSpec, bad: Callable[[Where, ErrorText], BadInput]
) -> None:
    """The Battle of a player has its defenders: cards of the area in which it lies. Raises BadInput."""
    where: Where = ("players", seat, "battle")
    battle = _in_area(st, cast, seat, spec.card)
    if not st.rules.battles or not battle or st.definitions.of[battle[0]].type != "battle":
        raise bad((*where, "card"), ErrorText("scenario-battle", card=spec.card))
    area, defenders = st.play[battle[0]].zone, list[CardId]()
    for i, name in enumerate(spec.defenders):
        free = [
            card for card in _in_area(st, cast, seat, name)
            if st.play[card].zone == area and st.definitions.of[card].is_warrior and card not in defenders
        ]  # fmt: skip
        if not free:
            raise bad((*where, "defenders", i), ErrorText("scenario-defender", card=name, battle=spec.card))
        defenders.append(free[0])
    M.choose_on(st, battle[0], tuple(defenders))
    M.use_up(st, seat, *note_of(st, battle[0]))


def _in_area(st: State, cast: ScenarioNames, seat: Seat, name: str) -> list[CardId]:
    """The cards of that name, or of that alias, that stand in an area of a player."""
    return [card for card in cast.cards(name) if card in st.play and st.play[card].controller == seat
            and st.play[card].zone != "attached"]  # fmt: skip
