"""Face models: what a card face shows, worked out from what a seat sees of the card.

Nothing is counted here: ratings and their lines come from the view, text and gist from `words`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from doomtable.cards.main_affiliation import emblem_of
from doomtable.rules.terms import STATS, Seat
from doomtable.table.kit.picture_subject import declaration, subject
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.paint.card_face_layout import FaceModel, Rating
from doomtable.table.paint.short_names import short_name
from doomtable.words.short_lines import SOFT_HYPHEN, unwrapped
from doomtable.words.words import Words

if TYPE_CHECKING:
    from doomtable.rules.view_parts import CardView, LineView, View

GIST_WIDTH: Final = 21
"""Letters to a line of the gist on a card in hand."""
NARROW_WIDTHS: Final = (17, 13)
"""Letters to a line of the gist on one of many cards, and on one of many in a small window."""
UNBOUND: Final = 100_000
"""Letters to a line that has room for everything."""
_AFTER: Final = {"+": "stay", "-": "discard", "x": "annihilate"}
HIDDEN: Final = FaceModel("", "warrior")


def ratings(card: CardView) -> tuple[Rating, ...]:
    """The ratings a face shows, each with what is printed; none for a card without."""
    if not card.ratings:
        return ()
    printed = card.printed or card.ratings
    return tuple(
        Rating(letter, now, base) for letter, now, base in zip(STATS, card.ratings, printed, strict=True)
    )


SaidOfCard = tuple[str, str, str, tuple[str, ...], str, str, bool]


class FaceModels:
    """Makes face models in the language of the words: a model is the key of its painted face."""

    def __init__(self, words: Words, scans: ScanFolder | None = None) -> None:
        self.words = words
        self.scans = scans or ScanFolder()
        """The player's own pictures."""
        self._said: dict[tuple[str, str], SaidOfCard] = {}
        """What is said of a card, by language and name."""

    def said(self, name: str) -> SaidOfCard:
        """Type line, text, gist, those of narrow cards, what becomes of it after play, and marker of a card; whether it
        says more than its gist."""
        key = self.words.language, name
        known = self._said.get(key)
        if known is None:
            card = declaration(name)
            known = ("", "", "", (), "", "", False)
            if card is not None:
                gist = unwrapped(self.words.short_text(card, GIST_WIDTH))
                known = (
                    self.words.type_line(card),
                    self.words.card_text(card),
                    gist,
                    tuple(unwrapped(self.words.short_text(card, wide)) for wide in NARROW_WIDTHS),
                    _AFTER.get(card.post_play or "", ""),
                    card.rarity,
                    gist.replace(SOFT_HYPHEN, "") != self.words.short_text(card, UNBOUND),
                )
            self._said[key] = known
        return known

    def model(self, card: CardView, wounded: bool | None = None) -> FaceModel:
        """The face of a card as a seat sees it; HIDDEN for one it does not know."""
        if card.name is None:
            return HIDDEN
        return self.named(
            card.name,
            card.type,
            card.affiliations,
            ratings(card),
            card.wounded if wounded is None else wounded,
        )

    def named(
        self,
        name: str,
        kind: str = "",
        affiliations: tuple[str, ...] = (),
        shown: tuple[Rating, ...] = (),
        wounded: bool = False,
    ) -> FaceModel:
        """The face of a card known by name; what is not given is as printed."""
        card = declaration(name)
        if card is not None and not kind:
            kind, affiliations = card.type, card.affiliations
            printed = (card.F, card.S, card.A, card.V)
            if kind == "warrior":
                shown = tuple(
                    Rating(letter, value, value) for letter, value in zip(STATS, printed, strict=True)
                )
        if card is not None and card.type in ("warzone", "beast") and not shown:
            added = (card.F, card.S, card.A, card.V)
            told = [(letter, n) for letter, n in zip(STATS, added, strict=True) if n is not None]
            shown = tuple(Rating(letter, n, n) for letter, n in told if n or card.type == "warzone")
        line, text, gist, brief, after, marker, more = self.said(name)
        called = self.words.card_name(name)
        return FaceModel(
            name, kind or "special", tuple(map(emblem_of, affiliations)), shown, line, text, gist, wounded,
            marker, short_name(called), "", after, subject(name), self.scans.wanted(name),  # type: ignore[arg-type]
            title="" if called == name else called, state=self.words.say("card-wounded") if wounded else "",
            brief=brief, more=more,
        )  # fmt: skip

    def keywords_of(self, name: str) -> list[tuple[str, str]]:
        """The keywords printed on a card, each with what it means."""
        card = declaration(name)
        if card is None:
            return []
        tags = dict.fromkeys((*card.keywords, *card.considered))
        return [(self.words.option(tag), self.words.keyword_help(tag)) for tag in tags]


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def change(line: LineView) -> str:
    """What a line does to its rating: '+3', '×2', '=8'."""
    if line.how in ("add", "add base", "base", "dice", "inside"):
        return signed(line.amount)
    if line.how == "dash":
        return "=−"
    return {"times": "×", "times all": "×", "divide": "÷", "set": "="}.get(line.how, "") + str(line.amount)


def changes(lines: Iterable[LineView], stat: int) -> list[LineView]:
    """The lines that change a rating: what one source adds is one line, what changes nothing is none."""
    out: list[LineView] = []
    for line in lines:
        if line.stat != stat:
            continue
        place = len(out)
        while place and out[place - 1].how == line.how == "add":
            place -= 1
            if out[place].source == line.source:
                out[place] = out[place]._replace(amount=out[place].amount + line.amount)
                break
        else:
            out.append(line)
    return [line for line in out if line.amount or line.how != "add"]


def source_of(line: LineView, words: Words) -> str:
    """Where a line of a rating comes from, in words."""
    if line.source == "cover":
        return words.say("modifier-cover")
    if line.how == "inside":
        return words.say("modifier-inside")
    if line.how == "dice":
        thrower = "" if line.source == "dice" else words.card_name(line.source)
        return words.say("modifier-dice-of", card=thrower) if thrower else words.say("modifier-dice")
    return words.card_name(line.source) or words.say("zoom-unprinted")


def imprisoned(card: CardView) -> bool:
    """Whether a card that lies under another one is its prisoner."""
    return card.zone == "held" and card.type == "warrior"


def effect_on(host: CardView, card: CardView, lines: Iterable[LineView] | None = None) -> str:
    """What an attached card changes on its warrior, as its strip says it: 'S+3'; `lines` stand for the warrior's own.

    Where several cards of a name lie under one warrior, each has its share of the lines that bear the name.
    """
    if not card.name:
        return ""
    alike = [other.handle for other in host.attached if other.name == card.name]
    place = alike.index(card.handle) if card.handle in alike else 0
    told = [
        line for line in (host.lines if lines is None else lines)
        if line.source == card.name and (line.amount or line.how != "add")
    ]  # fmt: skip
    own = [line for stat in range(4) for line in [one for one in told if one.stat == stat][place :: max(1, len(alike))]]
    return " ".join(f"{STATS[line.stat]}{change(line)}" for line in own[:3])


def effect_around(view: View, seat: Seat, fortification: CardView) -> str:
    """What a fortification changes on the warriors of a seat: as on the first of them that it changes."""
    player = view.players[seat]
    cards = (*player.squad, *player.kohort, *player.outpost, *player.beside)
    return next((told for card in cards if (told := effect_on(card, fortification))), "")


