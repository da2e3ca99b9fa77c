"""XML from strangers: parsed without DTD and entities, not deep, each element with the line it begins on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final
from xml.sax.saxutils import quoteattr

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser, ParseError

from doomtable.decks.pieces import DeckPieces, tidy
from doomtable.errors import ErrorText
from doomtable.files.decks import BadDeck, check_characters

DEEPEST: Final = 12
COMMENT: Final = "#comment"
TEXT: Final = "#text"


@dataclass(slots=True)
class XmlElement:
    """An element, a comment, or text between elements, with its line and what it lies in."""

    tag: str
    attributes: dict[str, str]
    line: int
    inner: list[XmlElement] = field(default_factory=list)
    text: str = ""

    def first(self, tag: str) -> XmlElement | None:
        """The first element of this kind right inside."""
        return next((one for one in self.inner if one.tag == tag), None)

    @property
    def told(self) -> str:
        """The element as it is kept in a remark, without what lies in it."""
        given = "".join(f" {key}={quoteattr(value)}" for key, value in self.attributes.items())
        text = tidy(self.text)
        if self.tag in (COMMENT, TEXT):
            return text
        return f"<{self.tag}{given}>{text}" if given or text else ""

    def all_told(self) -> Iterator[str]:
        """What is kept of the element and of everything in it."""
        if self.told:
            yield self.told
        for one in self.inner:
            yield from one.all_told()


class _Target:
    """What the parser tells its events to; it makes the tree."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.root = XmlElement("", {}, 0)
        self.open = [self.root]
        self.parser: DefusedXMLParser | None = None

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if len(self.open) > DEEPEST:
            raise BadDeck(self.file, self.line, ErrorText("error-deck-xml-deep", most=DEEPEST))
        made = XmlElement(tag.rpartition("}")[2].casefold(), dict(attributes), self.line)
        self.open[-1].inner.append(made)
        self.open.append(made)

    def end(self, tag: str) -> None:
        self.open.pop()

    def data(self, text: str) -> None:
        """Text counts to the element where it is the first thing in it, else it stands for itself."""
        within = self.open[-1]
        if not within.inner:
            within.text += text
        elif within.inner[-1].tag == TEXT:
            within.inner[-1].text += text
        elif text.strip():
            within.inner.append(XmlElement(TEXT, {}, self.line, text=text))

    def comment(self, text: str) -> None:
        made = XmlElement(COMMENT, {}, self.line, text=unescaped(text))
        self.open[-1].inner.append(made)

    def close(self) -> None:
        """The end of the file."""

    @property
    def line(self) -> int:
        return int(self.parser.parser.CurrentLineNumber) if self.parser is not None else 0


def parse(text: str, file: str) -> XmlElement:
    """The tree of a file: one element without a name, in which its root and the comments beside that lie.

    Raises BadDeck.
    """
    for number, line in enumerate(text.splitlines(), 1):
        for at in range(0, len(line), 200):
            check_characters(line[at : at + 200], file, number)
    target = _Target(file)
    parser = DefusedXMLParser(target=target, forbid_dtd=True)
    target.parser = parser
    try:
        parser.feed(text)
        parser.close()
        return target.root
    except ParseError as error:
        raise BadDeck(file, error.position[0], ErrorText("error-deck-xml")) from error
    except DefusedXmlException as error:
        raise BadDeck(file, target.line, ErrorText("error-deck-xml-entities")) from error
    except (ValueError, LookupError) as error:
        if isinstance(error, BadDeck):
            raise
        raise BadDeck(file, None, ErrorText("error-deck-xml")) from error


def inside_deck(text: str, file: str, pieces: DeckPieces) -> Iterator[XmlElement]:
    """What lies right inside the root of a deck file, which is a `deck`; what stands beside is kept. Raises BadDeck."""
    for root in parse(text, file).inner:
        if root.tag not in (COMMENT, "deck"):
            raise BadDeck(file, root.line, ErrorText("error-deck-xml-root", tag=root.tag[:30]))
        pieces.remark(root.text)
        yield from root.inner


def keep(pieces: DeckPieces, *elements: XmlElement) -> None:
    """Keep elements for which a deck has no use, and everything in them, as remarks."""
    for one in elements:
        for text in one.all_told():
            pieces.remark(text)


def escaped(text: str) -> str:
    """A text as it may stand in a comment, which may hold no two hyphens in a row; `unescaped` gives it back."""
    return text.replace("--", "-&#45;")


def unescaped(text: str) -> str:
    """What `escaped` made another text of."""
    return text.replace("-&#45;", "--")
