"""The texts of all cards as they are worded now: python tests/words/texts.py writes the golden files anew."""

from __future__ import annotations

from pathlib import Path

from doomtable.cards.catalogue import catalogue
from doomtable.words import message_arguments, words

HERE = Path(__file__).resolve().parent


LANGUAGES = sorted(message_arguments.PACKAGES)


def golden(card_set: str, language: str = "en") -> Path:
    """The file of a set in a language."""
    return HERE / (f"texts-{card_set}.txt" if language == "en" else f"texts-{card_set}-{language}.txt")


def texts(card_set: str, language: str = "en") -> str:
    """Every card of a set, by name: its type line, then its text, a line each."""
    out = []
    for card in sorted(catalogue().cards, key=lambda card: card.name):
        if card.set == card_set:
            text = words.card_text(card, language).strip()
            lines = [f"    {line}" for line in text.split("\n") if line]
            out += [f"{card.name} · {words.type_line(card, language)}", *lines, ""]
    return "\n".join(out)


def sets() -> list[str]:
    """The sets that are there."""
    return sorted({card.set for card in catalogue().cards})


if __name__ == "__main__":
    for each in sets():
        for spoken in LANGUAGES:
            golden(each, spoken).write_text(texts(each, spoken), encoding="utf-8")
