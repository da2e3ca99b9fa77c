"""Lobby screen: draws seats, terms, join code and chat of a room before its game."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.net import protocol as P
from doomtable.net.protocol.join_code import shown_code
from doomtable.table.kit.clipped_text import shortened, tidy
from doomtable.table.kit.deck_panel import draw_sign
from doomtable.table.lan.chat import chat_lines, draw_chat
from doomtable.table.lan.host_screen import cross
from doomtable.table.lan.lobby_state import LobbyState
from doomtable.table.match.board import NUMERALS
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_panel, draw_rule, draw_tray
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import mix

NUMBER_WORDS: Final = {
    "goal": "setup-goal", "start": "setup-start", "hand": "setup-hand", "clock": "lan-clock", "wait": "lan-wait",
    "quiet": "lan-quiet",
}  # fmt: skip

VALUES: Final = {"clock": "lan-clock-value", "wait": "lan-minutes", "quiet": "lan-quiet-value"}


def draw_lobby(target: pygame.Surface, scene: LobbyState) -> None:
    """The whole screen."""
    say, room, palette = scene.words.say, scene.lan_room, scene.theme.palette
    table = room.table
    scene.title(target, tidy(table.name) or say("lobby-title"))
    for seat, row in zip(table.seats, scene.rows, strict=True):
        _seat(target, scene, seat, row)
    for one, row in zip(scene.askers, scene.asks, strict=True):
        wide = row.w - scene.theme.px(260)
        scene.label(target, say("lobby-asks", player=tidy(one.name)), pygame.Rect(row.x + scene.theme.px(44), row.y,
                    wide, row.h), palette.ember)  # fmt: skip
        scene.button(target, ("allow", one.member), say("lobby-allow"))
        scene.button(target, ("deny", one.member), say("lobby-deny"))
    if scene.lookers:
        names = ", ".join(tidy(one.name) for one in scene.lookers)
        text = shortened(say("lobby-lookers", players=names), scene.theme.px(14), scene.watchers.w, 400)
        scene.label(target, text, scene.watchers, palette.ash)
    _talk(target, scene)
    draw_panel(target, scene.side, scene.theme)
    _code(target, scene)
    _agreed(target, scene)
    _mine(target, scene)
    scene.button(target, ("leave", 0), say("lobby-close" if room.host else "lobby-leave"), scene.keys.cap("cancel"))
    scene.button(target, ("stand", 0), say("lobby-stand"))
    if room.host:
        scene.button(target, ("begin", 0), say("setup-begin"), main=True)
    else:
        scene.button(target, ("ready", 0), say("lobby-unready" if room.ready else "lobby-ready"), main=True)
    missing = _missing(scene)
    scene.sentence(target, scene.line, scene.said or missing, scene.tone if scene.said else "ash", 3)


def _missing(scene: LobbyState) -> str:
    """What is waited for, as a sentence."""
    say, room = scene.words.say, scene.lan_room
    if room.host or not room.lively or room.table.phase in ("sealed", "dealing"):
        return scene.missing()
    if room.seat < 0:
        if room.watching == "asks":
            return say("lobby-watch-asks")
        free = any(seat.state == "open" and seat.kind == "remote" for seat in room.table.seats)
        return say("lobby-watch-free" if free else "lobby-watch")
    return scene.bad_deck() or say("lobby-host-begins" if room.ready else "lobby-say-ready")


def _seat(target: pygame.Surface, scene: LobbyState, seat: P.SeatInfo, row: pygame.Rect) -> None:
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
        if rect.colliderect(row) and key[0] in ("kick", "sit", "computer", "open")
    ]  # fmt: skip
    right = min([rect.x for rect in stops] or [row.right]) - px(14)
    text, tone, sign = _state(scene, seat)
    x, size = row.x + px(46), px(14)
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
    for key, message in (("sit", "lobby-sit"), ("computer", "lobby-computer"), ("open", "lobby-to-guest")):
        scene.button(target, (key, seat.seat), say(message))
    kick = scene.stops.get(("kick", seat.member)) if seat.member else None
    if kick is not None:
        cross(target, kick, theme, scene.hovered(("kick", seat.member)))


def _state(scene: LobbyState, seat: P.SeatInfo) -> tuple[str, str, bool | None]:
    """How somebody on a seat stands: words, the colour of the palette, and a tick or cross before them."""
    say, phase = scene.words.say, scene.lan_room.table.phase
    if seat.state == "lost":
        return say("lobby-state-lost"), "ember", False
    if seat.state == "left":
        return say("lobby-state-left"), "ember", False
    if seat.state == "open":
        return "", "ash", None
    if seat.kind != "remote":
        return say("lobby-state-computer"), "ash", True
    if phase == "sealed":
        return say("lobby-state-here"), "jade", True
    if phase == "playing":
        return say("lobby-state-plays"), "ash", None
    host = next((one.host for one in scene.lan_room.table.people if one.member == seat.member), False)
    if seat.ready:
        return say("lobby-state-ready"), "jade", True
    return say("lobby-state-host" if host else "lobby-state-waits"), "ash", None


def _talk(target: pygame.Surface, scene: LobbyState) -> None:
    """What was said, and the line in which one types."""
    theme, px = scene.theme, scene.theme.px
    draw_tray(target, scene.talk, theme, "cover")
    entry = scene.stops[("chat", 0)]
    box = pygame.Rect(entry.x, scene.talk.y + px(12), entry.w, entry.y - px(8) - scene.talk.y - px(12))
    lines = chat_lines(scene.lan_room, theme)
    if lines:
        draw_chat(target, box, lines, theme, px(14))
    scene.field(target, ("chat", 0), scene.words.say("lobby-chat"))


def _code(target: pygame.Surface, scene: LobbyState) -> None:
    """The join code, large, and where the table is."""
    theme, say, box = scene.theme, scene.words.say, scene.code
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
        draw_text(target, text, scene.places.x, scene.places.centery, px(13), palette.ash, 400, ay=0.5)


def _agreed(target: pygame.Surface, scene: LobbyState) -> None:
    """What is agreed; the host may change it."""
    theme, say = scene.theme, scene.words.say
    px, palette = theme.px, theme.palette
    top = scene.agreed
    draw_rule(target, top.x, top.y - px(4), top.w, theme)
    rules = scene.rules()
    edition = say("lobby-edition", name=scene.lan_room.table.terms.ruleset)
    draw_text(target, edition, top.x, top.centery + px(2), px(14), palette.brass_hi, 600, ay=0.5)
    numbers = scene.numbers()
    for what, message in NUMBER_WORDS.items():
        if what not in numbers:
            continue
        value = str(numbers[what])
        if what in VALUES:
            value = say(VALUES[what], n=numbers[what])
        scene.number(target, what, say(message), value, scene.lines[what])
    if rules is None:
        return
    line = scene.lines["sabotage"]
    if ("sabotage", 0) in scene.stops:
        scene.mark(target, ("sabotage", 0), say("setup-sabotage"), rules.sabotage)
    else:
        scene.label(target, say("lobby-sabotage" if rules.sabotage else "lobby-no-sabotage"), line)


def _mine(target: pygame.Surface, scene: LobbyState) -> None:
    """One's own colour and deck."""
    palette, px = scene.theme.palette, scene.theme.px
    if ("deck", 0) not in scene.stops:
        return
    scene.label(target, scene.words.say("lobby-colour"), scene.colours, palette.ash)
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
    scene.deck_button(target, ("deck", 0), scene.deck)


class LobbyScreen(LobbyState):
    """A table before its game; messages: 'title'."""

    def paint(self, target: pygame.Surface) -> None:
        """Draw what stands on the panel."""
        draw_lobby(target, self)
