"""What happens by itself whenever all is at rest, before anybody is asked: by the rules or by cards."""

from __future__ import annotations

from doomtable.rules import last_stand
from doomtable.rules.base_moves import settle_bases
from doomtable.rules.battles import end_battles
from doomtable.rules.plays import swept
from doomtable.rules.shown_hands import show_hands
from doomtable.rules.state import State
from doomtable.rules.verbs.copy_verbs import be_themselves


def stirred(st: State) -> bool:
    """What happens by itself when all is at rest, by rules or by cards; whether anything did."""
    rules, definitions = st.rules, st.definitions
    if (rules.stand >= 0 and last_stand.is_over(st)) or (rules.base_p and settle_bases(st)):
        return True
    if rules.battles and end_battles(st):
        return True
    sweeps = definitions.sweeps or rules.behind or rules.planets
    if sweeps and not st.derived.by_moment.swept and swept(st):
        return True
    return (definitions.shows_hands and show_hands(st)) or bool(definitions.copies and be_themselves(st))
