"""Key bindings: which keys do which action, by default and as a player changed them.

The keys of the ring (Tab, arrows, Enter, Esc) always mean the same, so that nobody can lock himself out; digits are
for numbers. Everything else is bound anew by `KeyBindings.bound_to`. A replay has the same keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame

from doomtable.words.words import Words

FIXED: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType({
    "next": (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB),
    "previous": (pygame.K_LEFT, pygame.K_UP),
    "choose": (pygame.K_RETURN, pygame.K_KP_ENTER),
    "cancel": (pygame.K_ESCAPE,),
})  # fmt: skip
"""Action -> the keys that nobody can take from it."""
DEFAULTS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType({
    "main": (pygame.K_SPACE,),
    "end": (pygame.K_e,),
    "meditate": (pygame.K_m,),
    "zoom": (pygame.K_z, pygame.K_i),
    "board": (pygame.K_b,),
    "sums": (pygame.K_d,),
    "undo": (pygame.K_u,),
    "redo": (pygame.K_y,),
    "moments": (pygame.K_t,),
    "more": (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS),
    "less": (pygame.K_MINUS, pygame.K_KP_MINUS),
    "most": (pygame.K_END,),
    "least": (pygame.K_HOME,),
    "log up": (pygame.K_PAGEUP,),
    "log down": (pygame.K_PAGEDOWN,),
    "log": (pygame.K_l,),
    "past": (pygame.K_BACKSPACE,),
    "until": (pygame.K_w,),
    "stops": (pygame.K_F4,),
    "everywhere": (pygame.K_LCTRL, pygame.K_RCTRL),
    "meanwhile": (pygame.K_F7,),
    "hint": (pygame.K_F2,),
    "guide": (pygame.K_g,),
    "chat": (pygame.K_c,),
    "rules": (pygame.K_F1,),
    "sound": (pygame.K_F6,),
    "menu": (pygame.K_F10,),
    "save": (pygame.K_F5,),
    "report": (pygame.K_F9,),
    "fullscreen": (pygame.K_F11,),
    "play": (pygame.K_p,),
    "new": (pygame.K_n,),
    "hotseat": (pygame.K_f,),
    "practice": (pygame.K_r,),
    "anew": (pygame.K_j,),
    "onward": (pygame.K_x,),
    "saved": (pygame.K_s,),
    "statistics": (pygame.K_a,),
    "gallery": (pygame.K_F8,),
    "decks": (pygame.K_INSERT,),
    "settings": (pygame.K_o,),
    "quit": (pygame.K_q,),
    "remove": (pygame.K_DELETE,),
    "eyes": (pygame.K_v,),
    "hands": (pygame.K_h,),
})  # fmt: skip
"""Action -> the keys that do it until a player says otherwise; no key stands here twice."""
SILENT: Final = frozenset({
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK,
    pygame.K_NUMLOCK, pygame.K_SCROLLLOCK, pygame.K_MODE,
})  # fmt: skip
"""Keys that mean nothing by themselves."""
MARKLESS: Final = 1 << 30
"""From this code on are the keys that make no mark: those of functions, arrows, and most of the number pad."""
STEPPER: Final = MappingProxyType({"next": "more", "previous": "less"})
"""What arrows mean while a number is asked for."""
CAPS: Final = MappingProxyType({
    "escape": "cap-escape", "return": "cap-return", "enter": "cap-return", "space": "cap-space", "tab": "cap-tab",
    "delete": "cap-delete", "insert": "cap-insert", "backspace": "cap-backspace", "home": "cap-home", "end": "cap-end",
    "page up": "cap-page-up", "page down": "cap-page-down", "left": "cap-left", "right": "cap-right", "up": "cap-up",
    "down": "cap-down", "left ctrl": "cap-ctrl", "right ctrl": "cap-ctrl",
})  # fmt: skip
"""Keys that keyboards name, by what pygame calls them, and the message with that name."""
SHORT: Final = MappingProxyType({
    "escape": "Esc", "return": "Enter", "delete": "Del", "page up": "PgUp", "page down": "PgDn",
    "left ctrl": "Ctrl", "right ctrl": "Ctrl",
})  # fmt: skip
"""What keyboards write on keys where nobody says in which language."""


def cap_names(words: Words) -> Mapping[str, str]:
    """What keyboards of a language write on keys, by what pygame calls them; any other key is called by its mark."""
    return {name: words.say(message) for name, message in CAPS.items()}


class KeySwap(NamedTuple):
    """A key that an action is to have, and the action that has it."""

    action: str
    key: int
    holder: str


@dataclass(frozen=True, slots=True)
class KeyBindings:
    """Action -> keys, as a player likes them. What is not in `own` is as the program has it."""

    own: tuple[tuple[str, tuple[int, ...]], ...] = ()
    names: Mapping[str, str] = field(default_factory=lambda: SHORT, compare=False, repr=False)
    """What stands on caps, by what pygame calls the keys."""
    buttons: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    """Action -> what sentences call the button of a gamepad, while one is used."""

    def of(self, action: str) -> tuple[int, ...]:
        """The keys of an action."""
        return dict(self.own).get(action) or FIXED.get(action) or DEFAULTS.get(action, ())

    def action_of(self, key: int) -> str:
        """The action of a key, or ''."""
        return next((action for action in (*FIXED, *DEFAULTS) if key in self.of(action)), "")

    def cap(self, action: str) -> str:
        """What stands on the cap of the first key of an action, as keyboards write it."""
        return self.cap_of(self.of(action)[0]) if self.of(action) else ""

    def told(self, action: str) -> str:
        """What a sentence calls the key of an action, or the button of a gamepad while one is used."""
        return self.buttons.get(action) or self.cap(action)

    def caps(self, action: str) -> tuple[str, ...]:
        """What stands on the caps of all its keys, each once."""
        return tuple(dict.fromkeys(filter(None, map(self.cap_of, self.of(action)))))

    def cap_of(self, key: int) -> str:
        """What stands on the cap of a key; '' without video, and for a key without a name."""
        name = key_name(key)
        first = name[:1].upper()
        return self.names.get(name, (first if len(first) == 1 else name[:1]) + name[1:])

    def bound_to(self, action: str, key: int) -> KeyBindings | KeySwap:
        """The keys with this one alone for an action; a KeySwap if another action has it."""
        holder = self.action_of(key)
        return self._with({action: (key,)}) if holder in ("", action) else KeySwap(action, key, holder)

    def swapped(self, swap: KeySwap) -> KeyBindings:
        """The keys with that one for the action, and what the action had for the one that held the key."""
        return self._with({swap.action: (swap.key,), swap.holder: self.of(swap.action)})

    def _with(self, changes: Mapping[str, tuple[int, ...]]) -> KeyBindings:
        whole = {**dict(self.own), **changes}
        own = tuple((action, keys) for action, keys in whole.items() if keys != DEFAULTS[action])
        return replace(self, own=own)

    @property
    def conflicts(self) -> tuple[KeySwap, ...]:
        """Keys that mean two things: the later action has no use of them."""
        held: dict[int, str] = {}
        return tuple(
            KeySwap(action, key, held[key])
            for action in (*FIXED, *DEFAULTS)
            for key in self.of(action)
            if held.setdefault(key, action) != action
        )

    def written(self) -> dict[str, tuple[str, ...]]:
        """What the settings keep: the names of the keys that are not as the program has them."""
        return {action: tuple(map(pygame.key.name, keys)) for action, keys in self.own}


KEYS: Final = KeyBindings()
"""The keys as the program has them."""


def read(
    written: Mapping[str, Sequence[str]], names: Mapping[str, str] = SHORT
) -> tuple[KeyBindings, tuple[str, ...]]:
    """The keys as the settings keep them, and the actions whose keys were unusable: those are as the program has them.

    `names` are those on caps. The video must have been started: what it calls keys stands in the settings.
    """
    own: dict[str, tuple[int, ...]] = {}
    faults: list[str] = []
    for action, called in written.items():
        codes = tuple(filter(None, map(_code, called)))
        if action not in DEFAULTS or not codes or len(codes) != len(called) or any(map(refusal, codes)):
            faults.append(action)
        else:
            own[action] = codes
    while clashes := KeyBindings(tuple(own.items())).conflicts:
        guilty = next(name for name in (clashes[0].action, clashes[0].holder) if name in own)
        del own[guilty]
        faults.append(guilty)
    return KeyBindings(tuple(own.items()), names), tuple(faults)


def _code(name: str) -> int:
    try:
        return pygame.key.key_code(name)
    except ValueError:
        return 0


def refusal(key: int) -> str:
    """Why no action may have a key, as the id of a sentence; '' if one may."""
    if any(key in keys for keys in FIXED.values()):
        return "keys-refused-fixed"
    if digit_of(key) is not None:
        return "keys-refused-digit"
    return "keys-refused-silent" if key in SILENT or not key_name(key) else ""


def key_name(key: int) -> str:
    """What pygame calls a key; '' without video, and for a key without a name."""
    return pygame.key.name(key) if pygame.display.get_init() else ""


def prints(key: int) -> bool:
    """Does a key make a letter, a digit or a mark where text is typed?"""
    pad = pygame.K_KP_DIVIDE, pygame.K_KP_MULTIPLY, pygame.K_KP_MINUS, pygame.K_KP_PLUS, pygame.K_KP_PERIOD
    plain = pygame.K_SPACE <= key < MARKLESS and key != pygame.K_DELETE
    return plain or key in pad or (digit_of(key) is not None)


def writes(key: int) -> bool:
    """Does a key change a text that is typed?"""
    return prints(key) or key in (pygame.K_BACKSPACE, pygame.K_DELETE)


def selects_all(event: pygame.event.Event) -> bool:
    """Is it the key that marks all of a text?"""
    return event.key == pygame.K_a and bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))


def digit_of(key: int) -> int | None:
    """The digit of a key, or None."""
    if pygame.K_0 <= key <= pygame.K_9:
        return key - pygame.K_0
    if pygame.K_KP_1 <= key <= pygame.K_KP_9:
        return key - pygame.K_KP_1 + 1
    return 0 if key == pygame.K_KP_0 else None
