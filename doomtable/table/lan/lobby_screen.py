"""Lobby screen: seats, terms, join code and chat of a room before its game, and what may be pressed."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import pygame

from doomtable.errors import BadInput
from doomtable.net import protocol as P
from doomtable.net.protocol.join_code import shown_code
from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.kit.clipped_text import tidy
from doomtable.table.kit.deck_panel import draw_sign
from doomtable.table.kit.form_screen import FormScreen, StopKey, TextField
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage, ShowTitle
from doomtable.table.lan.chat import chat_lines, draw_chat
from doomtable.table.lan.host_screen import cross
from doomtable.table.lan.host_settings import CLOCKS, QUIETS, WAITS
from doomtable.table.lan.lan_room import LanRoom, reason_text
from doomtable.table.lan.lobby_layout import BOOSTERS, CHAT, CHOICES, MARKS, NUMBERS, QUIET, lay_out_lobby
from doomtable.table.lan.lobby_rules import next_boosters, other_rules
from doomtable.table.lan.lobby_words import boosters_text, seat_state
from doomtable.table.match.board import NUMERALS
from doomtable.table.new_game.new_game_screen import ABOUT_EDITION, ABOUT_FORM, EDITION, FORM
from doomtable.table.new_game.new_game_settings import GOALS, HANDS, STARTS, USUAL, stepped
from doomtable.table.new_game.variants_offered import goal_is_set, goal_shown
from doomtable.table.paint.emblems import emblem
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_panel, draw_rule, draw_tray
from doomtable.table.paint.team_signs import team_sign
from doomtable.table.paint.text_layout import draw_text, shortened
from doomtable.table.paint.theme import Theme, mix
from doomtable.words.words import Words

BOUNDS: Final = {
    "goal": GOALS, "start": STARTS, "hand": HANDS, "clock": CLOCKS, "wait": WAITS, "quiet": QUIETS,
}  # fmt: skip
NUMBER_WORDS: Final = {
    "goal": "setup-goal", "start": "setup-start", "hand": "setup-hand", "clock": "lan-clock", "wait": "lan-wait",
    "quiet": "lan-quiet",
}  # fmt: skip

MARK_WORDS: Final = {
    "sabotage": "setup-sabotage", "warzones": "setup-places", "discards": "setup-discards", "wars": "setup-wars",
    "battles": "setup-battles",
}  # fmt: skip
VALUES: Final = {"clock": "lan-clock-value", "wait": "lan-minutes", "quiet": "lan-quiet-value"}


class LobbyScreen(FormScreen):
    """A table before its game, and what can be done about it; messages: 'title'."""

    highest = 760

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], room: LanRoom, available: Sequence[AvailableDeck],
        keys: KeyBindings = KEYS,
    ) -> None:  # fmt: skip
        self.lan_room, self.available = room, tuple(available)
        self.seen: tuple[object, ...] = room.stamp
        self.sure = False
        """Whether the host was asked if he means to close the table."""
        self._wish: tuple[int, Ruleset, int, int, int, P.BoosterTerms | None] | None = None
        """What the host has just changed, until it is agreed: by which number of the terms."""
        super().__init__(words, theme, size, keys)
        self.entries = {CHAT: TextField("", P.LONGEST_CHAT, whole=False)}
        self.laid()
        self._aborted: tuple[str | int, ...] = ()
        self._look()

    # ------------------------------------------------------------------------------------------------- looking

    @property
    def main(self) -> StopKey:  # type: ignore[override]
        """What stands out: the host's word that it begins, a guest's that he is ready, or the talk."""
        if self.lan_room.host:
            return ("begin", 0)
        return ("ready", 0) if self.lan_room.seat >= 0 else CHAT

    @property
    def quiet(self) -> bool:
        """May seats, decks and terms change?"""
        return self.lan_room.lively and self.lan_room.table.phase in QUIET

    def rules(self) -> Ruleset | None:
        """The rules that are agreed, or that the host has just wished for."""
        return self._wish[1] if self._wish is not None else self.lan_room.rules()

    def numbers(self) -> dict[str, int]:
        """What is agreed, or has just been wished for, in the units in which it is stepped."""
        rules, terms = self.rules(), self.lan_room.table.terms
        clock, wait, quiet = self._wish[2:5] if self._wish is not None else (terms.clock, terms.wait, terms.quiet)
        out = {"clock": clock // 60, "wait": wait // 60, "quiet": quiet}
        return out if rules is None else {"goal": rules.goal_p, "start": rules.start_d, "hand": rules.hand_fill} | out

    @property
    def boosters(self) -> P.BoosterTerms | None:
        """The boosters that are agreed, or have just been wished for; None where people bring decks."""
        return self._wish[5] if self._wish is not None else self.lan_room.table.terms.boosters

    @property
    def deck(self) -> AvailableDeck:
        """The deck that one brings; with its faults by the rules that are agreed, if it is among the available ones."""
        return next((one for one in self.available if one.key == self.lan_room.deck.key), self.lan_room.deck)

    def missing(self) -> str:
        """Why the host cannot begin; '' if he can."""
        say, room = self.words.say, self.lan_room
        table = room.table
        if not room.lively:
            return say("lobby-lost")
        if table.phase == "sealed":
            return say("lobby-sealed")
        if table.phase == "dealing":
            return say("lobby-dealing")
        if table.phase == "building":
            builds = [seat.name for seat in table.seats if not seat.ready]
            return say("lobby-building", players=", ".join(builds), n=len(builds))
        if table.phase == "drafting":
            return say("lobby-drafting")
        empty = sum(seat.state == "open" for seat in table.seats)
        if empty:
            return say("lobby-open", n=empty)
        waits = [seat for seat in table.seats if not seat.ready and seat.seat != room.seat]
        if waits:
            return say("lobby-waits", player=waits[0].name, n=len(waits) - 1)
        return self.bad_deck()

    def bad_deck(self) -> str:
        """Why one cannot be ready; '' if one can."""
        deck = self.deck
        if self.lan_room.seat < 0 or deck.legal or self.boosters is not None:
            return ""
        fault = self.words.error(deck.trouble) if deck.trouble else self.words.deck_fault(deck.faults[0])
        return self.words.say("join-bad-deck", deck=deck.name, fault=fault)

    def update(self, now: int) -> None:
        """Look whether there is something new."""
        super().update(now)
        if self.lan_room.stamp != self.seen:
            self._look()
        for text in self.lan_room.refused(self.words):
            self._wish = None
            self.show_notice(text)

    def _look(self) -> None:
        self.seen = self.lan_room.stamp
        if self._wish is not None and self.lan_room.table.terms.number >= self._wish[0]:
            self._wish = None
        aborted = self.lan_room.table.aborted
        if aborted != self._aborted:
            self._aborted = aborted
            if aborted:
                self.show_notice(reason_text((str(aborted[0]), aborted[1:]), self.words), "blood")
        self.laid()

    # ------------------------------------------------------------------------------------------------ pressing

    def enabled(self, key: StopKey) -> bool:
        """Can this be pressed?"""
        what = key[0]
        if what in ("leave", "copy", "chat"):
            return True
        if what == "begin":
            return self.quiet and not self.missing()
        if what == "ready":
            builds = self.lan_room.lively and self.lan_room.table.phase == "building"
            return builds or (self.quiet and (self.lan_room.ready or not self.bad_deck()))
        if what == "deck":
            return self.quiet and self.boosters is None and not (self.lan_room.ready and not self.lan_room.host)
        if what in ("allow", "deny", "take"):
            return self.lan_room.lively
        if what == "goal" and (rules := self.rules()) is not None and goal_is_set(rules.variant):
            return False
        return self.quiet

    def back(self) -> ScreenMessage | None:
        """Leave; the host is asked first, as others would lose the table."""
        others = any(one.member != self.lan_room.member and one.state == "here" for one in self.lan_room.table.people)
        if self.lan_room.host and others and not self.sure:
            self.sure = True
            self.show_notice(self.words.say("lobby-sure"))
            return None
        return ShowTitle()

    def entered(self, key: StopKey) -> ScreenMessage | None:
        """Enter in the line of the chat: it is said."""
        entry = self.entries[CHAT]
        if entry.text.strip():
            self.lan_room.say(entry.text.strip())
            entry.text = ""
        return None

    def deck_for(self, key: StopKey, deck: AvailableDeck) -> None:
        """Another deck is brought."""
        self.lan_room.bring(deck)

    def press(self, key: StopKey) -> ScreenMessage | None:
        """Press something; returns a message for the window or None."""
        what, n = key
        room = self.lan_room
        self.sure = self.sure and what == "leave"
        if what == "leave":
            return self.back()
        if what == "begin":
            room.begin()
        elif what == "ready":
            room.set_ready(not room.ready)
        elif what == "deck":
            self.choose_deck(key, self.available, self.deck, self.words.say("host-mine"))
        elif what == "copy":
            self._copy()
        elif what == "sit":
            room.sit(n)
        elif what == "stand":
            room.stand()
        elif what == "computer":
            room.rule("computer", seat=n, kind=USUAL)
        elif what == "open":
            room.rule("open", seat=n)
        elif what == "take":
            room.rule("take_over", seat=n)
        elif what == "kick":
            room.rule("kick", member=n)
        elif what == "allow":
            room.rule("allow", member=n)
        elif what == "deny":
            room.rule("deny", member=n)
        elif what == "colour":
            mine = next(one.name for one in room.table.people if one.member == room.member)
            room.rename(mine, n)
        elif what in (*NUMBERS, *MARKS, *CHOICES, BOOSTERS):
            self._agree(what, n)
        return None

    def _agree(self, what: str, by: int) -> None:
        """The host changes what is agreed."""
        rules, numbers, boosters = self.rules(), self.numbers(), self.boosters
        if rules is None:
            return
        try:
            if what == BOOSTERS:
                boosters = next_boosters(boosters)
            elif what in BOUNDS:
                numbers[what] = stepped(numbers[what], by, BOUNDS[what])
                hand = numbers["hand"]
                rules = replace(
                    rules, goal_p=numbers["goal"], start_d=numbers["start"], start_hand=hand, hand_fill=hand
                )
            else:
                rules, skipped = other_rules(rules, what, by, len(self.lan_room.table.seats))
                if skipped is not None:
                    self.show_notice(self.words.error(skipped.text))
        except BadInput as error:
            self.show_notice(self.words.error(error.text))
            return
        told = self._wish[0] if self._wish is not None else self.lan_room.table.terms.number
        self._wish = told + 1, rules, numbers["clock"] * 60, numbers["wait"] * 60, numbers["quiet"], boosters
        self.lan_room.agree(*self._wish[1:])
        self.dirty = True

    def _copy(self) -> None:
        """The join code goes where it can be pasted from."""
        code = shown_code(self.lan_room.code)
        with suppress(pygame.error):
            pygame.scrap.put_text(code)
            self.show_notice(self.words.say("lobby-copied"), "jade")
            return
        self.show_notice(self.words.say("lobby-not-copied"))

    # ------------------------------------------------------------------------------------------------- drawing

    def lay(self) -> None:
        """Lay out what stands on the panel."""
        self.at = lay_out_lobby(self.lan_room, self.theme, self.body, self.foot, self.main)
        self.stops |= self.at.stops

    def paint(self, target: pygame.Surface) -> None:
        """Draw what stands on the panel."""
        draw_lobby(target, self)


def draw_lobby(target: pygame.Surface, scene: LobbyScreen) -> None:
    """The whole screen."""
    say, room, palette = scene.words.say, scene.lan_room, scene.theme.palette
    table = room.table
    scene.title(target, tidy(table.name) or say("lobby-title"))
    for seat, row in zip(table.seats, scene.at.rows, strict=True):
        _seat(target, scene, seat, row)
    for one, row in zip(scene.at.askers, scene.at.asks, strict=True):
        wide = row.w - scene.theme.px(260)
        scene.label(target, say("lobby-asks", player=tidy(one.name)), pygame.Rect(row.x + scene.theme.px(44), row.y,
                    wide, row.h), palette.ember)  # fmt: skip
        scene.button(target, ("allow", one.member), say("lobby-allow"))
        scene.button(target, ("deny", one.member), say("lobby-deny"))
    if scene.at.lookers:
        names = ", ".join(tidy(one.name) for one in scene.at.lookers)
        text = shortened(say("lobby-lookers", players=names), scene.theme.px(14), scene.at.watchers.w, 400)
        scene.label(target, text, scene.at.watchers, palette.ash)
    _talk(target, scene)
    draw_panel(target, scene.at.side, scene.theme)
    _code(target, scene)
    _agreed(target, scene)
    _mine(target, scene)
    scene.button(target, ("leave", 0), say("lobby-close" if room.host else "lobby-leave"), scene.keys.cap("cancel"))
    scene.button(target, ("stand", 0), say("lobby-stand"))
    if room.host:
        scene.button(target, ("begin", 0), say("setup-begin"), main=True)
    else:
        scene.button(target, ("ready", 0), say("lobby-unready" if room.ready else "lobby-ready"), main=True)
    missing = _about(scene) or _missing(scene)
    scene.sentence(target, scene.at.line, scene.said or missing, scene.tone if scene.said else "ash", 3)


def _about(scene: LobbyScreen) -> str:
    """What the edition or form means on which the pointer stands, in a sentence."""
    rules = scene.rules()
    told = {} if rules is None else {"edition": ABOUT_EDITION[rules.name], "form": ABOUT_FORM[rules.form]}
    return next((scene.words.say(message) for what, message in told.items() if scene.hovered((what, 1))), "")


def _missing(scene: LobbyScreen) -> str:
    """What is waited for, as a sentence."""
    say, room = scene.words.say, scene.lan_room
    if room.host or not room.lively or room.table.phase in ("sealed", "dealing", "building", "drafting"):
        return scene.missing()
    if room.seat < 0:
        if room.watching == "asks":
            return say("lobby-watch-asks")
        free = any(seat.state == "open" and seat.kind == "remote" for seat in room.table.seats)
        return say("lobby-watch-free" if free else "lobby-watch")
    return scene.bad_deck() or say("lobby-host-begins" if room.ready else "lobby-say-ready")


def _seat(target: pygame.Surface, scene: LobbyScreen, seat: P.SeatInfo, row: pygame.Rect) -> None:
    """One seat: its number in its colour, who sits there, how he stands, and what can be done."""
    theme, say, room = scene.theme, scene.words.say, scene.lan_room
    px, palette = theme.px, theme.palette
    colour = palette.seats[seat.colour % len(palette.seats)]
    mine = bool(seat.member) and seat.member == room.member
    target.fill(mix(palette.iron, palette.brass, 0.16) if mine else palette.iron_low, row)
    pygame.draw.rect(target, palette.brass_lo if mine else palette.edge, row, 1)
    target.fill(colour, pygame.Rect(row.x, row.y, px(5), row.h))
    numeral = NUMERALS[seat.seat]
    draw_text(target, numeral, row.x + px(24), row.centery, px(17), colour, 700, "engraved", ax=0.5, ay=0.5)
    stops = [
        rect for key, rect in scene.stops.items()
        if rect.colliderect(row) and key[0] in ("kick", "sit", "computer", "open", "take")
    ]  # fmt: skip
    right = min([rect.x for rect in stops] or [row.right]) - px(14)
    text, tone, sign = seat_state(seat, room, say)
    x, size = row.x + px(46), px(14)
    if (whose := side_of(scene.rules(), seat.seat, theme)) is not None:
        x = target.blit(whose, whose.get_rect(midleft=(x, row.centery))).right + px(8)
    wide = max(px(60), right - x - text_width(text, size, 500) - px(34))
    name = tidy(seat.name) or say("lobby-free" if seat.kind == "remote" else "setup-lone-computer")
    if mine:
        name = say("lobby-you", player=name)
    ink = palette.bone if seat.name or seat.kind != "remote" else palette.ash
    draw_text(target, shortened(name, px(16), wide, 600), x, row.centery, px(16), ink, 600, ay=0.5)
    draw_text(target, text, right, row.centery, size, getattr(palette, tone), 500, ax=1, ay=0.5)
    if sign is not None:
        side = px(12)
        draw_sign(target, pygame.Rect(right - wide - px(20), row.centery - side // 2, side, side), sign, theme)
    for key, message in (
        ("sit", "lobby-sit"), ("computer", "lobby-computer"), ("open", "lobby-to-guest"), ("take", "lobby-computer"),
    ):  # fmt: skip
        scene.button(target, (key, seat.seat), say(message))
    kick = scene.stops.get(("kick", seat.member)) if seat.member else None
    if kick is not None:
        cross(target, kick, theme, scene.hovered(("kick", seat.member)))


def _talk(target: pygame.Surface, scene: LobbyScreen) -> None:
    """What was said, and the line in which one types."""
    theme, px = scene.theme, scene.theme.px
    draw_tray(target, scene.at.talk, theme, "cover")
    entry = scene.stops[("chat", 0)]
    box = pygame.Rect(entry.x, scene.at.talk.y + px(12), entry.w, entry.y - px(8) - scene.at.talk.y - px(12))
    lines = chat_lines(scene.lan_room, theme)
    if lines:
        draw_chat(target, box, lines, theme, px(14))
    scene.field(target, ("chat", 0), scene.words.say("lobby-chat"))


def _code(target: pygame.Surface, scene: LobbyScreen) -> None:
    """The join code, large, and where the table is."""
    theme, say, box = scene.theme, scene.words.say, scene.at.code
    px, palette = theme.px, theme.palette
    draw_text(target, say("lobby-code"), box.x, box.y + px(10), px(14), palette.ash, 500, ay=0.5)
    copy = scene.stops["copy", 0]
    code, size = shown_code(scene.lan_room.code), px(29)
    while text_width(code, size, 700) > copy.x - box.x - px(10) and size > px(16):
        size -= 1
    draw_text(target, code, box.x, copy.centery, size, palette.brass_hi, 700, ay=0.5)
    scene.button(target, ("copy", 0), say("lobby-copy"))
    if scene.lan_room.addresses:
        shown = [address for address in scene.lan_room.addresses if "." in address][:3] or scene.lan_room.addresses[:1]
        text = say("lobby-address", addresses=" · ".join(shown), port=str(scene.lan_room.port))
        text = shortened(text, px(13), box.w, 400)
        draw_text(target, text, scene.at.addresses.x, scene.at.addresses.centery, px(13), palette.ash, 400, ay=0.5)


def _agreed(target: pygame.Surface, scene: LobbyScreen) -> None:
    """What is agreed; the host may change it. Of a goal that is no number its words are told alone."""
    theme, say = scene.theme, scene.words.say
    px = theme.px
    top = scene.at.agreed
    draw_rule(target, top.x, top.y - px(4), top.w, theme)
    rules = scene.rules()
    numbers = scene.numbers()
    for what, label in _chosen(scene, rules).items():
        if (what, 1) in scene.stops:
            scene.button(target, (what, 1), label)
        else:
            scene.label(target, label, scene.at.lines[what])
    for what, message in NUMBER_WORDS.items():
        if what not in numbers:
            continue
        value = str(numbers[what])
        if what in VALUES:
            value = say(VALUES[what], n=numbers[what])
        elif what == "goal" and rules is not None:
            message, wins = goal_shown(rules)
            if wins is None:
                scene.label(target, say(message), scene.at.lines[what])
                continue
            value = str(wins)
        scene.number(target, what, say(message), value, scene.at.lines[what])
    if rules is None:
        return
    told = boosters_text(scene.boosters, scene.words)
    if (BOOSTERS, 1) in scene.stops:
        scene.button(target, (BOOSTERS, 1), told)
    elif scene.boosters is not None:
        scene.label(target, told, scene.at.lines[BOOSTERS])
    on = {
        "sabotage": rules.sabotage, "warzones": rules.warzone_places, "discards": rules.discard_action,
        "wars": rules.corpwar, "battles": rules.battles,
    }  # fmt: skip
    for what, message in MARK_WORDS.items():
        if (what, 0) in scene.stops:
            scene.mark(target, (what, 0), say(message), on[what])
        elif on[what]:
            scene.label(target, say(message), scene.at.lines[what])


def _chosen(scene: LobbyScreen, rules: Ruleset | None) -> dict[str, str]:
    """Edition, form and dice as they are agreed, in words."""
    say = scene.words.say
    if rules is None:
        return {"edition": say("lobby-edition", name=scene.lan_room.table.terms.ruleset)}
    dice = say("setup-dice-none") if rules.dice == "none" else rules.dice
    return {"edition": say(EDITION[rules.name]), "form": say(FORM[rules.form]), "dice": say("setup-dice", dice=dice)}


def side_of(rules: Ruleset | None, seat: int, theme: Theme) -> pygame.Surface | None:
    """The sign of who plays there: that of a role, or of a side; None where everybody is alone."""
    seats, size = theme.palette.seats, theme.px(16)
    if rules is not None and seat < len(rules.roles):
        return emblem(rules.roles[seat], size, theme.palette.sign_colour(rules.roles[seat]))
    if rules is None or not rules.teams:
        return None
    return team_sign(seat % rules.teams + 1, seats[seat % rules.teams], size)


def _mine(target: pygame.Surface, scene: LobbyScreen) -> None:
    """One's own colour and deck."""
    palette, px = scene.theme.palette, scene.theme.px
    if ("deck", 0) not in scene.stops:
        return
    scene.label(target, scene.words.say("lobby-colour"), scene.at.colours, palette.ash)
    taken = {seat.colour for seat in scene.lan_room.table.seats if seat.member not in (0, scene.lan_room.member)}
    own = scene.lan_room.colour_of(scene.lan_room.member)
    for n in range(P.COLOURS):
        rect = scene.stops["colour", n]
        target.fill(palette.seats[n % len(palette.seats)], rect)
        if n in taken:
            arm = rect.inflate(-px(14), -px(14))
            pygame.draw.line(target, palette.ink, arm.topleft, arm.bottomright, max(2, px(3)))
            pygame.draw.line(target, palette.ink, arm.bottomleft, arm.topright, max(2, px(3)))
        elif n == own:
            inner = rect.inflate(-px(14), -px(14))
            points = [(inner.x, inner.centery), (inner.x + inner.w * 0.36, inner.bottom - 1), (inner.right, inner.y)]
            pygame.draw.lines(target, palette.ink, False, points, max(2, px(3)))
        if scene.hovered(("colour", n)) or n == own:
            pygame.draw.rect(target, palette.bone, rect.inflate(px(4), px(4)), max(1, px(2)))
    if scene.boosters is not None:
        scene.label(target, scene.words.say("lobby-deck-built"), scene.stops["deck", 0], palette.ash)
    else:
        scene.deck_button(target, ("deck", 0), scene.deck)
