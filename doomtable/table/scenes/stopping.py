"""The sheets on which a player says where he wants to be asked, and how long a pass goes on."""

from __future__ import annotations

from dataclasses import dataclass

from doomtable.rules.view import View
from doomtable.session.stops import ENDS, STOPS, StopSettings, stop_of
from doomtable.table.asking import Lasting
from doomtable.table.keys import Keys
from doomtable.table.scenes.sheets import Choice, Sheet
from doomtable.words import Words, slug


@dataclass(frozen=True, slots=True)
class Stop:
    """Message: from now on be asked at a stop, or no more ('': asked at all); `again` shows all stops afterwards."""

    stop: str
    again: bool = True


def turned(wishes: StopSettings, stop: str) -> StopSettings:
    """The wishes with one stop turned over; '' is every stop."""
    return wishes._replace(passed=wishes.passed ^ {stop} if stop else frozenset())


def stops(wishes: StopSettings, words: Words, keys: Keys) -> Sheet:
    """All stops, those of one's own beside those of the others."""
    asked, passed = words.say("stops-asked"), words.say("stops-passed")
    rows = [
        Choice(words.say(f"stops-{slug(stop)}"), Stop(stop), passed if stop in wishes.passed else asked)
        for stop in STOPS
    ]
    back = Choice(words.say("menu-resume"), "resume", keys.cap("cancel"))
    told = ((words.say("stops-text"), 14, "ash"), (words.say("stops-named"), 14, "ash"))
    everywhere = Choice(words.say("stops-all"), Stop(""))
    return Sheet("stops", words.say("stops-title").upper(), told, (back, everywhere, *rows), wide=720)


def lasting(view: View, wishes: StopSettings, words: Words, keys: Keys) -> Sheet:
    """How long the pass goes on that is made here, or that nobody asks here any more."""
    ends = [end for end in ENDS if end != "combat" or view.combat is not None]
    choices = [Choice(words.say(f"until-{end}"), Lasting(end)) for end in ends]
    here = stop_of(view)
    if here and here not in wishes.passed:
        choices.append(
            Choice(words.say("until-never", stop=words.say(f"stops-{slug(here)}")), Stop(here, again=False))
        )
    choices.append(Choice(words.say("until-no"), "resume", keys.cap("cancel")))
    return Sheet(
        "until", words.say("until-title"), ((words.say("until-text"), 14, "ash"),), tuple(choices),
        engraved=False, wide=560,
    )  # fmt: skip
