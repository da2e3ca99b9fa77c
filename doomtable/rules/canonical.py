"""The canonical text of a game's state, of which its digest is made: fixed words, apart from the names in the code.

A digest stands in every record, so what it is made of may not change when a class or a field is renamed. Here stands,
for each value that is written with names, the word of its class and the words of its fields in their order, as they
were when records began. Who renames a field writes `word:attribute`, with a dot where it has moved into a record of its
own; who strikes one writes `word=text`, the text it always had; who adds one adds nothing here: it is written after the
others, and only off its default, so that the digests of all games that do not use it stay as they are (principles 11
and 22).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, Final, NamedTuple

from doomtable.rules import language as L
from doomtable.rules.replaceable import Replaceable


class Form(NamedTuple):
    """How a class is written: its word and, for each field, the word, the attribute and the text of a struck one."""

    word: str
    fields: tuple[tuple[str, str, str], ...]


def _forms(table: str) -> dict[str, Form]:
    lines = table.replace("\n    ", " ").strip().splitlines()  # a line that is indented goes on with the one before
    return {word: Form(word, tuple(map(_field, entries))) for word, *entries in map(str.split, lines)}


def _field(entry: str) -> tuple[str, str, str]:
    word, struck, text = entry.partition("=")
    if struck:
        return word, "", text
    word, _, attribute = entry.partition(":")
    return word, attribute or word, ""


STATE: Final = _forms("""
Ctx me you targets player caster paid it by number words pending seat
Turn seat number step actions:budget.actions attacked quiet:budget.quiet attacks:budget.attacks begun
    either:budget.either
Combat id attacker defender aseat dseat tactic aweapon dweapon step ended before shown source helpers struck award_to
    fallen
TurnBudget actions quiet attacks either
Draft verb seat base card way stage targets player caster paid words host area inside answers players called begun
Window kind name mask pending order skip relevant
Pending id kind seat card ctx way zone cancelled host inside players first points cost to
Timed id cont ctx on until anchor born seat
Delayed id node ctx born anchor
Prisoner id controller zone order host atts wounded known_cover marks chosen holds place
""")
"""The bindings, the turn and what waits in a state, by the word of each."""

NODES: Final = _forms("""
Paid per each cap less kind
Of ref stat base times half kind
Count of each distinct kind
Highest of stat kind
Marks name on per each kind
PoolOf who pool half kind
EventNumber times pool kind
Sum parts kind
Most parts kind
Test left op right kind
Versus foe ref kind
Role role ref kind
Using tactic kind
Armed weapon kind
Inside kind
Fortified ref by kind
Is ref sel kind
Have sel n at_most kind
Turn whose step kind
Combat tactic kind
Teams kind
All conds kind
Any conds kind
Not cond kind
Sel all any none whose area where states tests on has aspect against meant affects side apart named like deep other kind
Event name it by whose combat pool kind
Cost actions d p per least attack give annihilate gives marks wound kind
Target sel n up_to by again kind
TargetPlayer whose by n again kind
Name what among keep=False of kind
Mod what by op words who of when until floor kind
Rule verdict act who whom when until price actions able words window kind
Gain amount pool who kind
Lose amount pool who all half kind
Pass amount pool giver taker kind
SwapPools pool one other kind
Convert d who kind
PayOr who d actions otherwise then kind
Wound who points sure kind
Kill who points sure by kind
Damage amount who points kind
Heal who kind
Survive who before kind
Move what to n by place to_whose pay attachments random kind
Search sel to n whose extra show keep=False on then kind
Look whose where n kind
HandLoss whose n by look kind
Draw n who keep kind
Shuffle who may kind
Control what who to until kind
AttachTo what to swap kind
Cover who out hasty kind
Imprison who in_ kind
Release who kind
Transfer what again to kind
EndCombat refund points='' kind
SwapRole role to legal kind
SetTactic choose kind
Join who sel n add struck kind
Merge what into grow sum most same open kind
Strike by whom tactic back kind
Attack attacker defender tactic chooser='you' legal points kind
Actions n who attack at_once only_with next_turn points kind
Skip what who kind
TurnAgain who kind
Reseat who kind
Cancel what to refund=False kind
Undo words what kind
Redirect to illegal by='you' kind
TakeOver free also kind
Cast who kind
Mark name n on off kind
Remember kind
Hold what under face_down dead=True spill kind
FaceDown what actions kind
Infect what effects again spreads after kind
Credit most kind
RaiseGoal by kind
Award amount pool to lose kind
Copy like kind
Suppress what roles reach until kind
Scale what times to until kind
Redistribute who stats until kind
Flip heads tails kind
Bid then least kind
Ask who refuse n kind
Fulfil what kind
May effects who cost kind
If cond then otherwise kind
Either labels choices who kind
Choose choices effects who again kind
Each of effects kind
Later event effects once until kind
Special name kind
Static effects when role kind
Act effects window to cost targets when limit who role kind
On event effects when may cost targets instead over order limit role kind
Play window to cost targets effects when limit sure kind
Goal event reward when lasts act repeats titles kind
Host on sel areas whose kind
Battle area brings kind
Brought name bears kind
Card name code set type affiliations F S A V rarity limit post_play keywords considered
    aspects host needs keeps unique after remembers holds cost abilities kind
""")
"""The nodes of language.py, by the names of their classes, which are in packs and do not change."""


NODE_MODULES: Final = (L.__name__, "doomtable.rules.battle_nodes")
"""The modules whose dataclasses are nodes of declarations."""
_RENAMED: Final = {"Bindings": "Ctx", "TurnState": "Turn", "CombatState": "Combat"}
"""Classes of state.py that have got another name since, each with the word it keeps."""

ROW_LATER: Final[dict[str, Any]] = {"place": -1, "prison": (), "doomed": (), "field": -1}
"""Fields that a card in play has had since, with their defaults."""
SEAT_LATER: Final[dict[str, Any]] = {
    "markers": 0, "reserve": 0, "beside": (), "war": "", "under": (), "colony": 0,
}  # fmt: skip
"""The same of a seat."""
VALUE_LATER: Final[dict[str, dict[str, Any]]] = {
    "Turn": {"first": -1, "cycle": 0, "budget.deployments": 0, "budget.led": 0},
    "TurnBudget": {"deployments": 0, "led": 0},
    "Combat": {
        "wanted": "", "joined": (), "warzone": -1, "carries": False, "rolls": (), "aimed": (), "fences": (),
        "guests": (), "late": (),
    },
    "Draft": {"place": -1, "summoner": -1, "taken": False},
    "Pending": {"place": -1, "said": None},
}  # fmt: skip
"""The same of the values that are no named tuples, by their words."""
GAME_LATER: Final[dict[str, Any]] = {
    "table": (), "set_aside": (), "claims": (), "raised_goal": 0, "seating": (), "turned_round": False,
    "definitions.doubled": (), "definitions.passed": (),
}  # fmt: skip
"""The same of a state."""


def later(value: Any, defaults: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """The fields of `defaults` that are off them, each with its word: how a key ends that is a plain tuple."""
    return tuple((name, found) for name, usual in defaults.items() if (found := _of(value, name)) != usual)


def _of(value: Any, attribute: str) -> Any:
    """An attribute, by a dot one of a record in it."""
    outer, _, inner = attribute.partition(".")
    found = getattr(value, outer)
    return getattr(found, inner) if inner else found


def unnamed(value: Any) -> tuple[Any, ...]:
    """A tuple in a frame as it is written there, without names: of one of the tables above the fields of its line, then
    what it has got since, with its words, where that is off its default."""
    kind: Any = type(value)
    if issubclass(kind, Replaceable):
        form, added = _form(kind)
        return (*(_of(value, name) for _, name, _ in form.fields), *later(value, added))
    if not hasattr(kind, "_fields") or _RENAMED.get(kind.__name__, kind.__name__) not in STATE:
        return tuple(value)
    form, added = _form(kind)
    return (*(_of(value, name) for _, name, _ in form.fields), *later(value, added)) if added else tuple(value)


def frame_words(frame: Any) -> tuple[Any, ...]:
    """A frame as it was written when frames were plain tuples: its words first; last fields at their default left out.

    A field that comes later goes behind the others of its frame, so that what does not use it is written as before.
    """
    head: tuple[str, ...] = ("ask", frame.kind) if frame.op == "ask" else (frame.op,)
    values = frame[: -len(head)]
    usual, names = frame._field_defaults, frame._fields
    while values and names[len(values) - 1] in usual and usual[names[len(values) - 1]] == values[-1]:
        values = values[:-1]
    return (*head, *values)


def written(value: Any) -> str:
    """Nested tuples of numbers, words and bytes, and the named values of the tables above, as text.

    Equal exactly when the values are; TypeError for a named tuple or a node that has no line.
    """
    kind: Any = type(value)
    if kind is tuple:
        inner = [written(part) for part in value]
        return f"({inner[0]},)" if len(inner) == 1 else f"({', '.join(inner)})"
    if hasattr(kind, "_fields") or hasattr(kind, "__dataclass_fields__"):
        form, added = _form(kind)
        parts = [f"{word}={written(_of(value, name)) if name else text}" for word, name, text in form.fields]
        parts += [f"{name}={written(found)}" for name, found in later(value, added)]
        return f"{form.word}({', '.join(parts)})"
    return repr(value)


@cache
def _form(kind: Any) -> tuple[Form, dict[str, Any]]:
    """How values of a class are written, and the fields it has got since with their defaults."""
    node, word = hasattr(kind, "__dataclass_fields__"), _RENAMED.get(kind.__name__, kind.__name__)
    form = (NODES if node else STATE).get(word)
    if form is None or (node and kind.__module__ not in NODE_MODULES):
        raise TypeError(f"{kind.__name__} has no canonical words: give it a line in rules/canonical.py")
    if issubclass(kind, Replaceable):
        return form, VALUE_LATER[word]
    known = {name for _, name, _ in form.fields} | {name.partition(".")[0] for _, name, _ in form.fields}
    if node:
        usual = {field.name: field.default for field in fields(kind)}
    else:
        usual = dict.fromkeys(kind._fields, MISSING) | kind._field_defaults
    return form, {name: default for name, default in usual.items() if name not in known}
