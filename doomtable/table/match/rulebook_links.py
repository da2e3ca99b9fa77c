"""Rulebook links: which clauses explain what is shown, and the marks on the table that open them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

import pygame

from doomtable.rules.view_parts import CardView
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_key_cap, key_cap_width
from doomtable.table.paint.theme import BLACK, mix
from doomtable.table.rulebook.rulebook_state import OpenRulebook, RulesPlayed, about_card
from doomtable.words import clause_links
from doomtable.words.words import Words

if TYPE_CHECKING:
    from doomtable.table.match.match_state import MatchState

HIDDEN = ("COVER-10", "COVER-02", "COVER-18")
"""What there is to read about a warrior that nobody knows."""
BESIDE = (126, 204)
"""Pixels from the middle of a combat's title to its mark, on a small panel and on a large one."""


def lookup_for(screen: object) -> OpenRulebook:
    """What explains what is shown: at a game a refusal, a card in large, the question, the combat; else nothing."""
    from doomtable.table.match.match_state import MatchState

    return OpenRulebook() if not isinstance(screen, MatchState) or screen.display.sheet is not None else _behind(screen)


def rules_played(screen: object) -> RulesPlayed | None:
    """By which rules the game on a screen is played; None where there is no game."""
    from doomtable.table.match.match_state import MatchState

    if not isinstance(screen, MatchState):
        return None
    view = screen.display.view
    rules = screen.seats.port.rules
    outpost: Literal["off", "on"] = "on" if view.outposts else "off"  # "auto" is settled as a game begins (OUT-21)
    return RulesPlayed(replace(rules, outpost=outpost), len(view.players))


def _behind(match: MatchState) -> OpenRulebook:
    if match.pointer.zoomed is not None:
        card, name, _ = match.pointer.zoomed
        return lookup_of_card(card, name, match.words)
    if match.pointer.refusal is not None and match.pointer.refusal.rule:
        return OpenRulebook((match.pointer.refusal.rule,))
    if match.pointer.tip is not None and match.pointer.tip.rule:
        return OpenRulebook((match.pointer.tip.rule,))
    return lookup_of_question(match)


def lookup_of_question(match: MatchState) -> OpenRulebook:
    """What explains the open question."""
    decision = match.display.view.decision
    if decision is None:
        return OpenRulebook(("points",))
    if match.mine():
        window = "answer" if decision.answers is not None else decision.window
        told = clause_links.of_question(decision.kind, decision.stage, decision.verb, window)
        clause = match.question.prompt.rule or told
        asks = declaration(decision.card or "")
        if not clause and asks is not None:
            return about_card(asks, match.words)
        return OpenRulebook((clause or clause_links.OPEN,))
    return OpenRulebook(("COMBAT-01",) if match.combat_shown() else ("ETIQ-02",))


def lookup_of_card(card: CardView | None, name: str, words: Words) -> OpenRulebook:
    """What explains a card, as it lies on the table if it does."""
    known = declaration((card.name if card is not None else name) or "")
    if known is None:
        return OpenRulebook(HIDDEN, words.say("card-hidden"))
    states = [state for state in clause_links.STATE_CLAUSES if card is not None and getattr(card, state)]
    return OpenRulebook(clause_links.of_card(known, *states), words.card_name(known.name))


def marks(match: MatchState) -> Iterator[tuple[pygame.Rect, OpenRulebook]]:
    """The places that lead to the rulebook, the uppermost first."""
    if match.display.sheet is not None:
        return
    if match.pointer.zoomed is not None:
        if match.zoom.mark is not None:
            yield match.zoom.mark, _behind(match)
        return
    if match.pointer.refusal is not None and match.pointer.refusal.rule:
        yield match.pointer.refusal.place, _behind(match)
    for rect, lookup in _corners(match):
        if not match.covered_at(rect):
            yield rect, lookup


def _corners(match: MatchState) -> Iterator[tuple[pygame.Rect, OpenRulebook]]:
    """The marks in the corners of the asking place and of the combat."""
    px = match.theme.px
    wide, high = key_cap_width(label(match), match.theme), px(18)
    ask = match.display.layout.ask
    if match.question.prompt.who and text_width(match.question.prompt.who, px(12), 600) + wide + px(40) < ask.w:
        yield pygame.Rect(ask.right - px(16) - wide, ask.y + px(13), wide, high), lookup_of_question(match)
    if match.combat_shown():
        panel = match.display.combat_rect
        beside = px(BESIDE[0] if panel.w < px(1000) else BESIDE[1])
        yield pygame.Rect(panel.centerx + beside, panel.y + px(21), wide, high), OpenRulebook(("COMBAT-01",))


def mark_at(match: MatchState, place: tuple[int, int]) -> OpenRulebook | None:
    """Where a click leads, if it leads to the rulebook."""
    return next((lookup for rect, lookup in marks(match) if rect.collidepoint(place)), None)


def label(match: MatchState) -> str:
    """What stands on a mark."""
    return match.words.say("rules-mark", key=match.keys.told("rules"))


def draw_mark(target: pygame.Surface, match: MatchState, rect: pygame.Rect) -> None:
    """Draw a mark; it is lit under the pointer."""
    palette = match.theme.palette
    ink = palette.brass_hi if rect.collidepoint(match.pointer.place) else palette.ash
    draw_key_cap(target, label(match), rect.right, rect.centery, match.theme, ink, mix(ink, BLACK, 0.45))


def draw_corners(target: pygame.Surface, match: MatchState) -> None:
    """Draw the marks of the asking place and of the combat."""
    if match.display.sheet is None:
        for rect, _ in _corners(match):
            if not match.covered_at(rect):
                draw_mark(target, match, rect)
