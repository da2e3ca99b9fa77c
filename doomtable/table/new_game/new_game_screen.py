"""New-game screen: its mouse, keyboard and drawing."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.kit.deck_panel import draw_deck, draw_sign
from doomtable.table.kit.deck_picker import DeckPicked, DeckPicker
from doomtable.table.kit.focus_navigation import ARROWS, toward
from doomtable.table.kit.key_bindings import prints, selects_all
from doomtable.table.kit.message import OpenDeckBuilder, ScreenMessage
from doomtable.table.kit.player_looks import colour_order
from doomtable.table.match.board import NUMERALS
from doomtable.table.new_game.new_game_settings import LeaveNewGame
from doomtable.table.new_game.new_game_state import NewGameState
from doomtable.table.new_game.variant_picker import VariantPicked, VariantPicker, rules_of
from doomtable.table.new_game.variants_offered import OFFERS, goal_shown
from doomtable.table.paint.emblems import crest
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import draw_focus
from doomtable.table.paint.panels import draw_button, draw_panel, draw_rule, oak
from doomtable.table.paint.player_badges import player_badge
from doomtable.table.paint.surface_effects import put
from doomtable.table.paint.text_layout import FittedText, draw_text, fit, shortened
from doomtable.table.paint.theme import Theme, mix
from doomtable.table.rulebook.rulebook_state import OpenRulebook

KIND: Final = {
    "human": "setup-human", "recruit": "setup-recruit", "veteran": "setup-veteran", "apostle": "setup-apostle",
    "random": "setup-random",
}  # fmt: skip
ABOUT: Final = {
    "human": "setup-about-human", "recruit": "setup-about-recruit", "veteran": "setup-about-veteran",
    "apostle": "setup-about-apostle", "random": "setup-about-random",
}  # fmt: skip
"""What each kind of player is, as a name and as a sentence."""


EDITION: Final = {
    "first": "setup-edition-first", "second": "setup-edition-second", "tournament": "setup-edition-tournament",
}  # fmt: skip
ABOUT_EDITION: Final = {
    "first": "setup-about-first", "second": "setup-about-second", "tournament": "setup-about-tournament",
}  # fmt: skip
"""What each edition is called, and what it changes."""
FORM: Final = {
    "ffa": "setup-form-ffa", "target": "setup-form-target", "team": "setup-form-team", "cartel": "setup-form-cartel",
}  # fmt: skip
ABOUT_FORM: Final = {
    "ffa": "setup-about-ffa", "target": "setup-about-target", "team": "setup-about-team",
    "cartel": "setup-about-cartel",
}  # fmt: skip
"""The same for each form of play."""
ABOUT_OPTION: Final = {
    "dice": "setup-about-dice", "places": "setup-about-places", "discards": "setup-about-discards",
    "wars": "setup-about-wars", "battles": "setup-about-battles",
}  # fmt: skip
"""What each optional rule changes."""


ROLES: Final = {
    "captain": "setup-role-captain", "sergeant": "setup-role-sergeant", "a": "setup-role-attacker",
    "b": "setup-role-attacker", "c": "setup-role-middle",
}  # fmt: skip
"""What a seat is, by its role, where that is no affiliation."""


CHOICES: Final = ("goal", "start", "hand", "kind", "edition", "form", "dice")
"""Where more and less choose the next and the one before."""


class NewGameScreen(NewGameState):
    """A new game; messages: StartGame, LeaveNewGame."""

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        if self.over is not None:
            self.dirty = True
            return self._over(self.over.handle(event))
        if event.type == pygame.MOUSEMOTION:
            before, self.mouse = self.stop_at(self.mouse), event.pos
            self.dirty = self.dirty or self.stop_at(event.pos) != before
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse, self.keyed, self.dirty = event.pos, False, True
            found = self.stop_at(event.pos)
            if found is not None:
                return self.press(found)
            self.seat = next(
                (i for i, row in enumerate(self.places.rows) if row.collidepoint(event.pos)), self.seat
            )
        elif event.type == pygame.MOUSEWHEEL:
            stepped = self._wheeled()
            if stepped is not None:
                self.press((stepped, 1 if event.y > 0 else -1))
        elif event.type == pygame.TEXTINPUT:
            self.write(event.text)
        elif event.type == pygame.KEYDOWN:
            self.dirty = True
            return self._key(event)
        return None

    def lookup(self) -> OpenRulebook:
        """Where the rulebook opens: at the chapter of the variant that is looked at or chosen."""
        looked_at = self.over.variant if isinstance(self.over, VariantPicker) else self.new.offered
        return rules_of(looked_at, self.new.edition)

    def _wheeled(self) -> str | None:
        """The number under the pointer."""
        at = self.places
        pairs = [("goal", at.options[0]), ("start", at.options[1]), ("edition", at.stops["edition", 0])]
        if self.enabled(("form", 0)):
            pairs.append(("form", at.stops["form", 0]))
        if self.more:
            pairs += [("hand", at.options[3]), ("dice", at.options[6])]
        return next((name for name, rect in pairs if rect.collidepoint(self.mouse)), None)

    def _over(self, answer: object) -> ScreenMessage | None:
        """What lies over the screen has answered."""
        if isinstance(answer, OpenRulebook | OpenDeckBuilder):
            return answer
        if isinstance(answer, VariantPicked):
            self.choose_variant(answer.variant)
            self.over = None
        elif isinstance(answer, DeckPicked):
            seat = self.new.seats[self.seat]
            self.change(self.new.seated(self.seat, replace(seat, deck=answer.deck.key)))
            self.over = self.under = None
        elif isinstance(answer, AvailableDeck):
            self.under = self.over if isinstance(self.over, DeckPicker) else None
            self.look(answer)
        elif answer == "back":
            self.over, self.under = self.under, None
        return None

    def _key(self, event: pygame.event.Event) -> ScreenMessage | None:
        action = self.keys.action_of(event.key)
        stops = self.stops()
        if self.focus not in stops:
            self.focus = stops[-1]
        here = stops.index(self.focus)
        keyed, self.keyed = self.keyed, True
        letters = self.takes(event.key) and (self.typing or prints(event.key))
        if self.focus[0] in ("name", "seed") and selects_all(event):
            self.select()
        elif event.key == pygame.K_BACKSPACE or (event.key == pygame.K_DELETE and self.marked):
            self.backspace()
        elif action == "remove" and self.focus[0] in ("name", "kind", "deck") and not letters:
            self.press(("away", self.focus[1]))
        elif event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.stand(stops[(here + step) % len(stops)] if keyed else self.focus)
        elif event.key in ARROWS:
            found = toward([self.places.stops[key] for key in stops], here, ARROWS[event.key])
            self.stand(stops[found] if keyed else self.focus)
        elif action == "cancel":
            return LeaveNewGame(self.tidied())
        elif action == "choose" and self.focus[0] in ("name", "seed"):
            self.stand(stops[(here + 1) % len(stops)])
        elif action == "choose" or (action == "main" and self.focus[0] not in ("name", "seed")):
            return self.press(self.focus)
        elif action in ("more", "less") and self.focus[0] in CHOICES:
            by = 1 if action == "more" else -1
            if self.focus[0] == "edition":
                self.choose_edition(by)
            elif self.focus[0] == "form":
                self.choose_form(by)
            elif self.focus[0] == "dice":
                self.press(("dice", by))
            elif self.focus[0] == "kind":
                self.turn(self.focus[1], by)
            else:
                self.press((self.focus[0], by))
        return None

    def update(self, now: int) -> None:
        """Nothing moves here."""

    def show_notice(self, text: str) -> None:
        """Say a sentence at the foot, until something is chosen otherwise."""
        self.said, self.dirty = text, True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen, and over it what is chosen from."""
        draw_new_game(target, self)
        if self.over is not None:
            self.over.draw(target)
        self.dirty = False


def draw_new_game(target: pygame.Surface, scene: NewGameState) -> None:
    """The whole screen."""
    theme, at, say = scene.theme, scene.places, scene.words.say
    px, palette = theme.px, theme.palette
    target.blit(oak(scene.size, theme), (0, 0))
    draw_panel(target, at.panel, theme)
    title = say("setup-title").upper()
    words = fit(title, px(238), at.title.h, px(30), px(14), 700, "engraved", most_lines=1)
    x, y = at.title.centerx, at.title.y + px(22)
    draw_text(target, title, x, y, words.size, palette.brass_hi, 700, "engraved", 0.5, 0.5, True)
    _button(target, scene, "variant", say("setup-game", name=say(OFFERS[scene.new.offered].called)))
    _button(target, scene, "form", say(FORM[scene.new.form]))
    _button(target, scene, "edition", say(EDITION[scene.new.edition]))
    draw_rule(target, at.title.x, at.title.bottom - px(4), at.title.w, theme, lozenge=True)
    for i in range(len(scene.new.seats)):
        _seat(target, scene, i)
    _options(target, scene)
    draw_deck(target, at.deck, scene.decks()[scene.seat], px(58), theme, scene.words, scene.faces)
    _button(target, scene, "join", say("setup-join"))
    _button(target, scene, "look", say("deck-look"))
    _button(target, scene, "title", say("list-back"), scene.keys.cap("cancel"))
    _button(target, scene, "begin", say("setup-begin"), main=True)
    _foot(target, scene)
    if scene.keyed and scene.over is None:
        draw_focus(target, at.stops[scene.focus], theme)


def hovered(scene: NewGameState, what: str, n: int = 0) -> bool:
    """Does the pointer stand on this?"""
    return scene.over is None and scene.stop_at(scene.mouse) == (what, n)


def _button(
    target: pygame.Surface, scene: NewGameState, what: str, label: str, key: str = "", main: bool = False
) -> None:
    rect = scene.places.stops.get((what, 0))
    if rect is not None:
        kind = "disabled" if not scene.enabled((what, 0)) else "primary" if main else "normal"
        draw_button(target, rect, scene.theme, label, kind, key, "", hovered(scene, what))  # type: ignore[arg-type]


def draw_field(
    target: pygame.Surface, rect: pygame.Rect, theme: Theme, text: str, faint: bool, caret: bool, marked: bool = False
) -> None:
    """A place for a line of text; `faint` is a proposal that what is typed takes the place of, as of what is marked."""
    px, palette = theme.px, theme.palette
    target.fill(palette.iron_low, rect)
    pygame.draw.rect(target, palette.brass if caret else palette.edge, rect, max(1, palette.border))
    size, room = px(15), rect.w - px(22)
    shown = shortened(text, size, room, 500)
    x = rect.x + px(10)
    if caret and marked:
        wide = text_width(shown, size, 500) + px(4)
        ground = pygame.Rect(x - px(2), rect.centery - px(12), wide, px(24))
        target.fill(mix(palette.iron_low, palette.brass, 0.3), ground)
    draw_text(target, shown, x, rect.centery, size, palette.ash if faint else palette.bone, 500, ay=0.5)
    if caret:
        x += 0 if faint else text_width(shown, size, 500) + px(2)
        pygame.draw.line(
            target, palette.brass_hi, (x, rect.centery - px(10)), (x, rect.centery + px(10)), px(2)
        )


def _role(target: pygame.Surface, scene: NewGameState, i: int) -> None:
    """What a seat is and with which other it plays, beside its name as far as there is room."""
    role, rules, px, rect = scene.role(i), scene.rules(), scene.theme.px, scene.places.stops["name", i]
    if role not in ROLES:
        return
    sides = rules.sides or tuple(range(len(rules.roles)))
    partner = next((NUMERALS[n] for n, side in enumerate(sides) if n != i and side == sides[i]), "")
    wide = text_width(scene.new.seats[i].name or scene.names()[i], px(15), 500)
    for known in (partner, ""):
        told = scene.words.say("setup-seat-role", role=role, partner=known or "none")
        if wide + px(34) + text_width(told, px(12), 500) <= rect.w:
            ink = scene.theme.palette.brass
            draw_text(target, told, rect.right - px(10), rect.centery, px(12), ink, 500, ax=1, ay=0.5)
            return


def _seat(target: pygame.Surface, scene: NewGameState, i: int) -> None:
    """One seat: its number in its colour, name, kind, deck, and the way out."""
    theme, at, say = scene.theme, scene.places, scene.words.say
    px, palette, row = theme.px, theme.palette, at.rows[i]
    order = colour_order(scene.first if scene.first >= 0 else None, scene.player)
    colour = palette.seats[order[i % len(order)] % len(palette.seats)]
    if i == scene.seat:
        ground = row.inflate(px(4), px(4))
        target.fill(mix(palette.iron, palette.brass, 0.16), ground)
        pygame.draw.rect(target, palette.brass_lo, ground, 1)
    target.fill(colour, pygame.Rect(row.x, row.y, px(5), row.h))
    x = row.x + px(24)
    if i == scene.first and scene.player.emblem:
        put(target, player_badge(scene.player.emblem, colour, min(px(32), row.h - px(4))), x, row.centery)
    else:
        draw_text(target, NUMERALS[i], x, row.centery, px(17), colour, 700, "engraved", ax=0.5, ay=0.5)
    seat, deck = scene.new.seats[i], scene.decks()[i]
    here = scene.keyed and scene.over is None
    typing = scene.focus == ("name", i) and scene.over is None
    draw_field(target, at.stops["name", i], theme, seat.name or scene.names()[i], not seat.name, typing, scene.marked)
    if not typing:
        _role(target, scene, i)
    rect = at.stops["kind", i]
    draw_button(target, rect, theme, say(KIND[seat.kind]), hover=hovered(scene, "kind", i))
    rect = at.stops["deck", i]
    draw_button(target, rect, theme, "", hover=hovered(scene, "deck", i))
    if deck is not None:
        put(target, crest(deck.affiliation, px(24), theme), rect.x + px(26), rect.centery + px(1))
        room = rect.w - px(44) - px(34)
        name = fit(deck.name, room, rect.h, px(15), px(13), 600, lead=1.05, most_lines=2)
        for n, line in enumerate(name.lines[:2]):
            y = rect.centery + (n - (len(name.lines[:2]) - 1) / 2) * name.leading
            draw_text(target, line, rect.x + px(44), y, name.size, palette.bone, 600, ay=0.5)
        side = px(13)
        draw_sign(
            target, pygame.Rect(rect.right - px(27), rect.centery - side // 2, side, side), deck.legal, theme
        )
    if ("away", i) in at.stops:
        rect = at.stops["away", i]
        ink = (
            palette.brass_hi
            if hovered(scene, "away", i) or (here and scene.focus == ("away", i))
            else palette.ash
        )
        arm = px(6)
        for way in (-1, 1):
            start, end = (
                (rect.centerx - arm, rect.centery - arm * way),
                (rect.centerx + arm, rect.centery + arm * way),
            )
            pygame.draw.line(target, ink, start, end, max(2, px(2)))


def _options(target: pygame.Surface, scene: NewGameState) -> None:
    """What the game is to be: numbers to step, marks to set, and the seed."""
    theme, at, say, new = scene.theme, scene.places, scene.words.say, scene.new
    px, palette = theme.px, theme.palette
    top = at.options[0].y - px(10)
    pygame.draw.line(target, palette.edge, (at.options[0].x, top), (at.options[1].right, top))
    goal, wins = goal_shown(scene.rules())
    free = scene.enabled(("goal", 1))  # else what the game says, which nobody steps
    _number(target, scene, "goal", say(goal), new.goal if free else wins, at.options[0])
    _number(target, scene, "start", say("setup-start"), new.start, at.options[1])
    lively = scene.enabled(("open", 0))
    _mark(
        target, scene, "open", say("setup-open" if lively else "setup-open-alone"), new.open_table and lively
    )
    if not scene.more:
        rect = at.options[3]
        draw_button(target, rect, theme, say("setup-more"), hover=hovered(scene, "more"))
        return
    _number(target, scene, "hand", say("setup-hand"), new.hand, at.options[3])
    _mark(target, scene, "sabotage", say("setup-sabotage"), new.sabotage and scene.enabled(("sabotage", 0)))
    rect = at.options[5]
    _label(target, say("setup-seed"), rect, rect.w - px(140), theme)
    seed = say("setup-seed-any") if new.seed is None else str(new.seed)
    draw_field(target, at.stops["seed", 0], theme, seed, new.seed is None, scene.focus == ("seed", 0), scene.marked)
    dice = say("setup-dice-none") if new.dice == "none" else new.dice
    _button(target, scene, "dice", say("setup-dice", dice=dice))
    _mark(target, scene, "places", say("setup-places"), new.places and scene.enabled(("places", 0)))
    _mark(target, scene, "discards", say("setup-discards"), new.discards)
    _mark(target, scene, "wars", say("setup-wars"), new.wars)
    _mark(target, scene, "battles", say("setup-battles"), new.battles and scene.enabled(("battles", 0)))


def _number(
    target: pygame.Surface, scene: NewGameState, what: str, label: str, value: int | None, rect: pygame.Rect
) -> None:
    """A number between the two buttons that step it; the words alone where it is none."""
    theme, stops = scene.theme, scene.places.stops
    if value is None:
        _label(target, label, rect, rect.w, theme)
        return
    _label(target, label, rect, rect.w - theme.px(140), theme)
    lively = scene.enabled((what, 1))
    for by, sign in ((-1, "−"), (1, "+")):
        kind = "normal" if lively else "disabled"
        draw_button(target, stops[what, by], theme, sign, kind, hover=hovered(scene, what, by))  # type: ignore[arg-type]
    x = (stops[what, -1].right + stops[what, 1].left) // 2
    draw_text(target, str(value), x, rect.centery, theme.px(19), theme.palette.bone, 700, ax=0.5, ay=0.5)


def _mark(target: pygame.Surface, scene: NewGameState, what: str, label: str, marked: bool) -> None:
    """A box with or without a tick, and what it stands for."""
    theme, rect = scene.theme, scene.places.stops[what, 0]
    px, palette = theme.px, theme.palette
    box = pygame.Rect(rect.x, rect.centery - px(10), px(20), px(20))
    target.fill(palette.iron_low, box)
    lit, lively = hovered(scene, what), scene.enabled((what, 0))
    pygame.draw.rect(target, palette.brass if lit else palette.edge, box, max(1, palette.border))
    if marked:
        draw_sign(target, box.inflate(-px(8), -px(8)), True, theme)
    ink = palette.brass_hi if lit else palette.bone if lively else palette.ash
    words = fit(label, rect.w - px(30), rect.h, px(15), px(12), 500, lead=1.1, most_lines=2)
    for n, line in enumerate(words.lines[:2]):
        y = rect.centery + (n - (len(words.lines[:2]) - 1) / 2) * words.leading
        draw_text(target, line, rect.x + px(30), y, words.size, ink, 500, ay=0.5)


def _label(target: pygame.Surface, text: str, rect: pygame.Rect, room: int, theme: Theme) -> None:
    px, palette = theme.px, theme.palette
    words = fit(text, room, rect.h, px(15), px(12), 500, lead=1.1, most_lines=2)
    for n, line in enumerate(words.lines[:2]):
        y = rect.centery + (n - (len(words.lines[:2]) - 1) / 2) * words.leading
        draw_text(target, line, rect.x, y, words.size, palette.bone, 500, ay=0.5)


def _looked_at(scene: NewGameState) -> int:
    """The seat whose player the pointer stands on, else the one whose deck is shown."""
    under = scene.stop_at(scene.mouse) if scene.over is None else None
    return under[1] if under is not None and under[0] in ("name", "kind", "deck") else scene.seat


def _about(scene: NewGameState) -> str:
    """The sentence about what is looked at: the edition, or the kind of a player."""
    chosen = (
        ("edition", ABOUT_EDITION[scene.new.edition]), ("form", ABOUT_FORM[scene.new.form]),
        ("variant", "setup-about-variant"),
    )  # fmt: skip
    for what, said in (*chosen, *ABOUT_OPTION.items()):
        stands = scene.focus == (what, 0)
        if hovered(scene, what) or (stands and (scene.keyed or scene.stop_at(scene.mouse) is None)):
            return said
    return ABOUT[scene.new.seats[_looked_at(scene)].kind]


def _of_role(scene: NewGameState) -> str:
    """What the seat that is looked at is in this game; '' where that is nothing, or something else is looked at."""
    role = ROLES.get(scene.role(_looked_at(scene)), "")
    return scene.words.say(role) if role and _about(scene) in ABOUT.values() else ""


def told_at_foot(text: str, box: pygame.Rect, theme: Theme) -> FittedText:
    """A sentence as it is set at the foot: up to three lines, which may reach a little over the buttons' height."""
    return fit(text, box.w, box.h + theme.px(8), theme.px(14), theme.px(12), 500, lead=1.2, most_lines=3)


def _foot(target: pygame.Surface, scene: NewGameState) -> None:
    """Why the game cannot begin, else what the window had to say, else what the player in question is."""
    theme, box = scene.theme, scene.places.foot
    text = scene.trouble() or scene.said or _of_role(scene) or scene.words.say(_about(scene))
    told = told_at_foot(text, box, theme)
    palette = theme.palette
    colour = palette.blood if scene.trouble() else palette.ember if scene.said else palette.ash
    for i, line in enumerate(told.lines):
        y = box.centery + (i - (len(told.lines) - 1) / 2) * told.leading
        draw_text(target, line, box.x, y, told.size, colour, 500, ay=0.5)
