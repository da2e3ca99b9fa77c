"""Card menu: what can be done with a card, each with its price, its target and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

import pygame

from doomtable.rules.terms import NO_CARD, NOBODY, Reason
from doomtable.rules.view_parts import CardView, CombatView, View, is_inside, lies_face_down
from doomtable.session.preview import PARTNER
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.kit.view_lookup import counts_markers, every_card, find, invades
from doomtable.table.kit.widgets import Button
from doomtable.table.match.area_drawing import AREAS
from doomtable.table.match.card_actions import COVERED, CardAction, price_of
from doomtable.table.match.outlook_text import fighter_names, outlook_of_each, tone_of_each
from doomtable.table.match.play_prices import attack_ends, lost_by, price_chips
from doomtable.table.match.popups import PopupMenu
from doomtable.table.paint.emblems import emblem
from doomtable.table.paint.panels import draw_key_cap, draw_rule
from doomtable.table.paint.price_chips import PriceChip, draw_chips
from doomtable.table.paint.text_layout import FittedText, draw_text, fit
from doomtable.table.paint.theme import BLACK, Theme, mix
from doomtable.words.short_lines import unwrapped
from doomtable.words.words import NameLookup, Words

SIGNS: Final = {
    "muster": "warrior", COVERED: "fortification", "attack": "warrior", "seek cover": "fortification",
    "exit cover": "warrior", "transfer": "earth", "reveal": "warrior", "equip": "equipment", "build": "fortification",
    "bestow": "symmetry", "assign": "mission", "cast": "art", "enter vehicle": "equipment", "exit vehicle": "equipment",
    "bank": "fortification", "steal": "alliance", "mine": "earth",
}  # fmt: skip
"""The sign of a play, in the order of the menu; that of a special card for every other."""
GIST: Final = 90
"""Letters of what a card in play does when it is used."""
NOWHERE: Final = pygame.Rect(0, 0, 0, 0)
ROW: Final = 44
FOLDED_ROW: Final = 38
HEAD: Final = 44
WIDE: Final = 420
"""Pixels at a scale of 1: how high a row is beside its result, and in a long menu without one, what is over the rows,
how wide the menu is."""


@dataclass(frozen=True)
class BeginPlay(ScreenMessage):
    """Begin a play with a card."""

    card: CardView
    verb: str


@dataclass(frozen=True, slots=True)
class MenuChoices:
    """Of what the menu of a card is made: the card, what may be begun with which card, what may not be begun with it
    and why, and the place beside it."""

    card: CardView
    found: list[tuple[CardView, CardAction]]
    refused: list[tuple[str, Reason]]
    near: pygame.Rect
    outlooks: Mapping[str, CombatView] = field(default_factory=dict)
    """What the attack comes to with each tactic, where there is but one to attack."""


class Result(NamedTuple):
    """What comes of a play: sentences, and whether they are good news or bad ('jade', 'blood', '' for neither)."""

    text: str
    tone: str = ""


NOTHING: Final = Result("")


@dataclass(slots=True)
class MenuRow(Button):
    """One play: its sign and name, its price, its key, and below what comes of it or why it cannot be."""

    sign: str = "special"
    chips: Sequence[PriceChip] = ()
    result: Result = NOTHING
    ruled: bool = False
    """Whether a line stands over it: it is of another card."""
    order: int = 0

    def draw(self, target: pygame.Surface, theme: Theme, hover: bool, focus: bool) -> None:
        """Draw it; what cannot be done is dimmed."""
        px, palette, rect = theme.px, theme.palette, self.rect
        if self.ruled:
            draw_rule(target, rect.x + px(8), rect.y - px(3), rect.w - px(16), theme)
        if self.enabled and hover:
            target.fill(mix(palette.brass_lo, BLACK, 0.45), rect)
            pygame.draw.rect(target, palette.brass_hi, rect, palette.border)
        ink = palette.bone if self.enabled else mix(palette.ash, BLACK, 0.2)
        sign = emblem(self.sign, px(22), palette.brass_hi if self.enabled else mix(palette.ash, BLACK, 0.4))
        target.blit(sign, sign.get_rect(center=(rect.x + px(24), rect.y + min(px(24), rect.h // 2))))
        x, y, right = rect.x + px(48), rect.y + min(px(17), rect.h // 2), rect.right - px(10)
        if self.enabled and self.key and theme.cap(self.key):
            cap = draw_key_cap(target, self.key, right, y, theme, palette.bone, palette.ash)
            right = cap.x - px(8)
        if self.chips:
            right = draw_chips(target, self.chips, right, y, theme, 1).x - px(8)
        name = fit(self.label, right - x, px(24), px(16), px(12), 600, most_lines=1)
        draw_text(target, (name.lines or ("",))[0], x, y, name.size, ink, 600, ay=0.5)
        told = written(self.result.text, rect.w, theme)
        tone = {"jade": palette.jade, "blood": palette.blood}.get(self.result.tone, palette.ash)
        for i, line in enumerate(told.lines):
            draw_text(target, line, x, rect.y + px(32) + i * told.leading, told.size, tone, 500)


def written(text: str, wide: int, theme: Theme) -> FittedText:
    """The result of a play, as it is set below its name."""
    return fit(text, wide - theme.px(60), theme.px(54), theme.px(13), theme.px(12), 500, lead=1.2)


def card_menu(
    choices: MenuChoices, view: View, names: NameLookup, words: Words, size: tuple[int, int], theme: Theme
) -> PopupMenu:
    """The menu of a card: what may be begun with it, what not and why, then what may be begun with what lies on it."""
    card, px = choices.card, theme.px
    refused = ((verb, words.reason(reason._replace(rule=""), names)) for verb, reason in choices.refused)
    rows = [_barred(verb, why, words) for verb, why in refused]
    rows += [_offered(one, way, view, words, choices.outlooks) for one, way in choices.found if one is card]
    rows.sort(key=lambda row: row.order)
    under = [_offered(one, way, view, words, {}, under=True) for one, way in choices.found if one is not card]
    for i, row in enumerate(under):
        row.ruled = bool(rows) and i == 0
    rows += under
    for digit, row in enumerate((row for row in rows if row.enabled), start=1):
        row.key = str(digit) if digit < 10 else ""
    wide = min(px(WIDE), size[0] - px(40))
    highs = [px(ROW) + written(row.result.text, wide - px(20), theme).height for row in rows]
    if px(HEAD + 8) + sum(highs) > size[1]:  # a long menu folds: what comes of each play is seen in the card in large
        rows = [row for row in rows if row.enabled]
        for row in rows:
            row.result = NOTHING
        highs = [px(FOLDED_ROW)] * len(rows)
    rect = _place(choices.near, (wide, px(HEAD) + sum(highs) + px(8)), size, theme)
    y = rect.y + px(HEAD)
    for row, high in zip(rows, highs, strict=True):
        row.rect = pygame.Rect(rect.x + px(10), y, rect.w - px(20), high - px(6))
        y += high
    me = view.players[view.seat]
    own_turn = view.decision is not None and view.decision.kind == "menu"
    have = "menu-you-have-markers" if counts_markers(view) else "menu-you-have"
    note = words.say(have, d=me.destiny, n=view.turn.actions) if own_turn else ""
    title = words.card_name(card.name) or words.say("card-hidden")
    return PopupMenu(title, rect, list(rows), note, choices.near)


def _barred(verb: str, why: str, words: Words) -> MenuRow:
    order = list(SIGNS).index(verb)
    return MenuRow(
        NOWHERE, _name(verb, words), None, enabled=False, sign=SIGNS[verb], result=Result(why, "blood"), order=order
    )


def _offered(
    card: CardView, way: CardAction, view: View, words: Words, outlooks: Mapping[str, CombatView], *,
    under: bool = False,
) -> MenuRow:  # fmt: skip
    on = find(view, way.on) if way.on != NO_CARD else None
    if (goal := _goal(card, way, view)) is not None:
        label = words.say("way-base-name", goal=goal, place=words.card_name(on.name) if on is not None else "")
    else:
        verb, other = _name(way.verb, words, way.lands), card.name if under else on.name if on is not None else None
        label = words.say("ask-verb-card", verb=verb, card=words.card_name(other)) if other else verb
    order = list(SIGNS).index(way.verb) if way.verb in SIGNS else len(SIGNS)
    chips = price_chips(
        price_of(card, way.verb), words, nought=way.verb == COVERED, lost=lost_by(way.verb, view),
        further=way.verb == "transfer",
    )  # fmt: skip
    return MenuRow(
        NOWHERE, label, BeginPlay(card, way.verb), sign=SIGNS.get(way.verb, "special"), order=order, chips=chips,
        result=_result(card, way, view, words, outlooks),
    )  # fmt: skip


def _goal(card: CardView, way: CardAction, view: View) -> Literal["home", "out", "back", "invade"] | None:
    """Where a warrior goes that is of a base: into it, out to its battlefield or back there, or to another's
    (VAR-HOME-20 to VAR-HOME-36); None for every other play."""
    there = find(view, way.on) if way.verb == "transfer" and way.on != NO_CARD else None
    if there is None or there.home == NO_CARD:
        return None
    if there.home == there.handle:
        return "home"
    return "invade" if there.controller != view.seat else "back" if invades(view, card) else "out"


def _fills(card: CardView, view: View) -> bool:
    """Whether its base is full with one more Promotion (VAR-HOME-18)."""
    base = find(view, card.home)
    return base is not None and dict(base.marks).get("P", 0) + 1 >= view.base_goal


def _last_open(card: CardView, view: View) -> bool:
    """Whether its base is the last of its player's that is not down yet: who fills that wins (VAR-HOME-19)."""
    bases = [one for one, _ in every_card(view) if one.home == one.handle and one.controller == view.seat]
    return all(one.handle == card.home or lies_face_down(one) for one in bases)


def _name(verb: str, words: Words, lands: str = "") -> str:
    """What a play is called; a transfer after where it leads."""
    if verb == "transfer" and lands in (*AREAS, PARTNER):
        return words.say("way-transfer-name", area=lands)
    return words.say("way-cover-name") if verb == COVERED else words.option(verb)


def _result(
    card: CardView, way: CardAction, view: View, words: Words, outlooks: Mapping[str, CombatView]
) -> Result:
    """What comes of a play, as far as that is known before."""
    price, have, say = price_of(card, way.verb), view.players[view.seat].destiny, words.say
    keeps, ends = "", attack_ends(view, words) if way.verb in ("attack", "steal") else ""
    if price is not None and not price.more and (price.destiny or price.actions) and price.destiny <= have:
        left = max(0, view.turn.actions - price.actions)
        keeps = say("way-keeps-markers" if counts_markers(view) else "way-keeps", d=have - price.destiny, n=left)
    if way.verb == "attack" and outlooks:
        names = fighter_names(view, next(iter(outlooks.values())), words)
        told = outlook_of_each(outlooks, view.seat, names, words)
        return Result("\n".join(one for one in (told, ends) if one), tone_of_each(outlooks, view.seat))
    if way.verb == "attack":
        aimed = say("way-attack-inside" if is_inside(card) else "way-attack")
        return Result(" ".join(one for one in (aimed, ends) if one))
    if way.verb == COVERED:
        told = say("way-cover", d=card.printed[3] or 0)
    elif way.verb == "muster":
        told = say("way-muster")
    elif (goal := _goal(card, way, view)) is not None:
        told = say("way-base", goal=goal)
    elif way.verb == "transfer" and way.lands in (*AREAS, PARTNER):
        handed = way.lands == PARTNER and view.players[view.seat].before != NOBODY  # from a captain to his sergeant
        told = say("way-transfer", area="sergeant" if handed else way.lands)
    elif way.verb == "bank":
        if _fills(card, view):
            # how many D are left it would have to know as well
            return Result(say("way-bank-wins" if _last_open(card, view) else "way-bank-fills"))
        told = say("way-bank")
    elif way.verb == "steal":
        told, keeps = say("way-steal"), ends or keeps
    elif way.verb in ("exit cover", "reveal") and card.unpaid and price is not None:
        if price.destiny > have:
            return Result(say("way-lost", d=price.destiny, n=have), "blood")
        told = say("way-due", d=price.destiny)
    elif way.stage:
        told = say("way-choose-place" if way.stage in ("place", "area", "where") else "way-choose")
    elif not way.quiet and way.verb in ("play", "cast", "use"):
        told = say("way-loud")
    elif way.verb == "use" and (known := declaration(card.name or "")) is not None:
        told = unwrapped(words.short_text(known, GIST))
    else:
        told = ""
    return Result(" ".join(one for one in (told, keeps) if one))


def _place(near: pygame.Rect, size: tuple[int, int], window: tuple[int, int], theme: Theme) -> pygame.Rect:
    """Beside a card, toward the wider side."""
    gap, (wide, high) = theme.px(16), size
    rect = pygame.Rect(near.right + gap, 0, wide, high)
    if near.x > window[0] - near.right:
        rect.right = near.x - gap
    rect.centery = near.centery
    rect.clamp_ip(pygame.Rect((0, 0), window).inflate(-theme.px(12), -theme.px(12)))
    return rect
