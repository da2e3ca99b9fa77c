"""Card reasons: why a card cannot be played or chosen, the same for click, drag and tooltip."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from doomtable.cards.catalogue import catalogue
from doomtable.rules.view_parts import CardView, OptionView
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.kit.view_lookup import find, is_fighter
from doomtable.table.layout.board_areas import strips_of
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.card_actions import COVERED, CardAction, able, meant_verb, why_not
from doomtable.table.match.drag_and_drop import SEEK_COVER, between_areas
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.menu_aims import aims_of
from doomtable.table.match.outlook_text import fighter_names, outlook_of_each
from doomtable.table.match.play_prices import attack_ends
from doomtable.table.match.pointer import CardTip
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme, mix
from doomtable.words import clause_links

NOT_OFFERED = "ETIQ-01"
"""The clause of what is refused for no other reason than that something else is asked: it explains nothing."""
WIDE = 330
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
        moves = target is not None and between_areas(card, target)
        hides = target is not None and target.key == "cover" and card.zone != "hand"
        goes = target is not None and is_fighter(card) and card.zone != "hand" and _is_place(match, target.handle)
        verb = "transfer" if moves or goes else SEEK_COVER if hides else meant_verb(card)
        reason = why_not(port, viewer, card, verb, None if moves or hides else target)
    elif decision.kind == "draft":
        source, wanted = find(match.display.view, decision.handle), OptionView("card", card.handle)
        reason = why_not(port, viewer, source, decision.verb, wanted)
    else:
        return CardReason(*[words.say("refused-not-offered")] * 2)
    if reason.rule == NOT_OFFERED:  # nothing forbids it: something else is asked
        return CardReason(*[words.say("refused-not-offered")] * 2)
    names = match.book().names
    text, full = words.reason(reason._replace(rule=""), names), words.reason(reason, names)
    if target is None and reason.key == "cannot_pay" and is_fighter(card) and card.zone == "hand":
        covered = why_not(port, viewer, card, COVERED, None)
        if covered.key != "not_an_option":
            cover = words.reason(covered._replace(rule=""), names)
            text, full = (words.say("refused-in-cover-too", why=why, cover=cover) for why in (text, full))
    line = ""
    if reason.key == "not_playable_now" and card.zone == "hand" and card.name:
        line = words.play_times(catalogue().get(card.name))
    elif reason.key in ("wrong_host", "no_bearer"):
        meant = declaration(names.card(named) if isinstance(named := reason.args[0], int) else named)
        line = words.for_whom(meant) if meant is not None else ""
    if line:
        text, full = (words.say("refused-on-the-card", why=why, line=line) for why in (text, full))
    return CardReason(text, full, reason.rule)


def _is_place(match: MatchState, handle: int) -> bool:
    """Whether that is a base, a battlefield or another card at which warriors stand."""
    trays = match.display.layout.trays
    return any(tray.base is not None and tray.base.handle == handle for tray in trays)


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


def look_for_outlook(match: MatchState, now: int, after: int) -> bool:
    """Have it told what an attack on the card that is pointed at would come to; whether one is meant.

    The card is one that may be chosen where the defender is asked for, and one over which a warrior is held.
    """
    pair = _attack_meant(match)
    pointer = match.pointer
    held = pointer.drag is not None
    if pair is None or match.display.sheet is not None:
        return False
    attacker, spot = pair
    if not held and pointer.focus < 0 and now - pointer.hover_since <= after:
        return False
    if pointer.tip is not None and pointer.tip.handle == spot.card.handle and pointer.tip.near == spot.rect:
        return pointer.tip.outlook
    seat, words = match.seats.viewer, match.words
    found = match.seats.port.foresee_attack(seat, attacker, spot.card.handle)
    names = [fighter_names(match.display.view, fight, words) for fight in found.values()]
    told = outlook_of_each(found, seat, names[0], words) if names else ""
    text = "\n".join(one for one in (told, attack_ends(match.display.view, words)) if one)
    pointer.show_tip(CardTip(spot.card.handle, text, spot.rect, False, "", True))
    match.display.redraw()
    return True


def _attack_meant(match: MatchState) -> tuple[int, Spot] | None:
    """Who would attack, and the card that is pointed at as the one attacked."""
    decision, pointer = match.display.view.decision, match.pointer
    if decision is None or not match.mine() or match.combat_shown():
        return None
    if pointer.drag is not None:
        drag = pointer.drag
        spot = match.spot_at(pointer.place)
        ways = [way for way in drag.ways or () if way.verb == "attack"]
        if spot is None or not any(spot.card.handle == way.on or _named(way, spot) for way in ways):
            return None
        return drag.spot.card.handle, spot
    source = match.question.popup_source
    if match.question.popup is not None and source is not None:
        over = pointer.hover
        aim = aims_of(source).get(over.card.handle) if over is not None else None
        return (source.card.handle, over) if over is not None and aim and aim.way.verb == "attack" else None
    if decision.kind != "draft" or decision.stage != "defender":
        return None
    places = match.ring() if pointer.focus >= 0 else []
    there = places[pointer.focus].card if 0 <= pointer.focus < len(places) else None
    spot = match.display.layout.spot(there.handle) if there is not None else pointer.hover
    lit = spot is not None and spot.card.handle in match.question.highlights.lit
    return (decision.handle, spot) if lit and spot is not None else None


def _named(way: CardAction, spot: Spot) -> bool:
    return any(option.key == "card" and option.handle == spot.card.handle for option in way.options)


def look_for_reason(match: MatchState, now: int, after: int) -> None:
    """Have the reason told of a dimmed card that has been pointed at for so many milliseconds."""
    pointer, question = match.pointer, match.question
    free = pointer.drag is None and pointer.refusal is None and match.display.sheet is None
    free = free and question.popup is None and question.chooser is None and not match.animation.filmed
    if look_for_outlook(match, now, after):
        return
    if free and (folded := _folded_tip(match)) is not None and now - pointer.hover_since > after:
        if pointer.tip != folded:
            pointer.show_tip(folded)
            match.display.redraw()
        return
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


def _folded_tip(match: MatchState) -> CardTip | None:
    """What lies under the pointer where there is no room for all of it, by name."""
    spot = match.pointer.hover
    if spot is None or spot.form != "more" or match.pointer.rested or match.pointer.focus >= 0:
        return None
    layout = match.display.layout
    hidden = [card for card in folded_in(match, spot) if layout.spot(card.handle) is None]
    called = [match.words.card_name(card.name) or match.words.say("card-unknown") for card in hidden]
    text = match.words.say("strip-more-tip", cards=", ".join(called))
    return CardTip(spot.card.handle, text, spot.rect, False, outlook=True) if called else None


def folded_in(match: MatchState, spot: Spot) -> tuple[CardView, ...]:
    """Those among which cards are folded at a place that counts them: on their bearer, or in their area."""
    if spot.host is not None:
        return tuple(strips_of(spot.host))
    player = match.display.view.players[spot.seat]
    groups = (player.attached, player.squad, player.kohort, player.outpost, player.beside)
    return next((group for group in groups if spot.card in group), ())


def draw_reason(
    target: pygame.Surface, tip: CardTip, raised: int, zoomed: pygame.Rect | None, theme: Theme
) -> None:
    """The tooltip over its card, beside one that is shown in large; a card in hand rises so many pixels."""
    px, palette = theme.px, theme.palette
    body = fit(tip.text, px(WIDE) - px(28), px(120), px(14), px(12), 500, lead=1.25)
    rect = pygame.Rect(0, 0, min(px(WIDE), body.width + px(28)), body.height + px(18))
    rect.midbottom = tip.near.centerx, tip.near.y - px(10) - (raised if tip.in_hand else 0)
    if rect.y < 0:
        rect.top = tip.near.bottom + px(10)
    rect.clamp_ip(target.get_rect())
    if zoomed is not None and rect.colliderect(zoomed):
        rect.x = zoomed.x - px(8) - rect.w if zoomed.centerx > target.get_width() // 2 else zoomed.right + px(8)
    rim = palette.brass if tip.outlook else palette.blood
    tint = None if palette.plain or tip.outlook else mix(palette.blood, (30, 12, 12), 0.86)
    draw_panel(target, rect, theme, rim, tint=tint)
    for i, line in enumerate(body.lines):
        draw_text(target, line, rect.x + px(14), rect.y + px(9) + i * body.leading, body.size, palette.bone, 500)
