"""A language made of English, for tests: every vowel twice, once with an accent, so that texts are longer.

Its package for card words is this module.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from doomtable import messages
from doomtable.words import english, message_arguments
from doomtable.words.message_arguments import CardWords

LANGUAGE: Final = "zz"
_ACCENTS: Final = dict(zip("aeiouAEIOU", "áéíóúÁÉÍÓÚ", strict=True))
_KEPT: Final = re.compile(r"(\]\([^)]*\))")
"""What a text in the rulebook leads to."""
_WORD: Final = re.compile(r"[^\W\d_]{3,}")
_SAID: Final = re.compile(r"(?:[^aeiouAEIOU]|[áéíóú][aeiou]|[ÁÉÍÓÚ][aeiouAEIOU])*")


def made(text: str) -> str:
    """An English text in this language."""
    parts = _KEPT.split(text)
    return "".join(
        part if i % 2 else "".join(_ACCENTS.get(c, "") + c for c in part) for i, part in enumerate(parts)
    )


def _of_cards(text: str) -> str:
    """A text of a card, as long as it is in English: faces have room for little more."""
    return text.translate(str.maketrans(_ACCENTS))


def unsaid(text: str) -> Iterator[str]:
    """The words of a text that are none of this language; a word may be cut off, or in capitals."""
    for word in _WORD.findall(text):
        if not _SAID.fullmatch(word) and not _SAID.fullmatch(word[1:]) and not _SAID.fullmatch(word[:-1]):
            yield word


class _Made(Transformer):  # type: ignore[misc]
    def visit_TextElement(self, node: Any) -> Any:
        node.value = made(node.value)
        return node


@cache
def _file(name: str) -> str:
    """A file of messages in the language."""
    body = FluentParser().parse((messages.folder("en") / name).read_text(encoding="utf-8"))
    return str(FluentSerializer().serialize(_Made().visit(body)))


def write(folder: Path) -> None:
    """Write the files of messages."""
    folder.mkdir(parents=True)
    for name in messages.FILES:
        (folder / name).write_text(_file(name), encoding="utf-8")


CARD_WORDS: Final = CardWords(
    lambda card: _of_cards(english.card_text(card)),
    lambda card: _of_cards(english.type_line(card)),
    lambda card, width: _of_cards(english.short_text(card, width)),
    lambda tag: _of_cards(english.keyword_help(tag)),
    lambda stat, op, amount, source: _of_cards(english.modifier_line(stat, op, amount, source)),
    lambda tag: _of_cards(english.label(tag)),
    lambda card: _of_cards(english.play_times(card)),
    english.CARD_WORDS.says_for_whom,
)


@pytest.fixture
def made_language(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The language, complete and offered as long as a test runs."""
    shipped, folder = messages.folder, tmp_path_factory.mktemp("locale") / LANGUAGE
    write(folder)
    monkeypatch.setattr(
        messages, "folder", lambda language: folder if language == LANGUAGE else shipped(language)
    )
    monkeypatch.setitem(message_arguments.PACKAGES, LANGUAGE, __name__)
    messages.index.cache_clear()
    yield LANGUAGE
    messages.index.cache_clear()
    message_arguments.card_words.cache_clear()


def words_of(names: Iterable[str]) -> frozenset[str]:
    """The words of names, which are the same in every language."""
    return frozenset(word for name in names for word in _WORD.findall(name))
