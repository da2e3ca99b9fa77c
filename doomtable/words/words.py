"""The words of one language: messages, log lines of events, reasons, prompts and card text.

`Words(language)` says messages; `card_text`, `type_line`, `short_text`, `keyword_help` and `modifier_line` word
declarations. Names of cards and players in a message come back as runs of their own, so that the log can colour and
hover them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from doomtable.errors import BadInput, ErrorText
from doomtable.files.local_names import NameFault
from doomtable.files.storage import os_reason
from doomtable.messages import Messages, NoSuchMessage
from doomtable.rules.events import OF_SEATS, GameEvent
from doomtable.rules.language import Card
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Reason, Seat
from doomtable.rulesets import DeckFault
from doomtable.words import message_arguments

__all__ = [
    "CardName",
    "NameLookup",
    "NoSuchMessage",
    "PlayerName",
    "TextRun",
    "Words",
    "card_text",
    "keyword_help",
    "modifier_line",
    "short_text",
    "type_line",
]  # fmt: skip


Argument = str | int | BadInput | ErrorText | OSError
"""An argument of a message."""


class CardName(str):
    """A card's name as an argument of a message; it comes back as a run that knows the card."""

    card: CardId

    def __new__(cls, name: str, card: CardId = NO_CARD) -> CardName:
        made = super().__new__(cls, name)
        made.card = card
        return made


class PlayerName(str):
    """A player's name as an argument of a message; it comes back as a run that knows the seat."""

    seat: Seat

    def __new__(cls, name: str, seat: Seat = NOBODY) -> PlayerName:
        made = super().__new__(cls, name)
        made.seat = seat
        return made


class TextRun(NamedTuple):
    """A stretch of text: plain, a card's name or a player's."""

    text: str
    kind: Literal["text", "card", "player"] = "text"
    card: CardId = NO_CARD
    seat: Seat = NOBODY
    name: str = ""
    """Of a card: its English name, by which it is found; the text is what it is called here."""


class NameLookup(NamedTuple):
    """What cards and players are called for the person who reads."""

    card: Callable[[CardId], str]
    """A card's name; '' for one that the reader may not know."""
    player: Callable[[Seat], str]
    """A player's name."""


_MARK = re.compile("\ue000(\\d+)\ue001")


class Words:
    """The words of one language.

    All screens of a window hold the same one, so that a change of its language holds everywhere at once.
    """

    def __init__(self, language: str = "en", names: Mapping[str, str] | None = None) -> None:
        self.speak(language, names)

    @property
    def language(self) -> str:
        """The language that is spoken now; who keeps what was said keeps this with it."""
        return self._messages.language

    def speak(self, language: str, names: Mapping[str, str] | None = None) -> None:
        """Speak a language from now on; `names` is what cards are called in it, where that is not their name."""
        self._messages = Messages(language)
        self._names = names or {}

    def card_name(self, name: str | None) -> str:
        """What a card is called: its name where nobody calls it otherwise; '' for one that has none to show."""
        return self._names.get(name, name) if name else ""

    def card_run(self, name: str, card: CardId = NO_CARD) -> TextRun:
        """A card as a run of its own."""
        return TextRun(self.card_name(name), "card", card=card, name=name)

    def has(self, message_id: str) -> bool:
        """Is there such a message?"""
        return message_id in self._messages

    def say(self, message_id: str, **args: Argument) -> str:
        """The message as one text, errors among its arguments in this language too.

        Raises NoSuchMessage for an unknown id or a missing argument.
        """
        return self._messages.say(message_id, {key: self._plain(key, value) for key, value in args.items()})

    def runs(self, message_id: str, **args: str | int) -> list[TextRun]:
        """The message as runs: arguments that are CardName or PlayerName keep what they name."""
        named = [value for value in args.values() if isinstance(value, CardName | PlayerName)]
        places = {id(value): f"\ue000{place}\ue001" for place, value in enumerate(named)}
        text = self._messages.say(
            message_id, {key: places.get(id(value), self._plain(key, value)) for key, value in args.items()}
        )
        made: list[TextRun] = []
        pieces = _MARK.split(text)
        for place, piece in enumerate(pieces):
            if place % 2 == 0:
                made += [TextRun(piece)] if piece else []
                continue
            value = named[int(piece)]
            if isinstance(value, CardName):
                made.append(self.card_run(str(value), value.card))
            else:
                made.append(TextRun(str(value), "player", seat=value.seat))
        if made and made[0].kind == "text":
            made[0] = made[0]._replace(text=made[0].text[:1].upper() + made[0].text[1:])
        return made

    def decimal(self, number: float, places: int = 1) -> str:
        """A number with so many places."""
        whole, _, part = f"{number:.{places}f}".partition(".")
        return self.say("list-decimal", whole=whole, part=part)

    def error(self, error: BadInput | ErrorText | OSError) -> str:
        """What is said of something wrong."""
        if isinstance(error, BadInput):
            error = error.text
        return (os_reason(error) if isinstance(error, OSError) else error).worded(self.say)

    def _plain(self, key: str, value: Argument) -> str | int:
        """An argument of a message as it is said."""
        if isinstance(value, BadInput | ErrorText | OSError):
            return self.error(value)
        if isinstance(value, CardName) or (key in message_arguments.OF_CARDS and isinstance(value, str)):
            return self.card_name(str(value))
        return str(value) if isinstance(value, PlayerName) else value

    def percent(self, share: float) -> str:
        """A share of one as percent."""
        return self.say("stats-percent", n=f"{100 * share:.0f}")

    def signed_percent(self, share: float) -> str:
        """A difference of shares as percent."""
        return self.say("stats-percent", n=f"{100 * share:+.0f}".replace("-", "−"))

    # ------------------------------------------------------------------------------------------------ the game

    def event(self, event: GameEvent, names: NameLookup) -> list[TextRun]:
        """An event as a line of the log. `names` gives '' for cards the reader may not know."""
        word = self.option(event.word) if event.kind in message_arguments.NAMING else event.word
        args: dict[str, str | int] = {"n": event.n, "word": word or "none"}
        args["player"] = self._player(event.seat, names)
        args["card"] = self._card(event.card, names, event.kind)
        other = event.other if event.kind not in OF_SEATS else NO_CARD
        args["other"] = self._card(other, names, event.kind) if other != NO_CARD else "none"
        args["host"] = args["other"]
        args["source"] = args["card"] if event.card != NO_CARD else "none"
        args["whose"] = self._player(event.other, names) if event.kind in OF_SEATS and event.other != NOBODY else "none"
        message_id = f"log-{event.kind.replace('_', '-')}"
        if event.kind == "attached" and event.other == NO_CARD:
            message_id = "log-attached-player"
        elif event.kind == "discarded" and not isinstance(args["card"], CardName):
            message_id = "log-discarded-hidden"
        return self.runs(message_id, **args)

    def _card(self, card: CardId, names: NameLookup, kind: str) -> str:
        name = names.card(card) if card != NO_CARD else ""
        if name:
            return CardName(name, card)
        return self.say("log-some-warrior" if kind in message_arguments.ABOUT_WARRIORS else "log-some-card")

    def _player(self, seat: Seat, names: NameLookup) -> str:
        return PlayerName(names.player(seat), seat) if seat != NOBODY else self.say("log-nobody")

    def reason(self, reason: Reason, names: NameLookup | None = None) -> str:
        """Why something is refused, with the clause in brackets; card ids among its arguments need `names`."""
        keys = message_arguments.REASONS.get(reason.key)
        if keys is None:
            raise NoSuchMessage(f"no reason named {reason.key!r}")
        given: dict[str, str | int] = dict.fromkeys(keys, "none")
        for key, value in zip(keys, reason.args, strict=False):
            given[key] = self._argument(key, value, names)
        text = self.say(f"reason-{reason.key.replace('_', '-')}", **given)
        text = text[:1].upper() + text[1:]
        return self.say("reason-with-rule", text=text, rule=reason.rule) if reason.rule else text

    def _argument(self, key: str, value: str | int, names: NameLookup | None) -> str | int:
        if value == "":
            return "none"
        if key in message_arguments.CARDS and isinstance(value, int):
            known = names.card(value) if names is not None else ""
            return known or self.say("log-some-card")
        if key in ("aspect", "stat") and isinstance(value, str):
            return self.option(message_arguments.STATS.get(value, value))
        return value

    def name_faults(self, file: str, faults: Sequence[NameFault]) -> str:
        """What is wrong with the first line of a file of names that is left out, and how many others are; or ''."""
        if not faults:
            return ""
        first = faults[0]
        why = self.say(first.message, text=first.text, guess=first.guess or "none")
        return self.say("notice-names", file=file, line=first.line, why=why, more=len(faults) - 1)

    def deck_fault(self, fault: DeckFault) -> str:
        """What makes a deck illegal."""
        return self.say(fault.message, card=fault.card or "none", found=fault.found, allowed=fault.allowed)

    def option(self, option_key: str) -> str:
        """The word of a choice; a key that is none is a tag or a name and is written as such."""
        message_id = f"option-{slug(option_key)}"
        if self.has(message_id):
            return self.say(message_id)
        return self._cards().label(option_key)

    def prompt(self, kind: str, **args: str | int) -> str:
        """What a player is asked; arguments of the message that are not given are taken as absent."""
        message_id = f"prompt-{slug(kind)}"
        wanted = dict.fromkeys(
            message_arguments.PROMPTS.get(kind.replace("-", "_").replace(" ", "_"), ()), "none"
        )
        given = {key: slug(value) if key in ("verb", "which", "what") and isinstance(value, str) and kind != "answer"
                 else "none" if value == "" else value for key, value in args.items()}  # fmt: skip
        return self.say(message_id, **(wanted | given))

    def outcome(self, how: str, winner: str = "") -> str:
        """How a game ended, for the command line."""
        return self.say("cli-won", how=how, player=winner)

    # -------------------------------------------------------------------------------------------------- cards

    def _cards(self) -> message_arguments.CardWords:
        return message_arguments.card_words(self.language)

    def load_cards(self) -> None:
        """Have what words cards at hand, so that it is not read while something moves."""
        self._cards()

    def card_text(self, card: Card) -> str:
        """The card's rules text, a line for each ability; '' for a card without."""
        return self._cards().card_text(card)

    def for_whom(self, card: Card) -> str:
        """The line of a card that says for whom it is, or where it goes; '' where its type says all of that."""
        return self.card_text(card).partition("\n")[0] if self._cards().says_for_whom(card) else ""

    def type_line(self, card: Card) -> str:
        """'Warrior · Imperial · Personality · Clansman'."""
        return self._cards().type_line(card)

    def short_text(self, card: Card, width_chars: int) -> str:
        """The card in at most three lines of so many letters."""
        return self._cards().short_text(card, width_chars)

    def play_times(self, card: Card) -> str:
        """When a card can be played from the hand, as its text says it; '' where that tells nothing."""
        return self._cards().play_times(card)

    def keyword_help(self, tag: str) -> str:
        """What a keyword means."""
        return self._cards().keyword_help(tag)

    def modifier_line(self, stat: str, op: str, amount: int, source: str) -> str:
        """One line of an itemised rating."""
        return self._cards().modifier_line(stat, op, amount, source)


def slug(key: str) -> str:
    """A key as it stands in a message id."""
    return re.sub(r"[^a-z0-9]+", "-", key.casefold()).strip("-")


# The same for callers that need no messages.


def card_text(card: Card, language: str = "en") -> str:
    """The card's rules text, a line for each ability."""
    return message_arguments.card_words(language).card_text(card)


def type_line(card: Card, language: str = "en") -> str:
    """'Warrior · Imperial · Personality · Clansman'."""
    return message_arguments.card_words(language).type_line(card)


def short_text(card: Card, width_chars: int, language: str = "en") -> str:
    """The card in at most three lines of so many letters."""
    return message_arguments.card_words(language).short_text(card, width_chars)


def keyword_help(tag: str, language: str = "en") -> str:
    """What a keyword means."""
    return message_arguments.card_words(language).keyword_help(tag)


def modifier_line(stat: str, op: str, amount: int, source: str, language: str = "en") -> str:
    """One line of an itemised rating: '+4 Violator Sword'."""
    return message_arguments.card_words(language).modifier_line(stat, op, amount, source)
