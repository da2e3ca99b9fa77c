"""The keys of the table as data: what each action is pressed with; a player's own choice may replace any of it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import pygame

KEYS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType({
    "next": (pygame.K_TAB, pygame.K_RIGHT, pygame.K_DOWN),
    "previous": (pygame.K_LEFT, pygame.K_UP),
    "choose": (pygame.K_RETURN, pygame.K_KP_ENTER),
    "main": (pygame.K_SPACE,),
    "cancel": (pygame.K_ESCAPE,),
    "meditate": (pygame.K_m,),
    "end": (pygame.K_e,),
    "zoom": (pygame.K_z, pygame.K_i),
    "board": (pygame.K_b,),
    "more": (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS),
    "less": (pygame.K_MINUS, pygame.K_KP_MINUS),
    "most": (pygame.K_END,),
    "least": (pygame.K_HOME,),
    "log up": (pygame.K_PAGEUP,),
    "log down": (pygame.K_PAGEDOWN,),
    "fullscreen": (pygame.K_F11,),
    "menu": (pygame.K_F10, pygame.K_F1),
    "undo": (pygame.K_u,),
    "redo": (pygame.K_y,),
    "moments": (pygame.K_t,),
    "save": (pygame.K_F5,),
    "report": (pygame.K_F9,),
    "play": (pygame.K_p,),
    "new": (pygame.K_n,),
    "hotseat": (pygame.K_d,),
    "practice": (pygame.K_g,),
    "anew": (pygame.K_w,),
    "onward": (pygame.K_x,),
    "hands": (pygame.K_h,),
    "saved": (pygame.K_s,),
    "statistics": (pygame.K_a,),
    "quit": (pygame.K_q,),
})  # fmt: skip
"""Action -> the keys that do it."""
STEPPER: Final = MappingProxyType({"next": "more", "previous": "less"})
"""What arrows mean while a number is asked for."""


def action_of(key: int) -> str:
    """The action of a key, or ''."""
    return next((action for action, keys in KEYS.items() if key in keys), "")


def digit_of(key: int) -> int | None:
    """The digit of a key, or None."""
    if pygame.K_0 <= key <= pygame.K_9:
        return key - pygame.K_0
    if pygame.K_KP_1 <= key <= pygame.K_KP_9:
        return key - pygame.K_KP_1 + 1
    return 0 if key == pygame.K_KP_0 else None


def cap(action: str) -> str:
    """What stands on the cap of the first key of an action, as keyboards write it."""
    keys = KEYS.get(action, ())
    if not keys:
        return ""
    name = pygame.key.name(keys[0]) if pygame.display.get_init() else ""
    return {"escape": "Esc", "return": "Enter"}.get(name, name[:1].upper() + name[1:])
