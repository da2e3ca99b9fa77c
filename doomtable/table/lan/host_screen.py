"""Host screen: the form on which a game is opened to others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import pygame

from doomtable import rulesets
from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.available_decks import AvailableDeck, assign_decks, judged
from doomtable.table.kit.form_screen import FormScreen, StopKey, TextField
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage, ShowTitle
from doomtable.table.lan.host_settings import (
    CLOCKS,
    GUEST,
    KINDS,
    LONGEST_TABLE,
    MINE,
    PORTS,
    QUIETS,
    WAITS,
    HostedSeat,
    HostSettings,
)
from doomtable.table.lan.lan_messages import HostGame, ShowSavedLanGames
from doomtable.table.match.board import NUMERALS
from doomtable.table.new_game.new_game_layout import heading_stops
from doomtable.table.new_game.new_game_screen import ABOUT_EDITION, ABOUT_FORM, EDITION, FORM
from doomtable.table.new_game.new_game_settings import (
    GOALS,
    HANDS,
    LONGEST_NAME,
    MOST_SEATS,
    STARTS,
    SWITCHES,
    chosen_edition,
    goes_with,
    kept_name,
    next_dice,
    stepped,
)
from doomtable.table.new_game.variant_picker import VariantPicked, VariantPicker, rules_of
from doomtable.table.new_game.variants_offered import OFFERS, goal_is_set, goal_shown
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.table.rulebook.rulebook_state import OpenRulebook
from doomtable.words.words import Words

KIND_WORDS: Final = {
    MINE: "host-mine", GUEST: "host-guest", "recruit": "host-recruit", "veteran": "host-veteran",
    "apostle": "host-apostle", "random": "host-random",
}  # fmt: skip
NUMBERS: Final = {
    "goal": ("setup-goal", GOALS), "start": ("setup-start", STARTS), "hand": ("setup-hand", HANDS),
    "clock": ("lan-clock", CLOCKS), "wait": ("lan-wait", WAITS), "quiet": ("lan-quiet", QUIETS),
}  # fmt: skip
"""What is stepped on the right: its words and bounds."""
FIELDS: Final = {"name": "host-name", "table": "host-table", "port": "host-port"}
ABOUT: Final = {
    "clock": "host-about-clock", "wait": "host-about-wait", "quiet": "host-about-quiet",
    "watchers": "host-about-watchers", "port": "host-about-port",
    "dice": "setup-about-dice", "warzones": "setup-about-places", "discards": "setup-about-discards",
    "wars": "setup-about-wars", "battles": "setup-about-battles",
}  # fmt: skip
"""What is said of something while the pointer or the keyboard stands on it."""
MARKS: Final = {
    "sabotage": "setup-sabotage", "warzones": "setup-places", "discards": "setup-discards", "wars": "setup-wars",
    "battles": "setup-battles", "watchers": "host-watchers",
}  # fmt: skip
SWITCHED: Final = {what.replace("places", "warzones"): switch for what, switch in SWITCHES.items()}
"""The marks for switches that do not go with every variant, each with its switch."""
CHOICES: Final = ("edition", "form", "dice")
"""What is chosen one after the other."""


def digits(text: str) -> str:
    """What a port may be typed as."""
    return "".join(mark for mark in text if mark.isascii() and mark.isdigit())


class HostScreen(FormScreen):
    """A table that is to be opened; messages: HostGame, 'kept lan', 'title'."""

    highest = 700

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], available: Sequence[AvailableDeck], made: HostSettings,
        kept: int = 0, said: str = "", keys: KeyBindings = KEYS, opened: Ruleset = rulesets.SECOND,
    ) -> None:  # fmt: skip
        self.available, self.made, self.kept, self.opened = tuple(available), made, kept, opened
        self._judged: dict[tuple[str, str, bool, str], tuple[AvailableDeck, ...]] = {}
        self.opening = False
        """Whether the table is being opened, so that nothing is to be pressed."""
        super().__init__(words, theme, size, keys)
        self.entries = {
            ("name", 0): TextField(made.name, LONGEST_NAME),
            ("table", 0): TextField(made.table, LONGEST_TABLE),
            ("port", 0): TextField(str(made.port), 5, digits),
        }
        self.said = said
        self.laid()

    # ------------------------------------------------------------------------------------------------ the choice

    def decks(self) -> tuple[AvailableDeck | None, ...]:
        """The deck of every seat that needs one; guests bring their own."""
        made, taken = self.made, list[AvailableDeck | None]()
        roles = made.rules(self.opened).roles or ("",) * len(made.places)
        wanted = [(place, role) for place, role in zip(made.places, roles, strict=False) if place.kind != GUEST]
        if not any(role for _, role in wanted):
            taken += assign_decks(self._decks_for(""), [place.deck for place, _ in wanted])
        else:
            for place, role in wanted:  # each seat has decks of its own, by its role
                used = {one.key for one in taken if one is not None}
                free = [deck for deck in self._decks_for(role) if deck.key == place.deck or deck.key not in used]
                taken.append(assign_decks(free, [place.deck])[0])
        found = iter(taken)
        return tuple(next(found) if place.kind != GUEST else None for place in made.places)

    def _decks_for(self, role: str) -> tuple[AvailableDeck, ...]:
        """The decks with what is wrong with them by the rules chosen, for a seat of that role; looked at once."""
        made = self.made
        key = f"{made.edition} {made.variant} {made.wars} {made.battles}", made.form, made.warzones, role
        if key not in self._judged:
            self._judged[key] = judged(self.available, made.rules(self.opened), role)
        return self._judged[key]

    def trouble(self) -> str:
        """Why the table cannot be opened; '' if it can."""
        say, made = self.words.say, self.made
        if not made.guests:
            return say("host-no-guest")
        try:
            rulesets.check_seats(made.rules(self.opened), len(made.places))
        except rulesets.BadOption as error:
            return self.words.error(error.text)
        for place, deck in zip(made.places, self.decks(), strict=True):
            if place.kind == GUEST:
                continue
            if deck is None:
                return say("setup-no-decks")
            who = say(KIND_WORDS[place.kind])
            if deck.trouble:
                return say("setup-no-deck", player=who, deck=deck.name)
            if deck.faults:
                return say("setup-bad-deck", player=who, deck=deck.name, fault=self.words.deck_fault(deck.faults[0]))
        if not PORTS[0] <= made.port <= PORTS[1]:
            return say("host-bad-port", least=str(PORTS[0]), most=str(PORTS[1]))
        return ""

    def tidied(self) -> HostSettings:
        """The invitation as it is kept, every deck by its name."""
        places = tuple(
            replace(place, deck=deck.key) if deck is not None else place
            for place, deck in zip(self.made.places, self.decks(), strict=True)
        )
        name, table = kept_name(self.made.name), kept_name(self.made.table)[:LONGEST_TABLE]
        return replace(self.made, places=places, name=name, table=table)

    def written(self, key: StopKey) -> None:
        """A field has another text."""
        text = self.entries[key].text
        if key[0] == "port":
            self.made = replace(self.made, port=int(text or 0))
        else:
            self.made = _with(self.made, key[0], text)

    def deck_for(self, key: StopKey, deck: AvailableDeck) -> None:
        """A deck was chosen for a seat."""
        self.made = self.made.placed(key[1], replace(self.made.places[key[1]], deck=deck.key))

    def enabled(self, key: StopKey) -> bool:
        """Can this be pressed?"""
        tournament = self.made.edition == "tournament"
        if key[0] in ("variant", "form", "dice", "warzones", "discards") and tournament:
            return False
        if key[0] in SWITCHED and not goes_with(SWITCHED[key[0]], self.made.variant):
            return False
        if key[0] == "form" and len(rulesets.forms_of(self.made.variant)) == 1:
            return False
        if key[0] == "goal" and goal_is_set(self.made.variant):
            return False
        return not self.opening and (key != self.main or not self.trouble())

    def press(self, key: StopKey) -> ScreenMessage | None:
        """Press something; returns a message for the window or None."""
        what, n = key
        made = self.made
        if what == "begin":
            return HostGame(self.tidied(), self.decks())
        if what in ("title", "kept"):
            return ShowTitle() if what == "title" else ShowSavedLanGames()
        if what == "kind":
            self.turn(n, 1)
        elif what == "deck":
            who = self.words.say(KIND_WORDS[made.places[n].kind])
            self.choose_deck(key, self._decks_for(self._role(n)), self.decks()[n], who)
        elif what == "away":
            self.made = made.without(n)
        elif what == "join":
            self.made = made.wider()
        elif what in CHOICES:
            self._choose(what, n or 1)
        elif what == "variant":
            edition = chosen_edition(made.edition, self.opened)
            self.over = VariantPicker(self.words, self.theme, self.size, edition, made.variant, self.keys)
        elif what in NUMBERS:
            self.made = _with(made, what, stepped(getattr(made, what), n, NUMBERS[what][1]))
        elif what in MARKS:
            self.made = _with(made, what, not getattr(made, what))
        self.laid()
        return None

    def _role(self, seat: int) -> str:
        """The role of a seat; '' where there are none."""
        roles = self.made.rules(self.opened).roles
        return roles[seat] if seat < len(roles) else ""

    def _choose(self, what: str, by: int) -> None:
        """The next edition, form or dice, with what that has as usual."""
        made = self.made
        if what == "edition":
            every = tuple(rulesets.EDITIONS)
            name = every[(every.index(made.edition) + by) % len(every)]
            self.made = made.by(chosen_edition(name, self.opened))
        elif what == "form":
            every = rulesets.forms_of(made.variant)
            form = every[(every.index(made.form) + by) % len(every)]
            self.made = made.by(chosen_edition(made.edition, self.opened), form, made.variant)
        else:
            self.made = replace(made, dice=next_dice(made.dice, by))

    def lookup(self) -> OpenRulebook:
        """Where the rulebook opens: at the chapter of the variant that is looked at or chosen."""
        looked_at = self.over.variant if isinstance(self.over, VariantPicker) else self.made.variant
        return rules_of(looked_at, self.made.edition)

    def answered(self, answer: object) -> ScreenMessage | None:
        """A variant was chosen, or its rules are to be read."""
        if isinstance(answer, VariantPicked):
            made, edition = self.made, chosen_edition(self.made.edition, self.opened)
            self.made = made.by(edition, made.form if made.variant == answer.variant else "", answer.variant)
            self.over = None
            self.laid()
        return answer if isinstance(answer, OpenRulebook) else None

    def turn(self, at: int, by: int) -> None:
        """Put somebody of another kind on a seat; there is one seat of one's own at most."""
        place = self.made.places[at]
        kinds = [one for one in KINDS if one != MINE or self.made.mine in (-1, at)]
        kind = kinds[(kinds.index(place.kind) + by) % len(kinds)]
        self.made = self.made.placed(at, HostedSeat(kind, place.deck))

    # --------------------------------------------------------------------------------------------------- places

    def lay(self) -> None:
        """Seats at the left, what is played at the right."""
        px, body = self.theme.px, self.body
        wide = min(px(440), body.w * 42 // 100)
        self.side = pygame.Rect(body.right - wide, body.y, wide, body.h)
        left = pygame.Rect(body.x, body.y, self.side.x - px(20) - body.x, body.h)
        high = min(px(58), left.h // (MOST_SEATS + 1))
        self.rows = []
        seats = self.made.places
        for i, place in enumerate(seats):
            row = pygame.Rect(left.x, left.y + i * high, left.w, high - px(8))
            self.rows.append(row)
            away = px(36) if len(seats) > self.made.least_seats else 0
            x, room = row.x + px(44), row.w - px(44) - away - px(8)
            kind = room * 42 // 100
            self.stops["kind", i] = pygame.Rect(x, row.y, kind, row.h)
            self.brought = pygame.Rect(x + kind + px(8), row.y, room - kind, row.h)
            if place.kind != GUEST:
                self.stops["deck", i] = self.brought
            if away:
                self.stops["away", i] = pygame.Rect(row.right - px(32), row.centery - px(16), px(32), px(32))
        y = left.y + len(seats) * high
        if len(seats) < self.made.most_seats:
            self.stops["join", 0] = pygame.Rect(left.x + px(44), y, min(px(240), left.w), min(high - px(8), px(40)))
            y += high
        self.note = pygame.Rect(left.x + px(44), y, left.w - px(44), max(0, left.bottom - y))
        inner = self.side.inflate(-px(36), -px(16))
        self.stops |= heading_stops(pygame.Rect(body.x, body.y - px(67), body.w, px(56)), self.theme)
        count = len(FIELDS) + 1 + len(NUMBERS) + -(-len(MARKS) // 2)
        line = min(px(46), (inner.h - px(16)) // count)
        tall = line - px(6 if line > px(32) else 3)
        self.lines: dict[str, pygame.Rect] = {}
        y = inner.y
        for group in (FIELDS, ("dice",), NUMBERS):
            for what in group:
                rect = self.lines[what] = pygame.Rect(inner.x, y, inner.w, tall)
                if group is FIELDS:
                    label = inner.w * 40 // 100
                    self.stops[what, 0] = pygame.Rect(inner.x + label, y, inner.w - label, tall)
                elif group is NUMBERS:
                    self.step_stops(what, rect)
                else:
                    self.stops[what, 0] = rect
                y += line
            y += px(5)
        half = inner.w // 2
        for i, what in enumerate(MARKS):
            rect = pygame.Rect(inner.x + i % 2 * half, y + i // 2 * line, half - px(6), tall)
            self.stops[what, 0] = self.lines[what] = rect
        foot = self.foot
        self.stops["title", 0] = pygame.Rect(foot.x, foot.y, px(150), foot.h)
        x = foot.x + px(162)
        if self.kept:
            self.stops["kept", 0] = pygame.Rect(x, foot.y, px(190), foot.h)
        self.stops[self.main] = pygame.Rect(self.side.x, foot.y, self.side.w, foot.h)

    # ------------------------------------------------------------------------------------------------- painting

    def paint(self, target: pygame.Surface) -> None:
        """Draw what stands on the panel."""
        px, say, palette = self.theme.px, self.words.say, self.theme.palette
        self.title(target, say("host-title"), px(238))
        draw_panel(target, self.side, self.theme)
        for i in range(len(self.rows)):
            self._seat(target, i)
        self.button(target, ("join", 0), say("host-seat"))
        trouble = self.trouble()
        about = self._about()
        told, tone = trouble or self.said or about or say("host-note"), self.tone if self.said else "ash"
        tone = "blood" if trouble else "bone" if about and not self.said else tone
        note = fit(told, self.note.w, max(1, self.note.h), px(15), px(12), 500 if told != say("host-note") else 400)
        for n, text in enumerate(note.lines):
            y = self.note.y + px(4) + n * note.leading
            draw_text(target, text, self.note.x, y, note.size, getattr(palette, tone), note.weight)
        hints = {"name": say("setup-lone-name"), "table": say("host-table-hint"), "port": ""}
        for what, message in FIELDS.items():
            self.label(target, say(message), self.lines[what])
            self.field(target, (what, 0), hints[what])
        made = self.made
        dice = say("setup-dice-none") if made.dice == "none" else made.dice
        chosen = {
            "edition": say(EDITION[made.edition]), "form": say(FORM[made.form]), "dice": say("setup-dice", dice=dice),
            "variant": say("setup-game", name=say(OFFERS[made.variant].called)),
        }  # fmt: skip
        for what, label in chosen.items():
            self.button(target, (what, 0), label)
        values = {
            "clock": say("lan-clock-value", n=made.clock), "wait": say("lan-minutes", n=made.wait),
            "quiet": say("lan-quiet-value", n=made.quiet),
        }  # fmt: skip
        goal, wins = goal_shown(made.rules(self.opened))
        for what, (message, _) in NUMBERS.items():
            number = wins if what == "goal" and goal_is_set(made.variant) else getattr(made, what)
            said = say(goal if what == "goal" else message)
            if number is None:
                self.label(target, said, self.lines[what])
            else:
                self.number(target, what, said, values.get(what) or str(number), self.lines[what])
        for what, message in MARKS.items():
            self.mark(target, (what, 0), say(message), getattr(made, what) and self.enabled((what, 0)))
        self.button(target, ("title", 0), say("list-back"), self.keys.cap("cancel"))
        self.button(target, ("kept", 0), say("host-kept", n=self.kept))
        self.button(target, self.main, say("host-opening" if self.opening else "host-open"), main=True)

    def _about(self) -> str:
        """What the pointer or the keyboard stands on means, in a sentence."""
        for key in (self.stop_at(self.mouse), self.focus if self.keyed else None):
            if key is None or self.over is not None:
                continue
            rules = {"edition": ABOUT_EDITION[self.made.edition], "form": ABOUT_FORM[self.made.form]}
            about = rules.get(key[0]) or ABOUT.get(key[0])
            if about is not None:
                return self.words.say(about)
        return ""

    def _seat(self, target: pygame.Surface, i: int) -> None:
        """One seat: its number in its colour, who may have it, the deck, and the way out."""
        theme, row, place = self.theme, self.rows[i], self.made.places[i]
        px, palette, say = theme.px, theme.palette, self.words.say
        colour = palette.seats[i % len(palette.seats)]
        target.fill(colour, pygame.Rect(row.x, row.y, px(5), row.h))
        draw_text(target, NUMERALS[i], row.x + px(24), row.centery, px(17), colour, 700, "engraved", ax=0.5, ay=0.5)
        self.button(target, ("kind", i), say(KIND_WORDS[place.kind]))
        deck = self.decks()[i]
        rect = self.stops.get(("deck", i))
        if rect is None:
            kind = self.stops["kind", i]
            box = pygame.Rect(kind.right + px(18), row.y, self.brought.w - px(14), row.h)
            role = self._role(i)
            brings = say("host-brings")
            self.label(target, f"{self.words.option(role)} · {brings}" if role else brings, box, palette.ash)
        else:
            self.deck_button(target, ("deck", i), deck)
        away = self.stops.get(("away", i))
        if away is not None:
            cross(target, away, theme, self.hovered(("away", i)))


def cross(target: pygame.Surface, rect: pygame.Rect, theme: Theme, hover: bool) -> None:
    """The way out of a row."""
    ink, arm = theme.palette.brass_hi if hover else theme.palette.ash, theme.px(6)
    for way in (-1, 1):
        start = rect.centerx - arm, rect.centery - arm * way
        pygame.draw.line(target, ink, start, (rect.centerx + arm, rect.centery + arm * way), max(2, theme.px(2)))


def _with(made: HostSettings, what: str, value: str | int | bool) -> HostSettings:
    changed: dict[str, Any] = {what: value}
    return replace(made, **changed)
