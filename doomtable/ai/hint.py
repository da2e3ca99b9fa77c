"""A hint: what the search player would choose, and why, as figures and as messages of hints.ftl."""

from __future__ import annotations

from typing import Final, NamedTuple

from doomtable.ai.search import Thought, Weighed
from doomtable.rules.view import DecisionView, OptionView

NOTABLE: Final = 0.25
"""Points on average from which a change is spoken of."""
DANGER: Final = 0.2
"""How often a warrior must fall to be feared for."""
KILLS: Final = 0.2
CLOSE, CLEAR = 0.01, 0.05
"""How much less chance to win makes another option as good, or one that does not come near."""


class Line(NamedTuple):
    """One sentence: the message and its arguments. `option`, where it is not None, is to be named as $option."""

    message: str
    args: tuple[tuple[str, str | int], ...] = ()
    option: OptionView | None = None


class Hint(NamedTuple):
    """What to do, how it was weighed, and why in a few sentences."""

    option: OptionView
    figures: Weighed | None
    lines: tuple[Line, ...]


def hint(decision: DecisionView, thought: Thought) -> Hint:
    """The hint that a thought about this question gives."""
    option = decision.options[thought.place]
    if not thought.weighed:
        return Hint(option, None, (Line("hint-only" if len(decision.options) == 1 else "hint-habit"),))
    best = thought.weighed[0]
    lines = [Line("hint-chance", (("tries", best.tries), ("percent", _percent(best.chance))))]
    lines += [_promotion(best), *_destiny(best)]
    if best.kills >= KILLS:
        lines.append(Line("hint-kills", (("n", _number(best.kills)),)))
    lines += [_fears(best), *_second(decision, thought)]
    return Hint(option, best, tuple(lines))


def _promotion(best: Weighed) -> Line:
    if best.promotion >= NOTABLE:
        return Line("hint-gains", (("points", _number(best.promotion)),))
    if best.promotion <= -NOTABLE:
        return Line("hint-trails", (("points", _number(-best.promotion)),))
    return Line("hint-even")


def _destiny(best: Weighed) -> list[Line]:
    if best.destiny >= NOTABLE:
        return [Line("hint-destiny-more", (("points", _number(best.destiny)),))]
    if best.destiny <= -NOTABLE:
        return [Line("hint-destiny-less", (("points", _number(-best.destiny)),))]
    return []


def _fears(best: Weighed) -> Line:
    if not best.fears or best.fears[0][1] < DANGER:
        return Line("hint-safe")
    name, often = best.fears[0]
    args = (("card", name), ("percent", _percent(min(1.0, often))))
    if best.losses >= 2 * often:
        return Line("hint-fears-many", (*args, ("n", _number(best.losses))))
    return Line("hint-fears", args)


def _second(decision: DecisionView, thought: Thought) -> list[Line]:
    if len(thought.weighed) < 2:
        return []
    best, other = thought.weighed[0], max(thought.weighed[1:], key=lambda w: w.chance)
    option = decision.options[other.place]
    if best.chance - other.chance <= CLOSE:
        return [Line("hint-close", (), option)]
    if best.chance - other.chance >= CLEAR:
        return [Line("hint-clear", (("percent", _percent(other.chance)),), option)]
    return []


def _percent(share: float) -> int:
    return round(100 * share)


def _number(value: float) -> str:
    return f"{value:.1f}"
