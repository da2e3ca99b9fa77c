"""Identity screen: under which name, sign and colour somebody plays at this machine."""

from __future__ import annotations

from typing import Final, get_args

import pygame

from doomtable.files.settings import COLOURS, LONGEST_NAME, Emblem, PlayerIdentity
from doomtable.table.kit.form_screen import FormScreen, StopKey, TextField
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.new_game.new_game_settings import kept_name
from doomtable.table.pages.page_messages import ChooseIdentity
from doomtable.table.paint.emblems import emblem
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.player_badges import player_badge
from doomtable.table.paint.surface_effects import put
from doomtable.table.paint.text_layout import draw_text, fit, shortened
from doomtable.table.paint.theme import WHITE, Color, Theme, mix
from doomtable.words.words import Words

EMBLEMS: Final[tuple[Emblem, ...]] = tuple(one for one in get_args(Emblem) if one)
ACROSS: Final = 7
OF_TYPES: Final = ("warrior", "art", "mission")
"""The signs that are those of types of card; the others are those of affiliations."""
NAME: Final[StopKey] = ("name", 0)


class IdentityScreen(FormScreen):
    """Name, sign and colour; message: ChooseIdentity, by every way out."""

    main = ("done", 0)
    highest, widest = 560, 1060

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], identity: PlayerIdentity, keys: KeyBindings = KEYS
    ) -> None:
        self.identity = identity
        super().__init__(words, theme, size, keys)
        self.entries = {NAME: TextField(identity.name, LONGEST_NAME)}
        self.focus = NAME
        self.entries[NAME].select()
        self.laid()

    def lay(self) -> None:
        """The player as others see him at the left, what can be chosen at the right."""
        px, body, foot = self.theme.px, self.body, self.foot
        wide = min(px(300), body.w * 34 // 100)
        self.shown = pygame.Rect(body.x, body.y + px(4), wide, body.h - px(8))
        x, room = self.shown.right + px(28), body.right - self.shown.right - px(28)
        self.heads = [(x, body.y + px(10))]
        self.stops[NAME] = pygame.Rect(x, body.y + px(30), min(room, px(460)), px(42))
        gap = px(8)
        each = min(px(84), (room - gap * (ACROSS - 1)) // ACROSS)
        y = self.stops[NAME].bottom + px(22)
        self.heads.append((x, y))
        y += px(20)
        for i, _ in enumerate(EMBLEMS):
            place = x + i % ACROSS * (each + gap), y + i // ACROSS * (each + gap)
            self.stops["emblem", i] = pygame.Rect(place, (each, each))
        y += -(-len(EMBLEMS) // ACROSS) * (each + gap) + px(14)
        self.heads.append((x, y))
        y += px(20)
        for i in range(COLOURS):
            self.stops["colour", i] = pygame.Rect(x + i * (each + gap), y, each, min(px(40), each))
        self.stops["done", 0] = pygame.Rect(foot.right - px(240), foot.y, px(240), foot.h)

    def press(self, key: StopKey) -> ScreenMessage | None:
        """Press something; returns a message for the window or None."""
        what, n = key
        if what == "emblem":
            again = self.identity.emblem == EMBLEMS[n]
            self.identity = self.identity.with_(emblem="" if again else EMBLEMS[n])
        elif what == "colour":
            self.identity = self.identity.with_(colour=n)
        elif what == "done":
            return self.back()
        self.dirty = True
        return None

    def written(self, key: StopKey) -> None:
        """The name is another."""
        self.identity = self.identity.with_(name=self.entries[NAME].text)

    def back(self) -> ScreenMessage:
        """What was chosen holds, whichever way one leaves."""
        return ChooseIdentity(self.identity.with_(name=kept_name(self.identity.name)))

    # -------------------------------------------------------------------------------------------------- painting

    def colour(self, n: int) -> Color:
        """One of the seats' colours."""
        seats = self.theme.palette.seats
        return seats[n % len(seats)]

    def paint(self, target: pygame.Surface) -> None:
        """Draw what stands on the panel."""
        say, palette, px = self.words.say, self.theme.palette, self.theme.px
        self.title(target, say("identity-title"))
        for (x, y), head in zip(self.heads, ("identity-name", "identity-emblem", "identity-colour"), strict=True):
            draw_text(target, say(head), x, y, px(14), palette.brass, 600, ay=0.5)
        self.field(target, NAME, say("setup-lone-name"), 17)
        for i, sign in enumerate(EMBLEMS):
            self._emblem(target, ("emblem", i), sign)
        for i in range(COLOURS):
            self._swatch(target, ("colour", i))
        self.button(target, ("done", 0), say("identity-done"), self.keys.cap("cancel"), main=True)
        self._shown(target)
        self.sentence(target, pygame.Rect(self.foot.x, self.foot.y, self.foot.w - px(260), self.foot.h),
                      self.said or say("identity-note"), self.tone if self.said else "ash")  # fmt: skip

    def _emblem(self, target: pygame.Surface, key: StopKey, sign: Emblem) -> None:
        """A sign to choose; the chosen one is in the player's colour and framed."""
        palette, rect, chosen = self.theme.palette, self.stops[key], self.identity.emblem == sign
        own = self.colour(self.identity.colour)
        lit = self.hovered(key)
        target.fill(mix(palette.iron_low, own, 0.22) if chosen else palette.iron_low, rect)
        rim = own if chosen else palette.brass if lit else palette.edge
        pygame.draw.rect(target, rim, rect, max(palette.border, self.theme.px(3) if chosen else 1))
        ink = mix(own, WHITE, 0.3) if chosen else palette.bone if lit else palette.ash
        put(target, emblem(sign, rect.w * 0.66, ink), *rect.center)

    def _swatch(self, target: pygame.Surface, key: StopKey) -> None:
        """A colour to choose; the chosen one has a frame."""
        palette, px, rect = self.theme.palette, self.theme.px, self.stops[key]
        chosen = self.identity.colour == key[1]
        target.fill(self.colour(key[1]), rect)
        pygame.draw.rect(target, palette.iron_low, rect, max(1, px(2)))
        if chosen or self.hovered(key):
            frame = rect.inflate(px(8), px(8))
            pygame.draw.rect(target, palette.bone if chosen else palette.brass, frame, max(1, px(2)))

    def _shown(self, target: pygame.Surface) -> None:
        """The player as he is shown at a table."""
        theme, px, rect = self.theme, self.theme.px, self.shown
        palette, own = theme.palette, self.colour(self.identity.colour)
        draw_panel(target, rect, theme, own, own)
        wide = min(px(150), rect.w - px(90))
        badge = player_badge(self.identity.emblem, own, wide)
        high = wide + px(64)
        top = rect.y + (rect.h - high) // 2
        target.blit(badge, (rect.centerx - wide // 2, top))
        name = kept_name(self.identity.name) or self.words.say("setup-lone-name")
        fitted = fit(name, rect.w - px(44), px(40), px(26), px(14), 600, most_lines=1)
        said = shortened(name, fitted.size, rect.w - px(44), 600)
        draw_text(target, said, rect.centerx, top + wide + px(30), fitted.size, palette.bone, 600, ax=0.5, ay=0.5)
        told = self._called()
        draw_text(target, told, rect.centerx, top + wide + px(56), px(13), palette.ash, 500, ax=0.5, ay=0.5)

    def _called(self) -> str:
        """What the sign is called."""
        sign = self.identity.emblem
        if not sign:
            return self.words.say("identity-no-emblem")
        if sign in OF_TYPES:
            return self.words.say("deck-type", kind=sign, n=1)
        return self.words.option("templars" if sign == "templar" else sign)
