"""Card reasons: why a card cannot be played or chosen, the same for click, drag and tooltip."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from doomtable.rules.view import CardView, OptionView
from doomtable.table.kit.view_lookup import find, is_fighter
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.card_actions import able, meant_verb, why_not
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.pointer import CardTip
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme, mix
from doomtable.words import clause_links

WIDE = 300
"""Pixels that a tooltip is wide at most, at a scale of 1."""


class CardReason(NamedTuple):
    """Why not, in words; the same with the clause behind it, and that clause ('' for none)."""

    text: str
    full: str
    rule: str = ""


def reason_of(match: MatchState, card: CardView, target: OptionView | None = None) -> CardReason:
    """Why a card cannot be played now, on a `target` if one is meant; while a target is asked for, why it is none."""
    words, prompt, decision = match.words, match.question.prompt, match.display.view.decision
    if not match.mine() or decision is None:
        return CardReason(*[words.say("refused-nobody-asked")] * 2)
    port, viewer = match.seats.port, match.seats.viewer
    if target is not None or not (prompt.targets or prompt.numbers or prompt.chooser):
        reason = why_not(port, viewer, card, meant_verb(card), target)
    elif decision.kind == "draft":
        source, wanted = find(match.display.view, decision.handle), OptionView("card", card.handle)
        reason = why_not(port, viewer, source, decision.verb, wanted)
    else:
        return CardReason(*[words.say("reason-not-an-option")] * 2)
    names = match.book().names
    return CardReason(words.reason(reason._replace(rule=""), names), words.reason(reason, names), reason.rule)


def dimmed_spot(match: MatchState) -> Spot | None:
    """The card under the keyboard focus or the pointer, if it could be meant but cannot be played or chosen now."""
    focus = match.pointer.focus
    places = match.ring() if focus >= 0 else []
    if 0 <= focus < len(places):
        there = places[focus].card
        spot = match.display.layout.spot(there.handle) if there is not None else None
    else:
        spot = match.pointer.hover if not match.pointer.rested else None
    if spot is None or spot.form == "more" or not match.mine():
        return None
    card, lights, decision = spot.card, match.question.highlights, match.display.view.decision
    if lights.choosing:
        asked = decision is not None and decision.kind == "draft" and bool(match.question.prompt.targets)
        on_table = spot.form in ("board", "mini", "covered") and not match.combat_shown()
        chosen = card.handle in lights.lit or card.handle in lights.about
        return spot if asked and on_table and not chosen else None
    own = card.controller == match.seats.viewer and not able(card)
    return spot if own and (spot.form == "hand" or (is_fighter(card) and match.menu_open())) else None


def look_for_reason(match: MatchState, now: int, after: int) -> None:
    """Have the reason told of a dimmed card that has been pointed at for so many milliseconds."""
    pointer, question = match.pointer, match.question
    free = pointer.drag is None and pointer.refusal is None and match.display.sheet is None
    free = free and question.popup is None and question.chooser is None and not match.animation.filmed
    spot = dimmed_spot(match) if free else None
    if spot is None or (pointer.focus < 0 and now - pointer.hover_since <= after):
        told = None
    elif pointer.tip is not None and pointer.tip.handle == spot.card.handle and pointer.tip.near == spot.rect:
        return
    else:
        text, _, rule = reason_of(match, spot.card)
        told = CardTip(spot.card.handle, text, spot.rect, spot.form == "hand", clause_links.of_reason(rule))
    if told != pointer.tip:
        pointer.show_tip(told)
        match.display.redraw()


def draw_reason(target: pygame.Surface, tip: CardTip, raised: int, theme: Theme) -> None:
    """The tooltip over its card; a card in hand rises so many pixels."""
    px, palette = theme.px, theme.palette
    body = fit(tip.text, px(WIDE) - px(28), px(120), px(14), px(12), 500, lead=1.25)
    rect = pygame.Rect(0, 0, min(px(WIDE), body.width + px(28)), body.height + px(18))
    rect.midbottom = tip.near.centerx, tip.near.y - px(10) - (raised if tip.in_hand else 0)
    if rect.y < 0:
        rect.top = tip.near.bottom + px(10)
    rect.clamp_ip(target.get_rect())
    tint = None if palette.plain else mix(palette.blood, (30, 12, 12), 0.86)
    draw_panel(target, rect, theme, palette.blood, tint=tint)
    for i, line in enumerate(body.lines):
        draw_text(target, line, rect.x + px(14), rect.y + px(9) + i * body.leading, body.size, palette.bone, 500)
