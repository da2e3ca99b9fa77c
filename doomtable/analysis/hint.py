"""A hint: the option the search prefers, its figures, and the reasons as messages."""

from __future__ import annotations

from typing import Final, NamedTuple

from doomtable.ai.monte_carlo_search import SearchResult, WeighedOption
from doomtable.rules.view_parts import DecisionView, OptionView

NOTABLE: Final = 0.25
"""Points on average from which a change is spoken of."""
DANGER: Final = 0.2
"""How often a warrior must fall to be feared for."""
KILLS: Final = 0.2
CLOSE, CLEAR = 0.01, 0.05
"""How much less chance to win makes another option as good, or one that does not come near."""
FEW: Final = 30
"""Fewer imagined games than this tell so little that what they say is called a guess."""

UNWEIGHED: Final = {
    "alike": "hint-alike", "custom": "hint-custom", "time": "hint-habit", "worlds": "hint-worlds",
    "fault": "hint-fault",
}  # fmt: skip
"""What is said where nothing was weighed, by the reason."""


class HintLine(NamedTuple):
    """One sentence: the message and its arguments. `option`, where it is not None, is to be named as $option."""

    message: str
    args: tuple[tuple[str, str | int], ...] = ()
    option: OptionView | None = None


class Hint(NamedTuple):
    """What to do, how it was weighed, and why in a few sentences."""

    option: OptionView
    figures: WeighedOption | None
    lines: tuple[HintLine, ...]


def hint(decision: DecisionView, thought: SearchResult) -> Hint:
    """The hint that a thought about this question gives."""
    option = decision.options[thought.place]
    if not thought.weighed:
        return Hint(option, None, (HintLine("hint-only" if len(decision.options) == 1 else UNWEIGHED[thought.why]),))
    best = thought.weighed[0]
    return Hint(option, best, (_worth(best), *_rather(decision, thought, best), _beside(decision, thought, best)))


def _worth(best: WeighedOption) -> HintLine:
    """What it comes to on average."""
    args = (("tries", best.tries), ("percent", _percent(best.chance)), ("sure", "no" if best.tries < FEW else "yes"))
    if best.promotion >= NOTABLE:
        return HintLine("hint-gains", (*args, ("points", _number(best.promotion))))
    if best.promotion <= -NOTABLE:
        return HintLine("hint-trails", (*args, ("points", _number(-best.promotion))))
    return HintLine("hint-even", args)


def _rather(decision: DecisionView, thought: SearchResult, best: WeighedOption) -> tuple[HintLine, ...]:
    """What it does that the next best does not, the greatest of it; nothing where that is about as good."""
    other = max(thought.weighed[1:], key=lambda w: w.chance, default=None)
    if other is None or best.chance - other.chance <= CLOSE:
        return ()
    found = (
        ("hint-rather-kills", best.kills - other.kills, KILLS),
        ("hint-rather-saves", other.losses - best.losses, KILLS),
        ("hint-rather-promotion", best.promotion - other.promotion, NOTABLE),
        ("hint-rather-destiny", best.destiny - other.destiny, NOTABLE),
    )
    message, n, least = max(found, key=lambda one: one[1] / one[2])
    args = (("n", _number(n)), ("percent", _percent(other.chance)))
    return (HintLine(message, args, decision.options[other.place]),) if n >= least else ()


def _beside(decision: DecisionView, thought: SearchResult, best: WeighedOption) -> HintLine:
    """What else is to be known, the most urgent of it: a danger, what is about as good, what it kills or costs."""
    if best.fears and best.fears[0][1] >= DANGER:
        name, often = best.fears[0]
        args = (("card", name), ("percent", _percent(min(1.0, often))))
        if best.losses >= 2 * often:
            return HintLine("hint-fears-many", (*args, ("n", _number(best.losses))))
        return HintLine("hint-fears", args)
    other = max(thought.weighed[1:], key=lambda w: w.chance, default=None)
    if other is not None and abs(best.chance - other.chance) <= CLOSE:
        return HintLine("hint-close", (), decision.options[other.place])
    if best.kills >= KILLS:
        return HintLine("hint-kills", (("n", _number(best.kills)),))
    if abs(best.destiny) >= NOTABLE:
        return HintLine(
            "hint-destiny-more" if best.destiny > 0 else "hint-destiny-less",
            (("points", _number(abs(best.destiny))),),
        )
    if other is not None and best.chance - other.chance >= CLEAR:
        clear = "hint-clear" if best.tries >= FEW else "hint-next"
        return HintLine(clear, (("percent", _percent(other.chance)),), decision.options[other.place])
    return HintLine("hint-safe")


def _percent(share: float) -> int:
    return round(100 * share)


def _number(value: float) -> str:
    return f"{value:.1f}"
