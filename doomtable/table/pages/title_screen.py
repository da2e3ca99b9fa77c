"""Title screen: the name, Continue and Play now, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final

import pygame

from doomtable.files.settings import UNNAMED, PlayerIdentity
from doomtable.table.kit.clipped_text import clipped
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import OpenDeckBuilder, OpenSettings, Quit, ScreenMessage, ShowGallery
from doomtable.table.kit.widgets import Button, button_at, message_of
from doomtable.table.lan.lan_messages import OpenHostScreen, OpenJoinScreen
from doomtable.table.match.match_messages import PlayNow, PlayRandomPairing
from doomtable.table.new_game.quick_game import QuickOffers
from doomtable.table.pages.practice_games import ShowPractice
from doomtable.table.paint.eclipse_effects import draw_eclipse_effects
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.logo import logo, vista
from doomtable.table.paint.panels import draw_key_cap, draw_rule, key_cap_width
from doomtable.table.paint.player_badges import player_badge
from doomtable.table.paint.surface_effects import glow
from doomtable.table.paint.text_layout import draw_text, fit, shortened
from doomtable.table.paint.theme import BLACK, Theme, mix
from doomtable.table.rulebook.rulebook_state import OpenRulebook
from doomtable.words.words import Words

if TYPE_CHECKING:
    from doomtable.records.game_saves import SavedGame

LOGO_SHAPE = 6.5
"""How many times as wide as high the logo is."""


@dataclass(frozen=True)
class ContinueGame(ScreenMessage):
    """Go on with the game that was played last."""


@dataclass(frozen=True)
class RepeatPairing(ScreenMessage):
    """The decks of the last game against the computer, once more."""


@dataclass(frozen=True)
class PlayHotseat(ScreenMessage):
    """A game of two people at this machine, at once."""


@dataclass(frozen=True)
class StartTour(ScreenMessage):
    """The guided game."""


@dataclass(frozen=True)
class ShowNewGame(ScreenMessage):
    """Set up a game."""


@dataclass(frozen=True)
class OpenDraftSetup(ScreenMessage):
    """Set up a game out of boosters, or go on with one."""


@dataclass(frozen=True)
class ShowIdentity(ScreenMessage):
    """Who plays at this machine."""


@dataclass(frozen=True)
class ShowSavedGames(ScreenMessage):
    """The games that are kept."""


@dataclass(frozen=True)
class ShowStatistics(ScreenMessage):
    """What came of all games."""


GROUPS: Final[tuple[tuple[str, tuple[tuple[str, ScreenMessage, str], ...]], ...]] = (
    ("title-group-play", (
        ("title-new", ShowNewGame(), "new"), ("title-hotseat", PlayHotseat(), "hotseat"),
        ("title-host", OpenHostScreen(), "hands"), ("title-join", OpenJoinScreen(), "anew"),
        ("title-draft", OpenDraftSetup(), "board"),
    )),
    ("title-group-learn", (
        ("tour-learn", StartTour(), "guide"), ("title-practice", ShowPractice(), "practice"),
        ("title-rules", OpenRulebook(), "rules"), ("title-gallery", ShowGallery(), "gallery"),
    )),
    ("title-group-own", (
        ("title-decks", OpenDeckBuilder(), "decks"),
        ("title-saved", ShowSavedGames(), "saved"), ("title-statistics", ShowStatistics(), "statistics"),
        ("title-settings", OpenSettings(), "settings"), ("title-quit", Quit(), "quit"),
    )),
)  # fmt: skip
"""The columns of small buttons: a heading, and of each button its words, its message and its action."""
BY_ACTION: Final = {action: message for _, entries in GROUPS for _, message, action in entries if action}
"""What the small buttons' keys mean."""
LOW = 700
"""Pixels that a window is high at least, at its scale, that has room for everything."""
EACH_LIGHT = 40
"""Milliseconds between two pictures of the light."""
TWO_LINES = 68
"""Pixels that a button of a game is high where what it says needs two lines."""
SMALL = 12
"""Pixels that what a button of a game says is high at least."""
EACH = 168
ROW = 42
"""Pixels that a small button is wide, and from one to the next below it."""


def player_name(player: PlayerIdentity, words: Words) -> str:
    """What somebody is called here who need not have said so."""
    return player.name or words.say("setup-lone-name")


class TitleScreen:
    """What the program opens with: a way to everything."""

    def __init__(
        self,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        offers: QuickOffers,
        version: str,
        notice: str = "",
        kept: SavedGame | None = None,
        keys: KeyBindings = KEYS,
        fresh: bool = False,
        player: PlayerIdentity = UNNAMED,
        motion: int = 0,
        guided: bool = False,
    ) -> None:
        self.words = words
        self.keys = keys
        self.offers = offers
        self.version = version
        self.notice = notice
        self.kept = kept
        self.fresh = fresh
        """Whether nobody has played here yet: then the guided game is offered beside the quick one."""
        self.guided = guided
        """Whether the game that can be continued is the guided one."""
        self.player = player
        """Who plays at this machine."""
        self.motion = motion
        """How long motion takes, in per cent; 0 for none."""
        self._time, self._moved = 0, False
        """Milliseconds, and whether the light is to be drawn as it is by now."""
        self._over: list[pygame.Rect] = []
        """What the light lies under."""
        self._drawn_on: pygame.Surface | None = None
        self._lit: list[pygame.Rect] = []
        """The surface that was drawn on last, and where there is light on it: only there anything changes."""
        self._still: pygame.Surface | None = None
        """Picture and buttons, until something changes."""
        self.headings: list[tuple[str, int, int]] = []
        """The headings of the columns, each with its place."""
        self.focus = 0 if offers.next is not None or kept is not None else 1
        self.keyed = False
        self.mouse = (-1, -1)
        self.dirty = True
        self.resize(size, theme)

    @property
    def dirty(self) -> bool:
        """Whether there is something to draw."""
        return self._still is None or self._moved

    @dirty.setter
    def dirty(self, dirty: bool) -> None:
        if dirty:
            self._still = None

    def set_motion(self, percent: int) -> None:
        """Have motion take so long from now on."""
        self.motion, self.dirty = percent, True

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        px, words = theme.px, self.words
        self.left = px(112) if size[0] >= px(1200) else px(56)
        self.logo_high = min(px(132), size[1] // 7, round((size[0] * 0.5 - self.left) / LOGO_SHAPE))
        top = max(px(40), size[1] * 9 // 100)
        self.top = top
        gap = px(12)
        each = min(px(EACH), (size[0] - 2 * self.left - gap * (len(GROUPS) - 1)) // len(GROUPS))
        wide = each * len(GROUPS) + gap * (len(GROUPS) - 1)
        low = size[1] < px(LOW)
        y = top + self.logo_high + px(88 if low else 104)
        pairing = self.offers.next
        enough = pairing is not None
        sub = words.say("title-no-decks")
        if pairing is not None:
            sub = words.say("title-play-sub", a=pairing.decks[0].name, b=pairing.decks[1].name)
        big: list[Button] = []
        if self.kept is not None:
            label = words.say("title-continue-guided" if self.guided else "title-continue")
            big.append(Button(pygame.Rect(0, 0, 0, 0), label, ContinueGame(), True, self._kept(wide - 2 * px(26))))
        others = self._others()
        if self.kept is None or not others:
            place = pygame.Rect(0, 0, 0, 0)
            big.append(Button(place, words.say("title-play-now"), PlayNow(), True, sub, enabled=enough))
        if self.fresh and enough:  # who has never played is taught first
            place, sub = pygame.Rect(0, 0, 0, 0), words.say("title-learn-sub")
            big.insert(0, Button(place, words.say("tour-learn"), StartTour(), True, sub))
        for i, button in enumerate(big):
            button.main = i == 0
            button.rect = pygame.Rect(self.left, y, wide, px((72 if low else 84) if i == 0 else (50 if low else 58)))
            y = button.rect.bottom + px(10)
        if others:
            others = others if self.kept is None else [self._play_beside(), *others]
            x, high = self.left, px(50 if low else 58)
            shares = self._shares(others, wide - gap * (len(others) - 1))
            subs = zip((text_width(one.sub, px(12), 500) for one in others), shares, strict=True)
            if any(sub > share - px(30) for sub, share in subs):
                high = px(TWO_LINES)  # what does not fit in a line has two
            for button, share in zip(others, shares, strict=True):
                button.rect = pygame.Rect(x, y, share, high)
                x += share + gap
            big += others
            y += others[0].rect.h + px(10)
        y += px(6)
        self.headings, rest = [], []
        begun = {button.message for button in big}
        step = px(ROW - 4 if low else ROW)
        for column, (heading, entries) in enumerate(GROUPS):
            x = self.left + column * (each + gap)
            self.headings.append((words.say(heading), x, y))
            left = [entry for entry in entries if entry[1] not in begun]
            for row, (label, message, action) in enumerate(left):
                rect = pygame.Rect(x, y + px(25) + row * step, each, step - px(6))
                cap = self.keys.cap(action) if action else ""
                able = enough or message not in (PlayHotseat(), StartTour())
                rest.append(Button(rect, words.say(label), message, key=cap, enabled=able))
        self.columns_wide = each
        high, most = px(54), min(px(230), size[0] // 4)
        place = pygame.Rect(size[0] - px(24) - most, px(20), most, high)
        self.me = Button(place, player_name(self.player, words), ShowIdentity())
        self.buttons = [*big, *rest, self.me]
        self.dirty = True

    def _shares(self, beside: Sequence[Button], wide: int) -> list[int]:
        """The widths of buttons beside each other: what each needs and as much more, or all the same."""
        px = self.theme.px
        needs = [max(text_width(one.label, px(18), 600), text_width(one.sub, px(14), 500)) + px(32) for one in beside]
        more = (wide - sum(needs)) // len(needs)
        return [need + more for need in needs] if more >= 0 else [wide // len(needs)] * len(needs)

    def _others(self) -> list[Button]:
        """Other games on one press: the last one again, or any two decks; none before the first."""
        again, say = self.offers.rematch, self.words.say
        if again is None or self.fresh:
            return []
        place = pygame.Rect(0, 0, 0, 0)
        return [
            Button(place, say("title-rematch"), RepeatPairing(), False, say("title-against", deck=again.decks[1].name)),
            Button(place, say("title-random"), PlayRandomPairing(), False, say("title-random-sub")),
        ]

    def _play_beside(self) -> Button:
        """The next game on one press, beside others of its kind."""
        pairing, say = self.offers.next, self.words.say
        against = say("title-against", deck=pairing.decks[1].name) if pairing is not None else ""
        return Button(pygame.Rect(0, 0, 0, 0), say("title-play-now"), PlayNow(), False, against)

    def _kept(self, room: int) -> str:
        """What goes on: which decks, how far, since when; on a line of their own, as many decks as it has room for,
        where not all of it stands on one."""
        assert self.kept is not None
        when = datetime.fromtimestamp(self.kept.changed)
        far = self.words.say("title-continue-sub", n=self.kept.choices, date=when.strftime("%Y-%m-%d %H:%M"))
        decks = [deck for deck in self.kept.decks if deck] or [*self.kept.names]
        told = " – ".join(decks)
        if text_width(f"{told} · {far}", self.theme.px(13), 500) <= room:
            return f"{told} · {far}"
        for more in range(1, len(decks)):
            if text_width(told, self.theme.px(SMALL), 500) <= room:
                break
            named = " – ".join(decks[:-more])
            told = self.words.say("title-more-decks", decks=named, n=more)
        return f"{told}\n{far}"

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message or None."""
        if event.type == pygame.MOUSEMOTION:
            if button_at(self.buttons, event.pos) is not button_at(self.buttons, self.mouse):
                self.dirty = True
            self.mouse = event.pos
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse = event.pos
            pressed = button_at(self.buttons, event.pos)
            return message_of(pressed)
        elif event.type == pygame.KEYDOWN:
            return self._key(self.keys.action_of(event.key), event)
        return None

    def _key(self, action: str, event: pygame.event.Event) -> ScreenMessage | None:
        self.dirty = True
        if action in ("next", "previous"):
            back = action == "previous" or bool(event.mod & pygame.KMOD_SHIFT)
            self.focus = (self.focus + (-1 if back else 1)) % len(self.buttons) if self.keyed else self.focus
            self.keyed = True
        elif action in ("choose", "main"):
            return message_of(self.buttons[self.focus if action == "choose" and self.keyed else 0])
        elif action == "play":
            return message_of(next((b for b in self.buttons if b.message == PlayNow()), None))
        elif action == "guide":
            return StartTour()
        elif action in BY_ACTION:
            return message_of(next((b for b in self.buttons if b.message == BY_ACTION[action]), None))
        return None

    def show_notice(self, text: str) -> None:
        """Say a sentence at the foot."""
        self.notice, self.dirty = text, True

    def update(self, now: int) -> None:
        """Let time pass: the light of the eclipse and the embers move."""
        if self.motion and now - self._time >= EACH_LIGHT:
            self._time, self._moved = now, True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the picture, its moving light, and over it the name and the buttons."""
        if self._still is None or self._drawn_on is not target:
            self._still = pygame.Surface(target.get_size(), 0, target)
            self._draw_still(self._still)
            self._drawn_on, self._lit = target, [target.get_rect()]
        for rect in self._lit:
            target.blit(self._still, rect, rect)
        self._lit = draw_eclipse_effects(target, self.theme, self._time * 100 / self.motion if self.motion else 0)
        for rect in self._over:
            target.blit(self._still, rect, rect)
        self._moved = False

    def _draw_still(self, target: pygame.Surface) -> None:
        """What stands still, in which everything but the picture lies over the light."""
        theme, words = self.theme, self.words
        px, palette = theme.px, theme.palette
        target.blit(vista(self.size, theme), (0, 0))
        name = logo(self.logo_high)
        target.blit(name, (self.left - 2, self.top))
        y = self.top + self.logo_high + px(26)
        draw_rule(target, self.left, y, name.get_width() - px(4), theme, double=True)
        tagline = words.say("title-tagline")
        draw_text(target, tagline, self.left, y + px(18), px(20), palette.bone, 500)
        hovered = button_at(self.buttons, self.mouse)
        for i, button in enumerate(self.buttons):
            focus = self.keyed and i == self.focus
            if button is self.me:
                self._player(target, button is hovered, focus)
            elif button.sub:
                self._large(target, button, button is hovered, focus)
            else:
                self._small(target, button, button is hovered, focus)
        for heading, x, y in self.headings:
            draw_text(target, heading, x + px(2), y, px(13), palette.brass_hi, 600)
            draw_rule(target, x, y + px(18), self.columns_wide, theme)
        foot = words.say("title-foot", version=self.version)
        y = self.size[1] - px(36)
        over = [button.rect for button in self.buttons]
        draw_text(target, foot, self.left, y, px(13), palette.ash, 400)
        if self.notice:
            said = fit(self.notice, self.size[0] - 2 * self.left, px(60), px(14), px(12), 500)
            for i, line in enumerate(said.lines):
                draw_text(
                    target,
                    line,
                    self.left,
                    y - px(26) - (len(said.lines) - 1 - i) * said.leading,
                    said.size,
                    palette.ember,
                    500,
                )
            high = said.leading * len(said.lines)
            top = y - px(26) - (len(said.lines) - 1) * said.leading
            over.append(pygame.Rect(self.left, top, self.size[0] - 2 * self.left, high))
        self._over = over

    def _player(self, target: pygame.Surface, hover: bool, focus: bool) -> None:
        """Who plays here: sign and name, and that both can be chosen."""
        theme, palette, rect = self.theme, self.theme.palette, self.me.rect
        px, colour = theme.px, palette.seats[self.player.colour % len(palette.seats)]
        Button(rect, "", "").draw(target, theme, hover, focus)
        target.blit(player_badge(self.player.emblem or "general", colour, px(38)), (rect.x + px(11), rect.y + px(8)))
        x, room = rect.x + px(60), rect.w - px(72)
        name = fit(self.me.label, room, rect.h, px(17), px(13), 600, most_lines=1)
        shown = shortened(self.me.label, name.size, room, 600)
        ink = palette.brass_hi if hover else palette.bone
        draw_text(target, shown, x, rect.y + px(20), name.size, ink, 600, ay=0.5)
        told = shortened(self.words.say("title-identity"), px(12), room, 500)
        draw_text(target, told, x, rect.y + px(38), px(12), palette.ash, 500, ay=0.5)

    def _small(self, target: pygame.Surface, button: Button, hover: bool, focus: bool) -> None:
        """A small button: its words stand left, under those of the one above."""
        theme, palette, rect = self.theme, self.theme.palette, button.rect
        Button(rect, "", "", key=button.key, enabled=button.enabled).draw(target, theme, hover, focus)
        room = rect.w - theme.px(24) - (key_cap_width(button.key, theme) + theme.px(9) if button.key else 0)
        words = fit(button.label, room, rect.h, theme.px(15), theme.px(12), 600, most_lines=1)
        ink = palette.brass_hi if hover else palette.bone if button.enabled else palette.ash
        for line in words.lines[:1]:
            draw_text(target, line, rect.x + theme.px(14), rect.centery, words.size, ink, 600, ay=0.5)

    def _large(self, target: pygame.Surface, button: Button, hover: bool, focus: bool) -> None:
        """A large button: its words stand left, in two sizes; the first of them glows."""
        theme, palette, rect = self.theme, self.theme.palette, button.rect
        px, first = theme.px, button.main and button.enabled
        if first and not palette.plain:
            glow(target, rect, palette.brass, px(20), 130, 4)
        Button(rect, "", "", first, enabled=button.enabled).draw(target, theme, hover, focus)
        ink = palette.ink if first else palette.bone if button.enabled else palette.ash
        pad = px(26) if rect.w > px(300) else px(15)
        room, below = rect.w - 2 * pad, ink if first else palette.ash
        lines = 2 if first or rect.h >= px(TWO_LINES) else 1
        beside = [(one, one.rect.w - 2 * pad) for one in self.buttons if one.rect.y == rect.y and not one.key]
        told = [(line, wide) for one, wide in beside for line in one.sub.split("\n")]
        whole = (px(n) for n in (15, 14, 13) if all(text_width(line, px(n), 500) <= wide for line, wide in told))
        small = next(whole, px(SMALL))
        parts = button.sub.split("\n")
        each = lines if len(parts) == 1 else 1
        said = [line for part in parts for line in clipped(part, small, room, 500, each)]
        two = first and len(said) > 1
        largest = px(25 if two else 30 if first else 20)
        size = min(fit(one.label, wide, rect.h, largest, px(14), 600, most_lines=1).size for one, wide in beside)
        top = rect.y + (rect.h - px(64 if first else 46 if lines == 1 else 61)) // 2
        middle = top + (0 if first else (px(20) - size) // 2)
        draw_text(target, button.label, rect.x + pad, middle, size, ink, 700 if first else 600)
        top += px(30 if two else 38 if first else 24)
        for i, line in enumerate(said):
            draw_text(target, line, rect.x + pad, top + i * px(15), small, below, 500)
        called = "choose" if first else "guide" if button.message == StartTour() else "play"
        cap = self.keys.cap(called) if first or button.message in (StartTour(), PlayNow()) else ""
        if first and theme.cap(cap) == cap:
            draw_text(target, cap, rect.right - px(24), rect.y + px(28), px(14), ink, 600, ax=1, ay=0.5)
        elif cap:
            rim, free = mix(palette.bone, BLACK, 0.55), rect.w - pad - px(24) - key_cap_width(cap, theme)
            short = all(text_width(line, small, 500) <= free for line in said)  # else it stands beside the name
            at = rect.y + px(28) if first else rect.centery if short else middle + size * 2 // 3
            draw_key_cap(target, cap, rect.right - px(18), at, theme, palette.bone, rim)
