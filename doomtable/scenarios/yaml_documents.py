"""YAML documents with line numbers: plain values, the line of every key and list entry, or one exact sentence.

Only null and whole numbers are converted, every other scalar stays the word that was written ('yes' is a word, no
truth). libyaml reads them where PyYAML has it; what it refuses, and how, is said the same where it has not.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

import yaml
from yaml.composer import Composer
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.resolver import BaseResolver
from yaml.scanner import Scanner

from doomtable.errors import BadInput, ErrorText

Where: TypeAlias = tuple[str | int, ...]
"""A place in a document: keys and list indices from its top."""

MAX_NODES: Final = 50_000
MAX_DEPTH: Final = 30
MAX_WORD: Final = 120


def bad_at(file: str, line: int, fault: ErrorText) -> BadInput:
    """The error that names file, line and what is wrong there."""
    return BadInput("error-at-place", file=file, line=line, fault=fault)


class Document(NamedTuple):
    """One YAML document as plain values, with the line of every key and list entry."""

    file: str
    line: int
    value: Any
    lines: Mapping[Where, int]

    def bad(self, where: Where, fault: ErrorText) -> BadInput:
        """The error that names file, line and what is wrong there."""
        while where and where not in self.lines:
            where = where[:-1]
        return bad_at(self.file, self.lines.get(where, self.line), fault)


class _Nodes(Composer, BaseResolver):
    """What a parser finds, as nodes: null and whole numbers are known, YAML 1.1 booleans are not.

    They are put together in Python whichever parser it is: libyaml's own composer follows lists inside each other
    until the C stack ends, and the process with it.
    """

    def __init__(self) -> None:
        Composer.__init__(self)
        BaseResolver.__init__(self)


_NULL, _INT, _STR = (f"tag:yaml.org,2002:{name}" for name in ("null", "int", "str"))
_Nodes.add_implicit_resolver(_NULL, re.compile(r"^(?:~|null|Null|NULL|)$"), ["~", "n", "N", ""])
_Nodes.add_implicit_resolver(_INT, re.compile(r"^[-+]?[0-9]{1,18}$"), list("-+0123456789"))


class _PythonLoader(Reader, Scanner, Parser, _Nodes):
    """A loader without libyaml."""

    def __init__(self, stream: str) -> None:
        Reader.__init__(self, stream)
        Scanner.__init__(self)
        Parser.__init__(self)
        _Nodes.__init__(self)


try:
    from yaml._yaml import CParser
except ImportError:  # PyYAML was built without libyaml
    LIBYAML: type | None = None
else:

    class _LibyamlLoader(_Nodes, CParser):
        """A loader several times as fast."""

        def __init__(self, stream: str) -> None:
            CParser.__init__(self, stream)
            _Nodes.__init__(self)

    LIBYAML = _LibyamlLoader


def documents(text: str, file: str) -> list[Document]:
    """The documents of a file; empty ones are left out. Raises BadInput."""
    if LIBYAML is not None:
        try:
            return _documents(text, file, LIBYAML)
        except (yaml.YAMLError, UnicodeEncodeError):
            pass  # its sentences and lines are others: the loader below says what is wrong, on every machine the same
    try:
        return _documents(text, file, _PythonLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        raise bad_at(file, line, ErrorText("scenario-no-yaml", why=str(error.problem or error.context))) from error
    except yaml.YAMLError as error:
        raise bad_at(file, 1, ErrorText("scenario-no-yaml", why=" ".join(str(error).split()))) from error


def _documents(text: str, file: str, loader: type) -> list[Document]:
    """The documents as a loader finds them. Raises BadInput for what no scenario may hold, YAMLError."""
    found: list[Document] = []
    try:
        for node in yaml.compose_all(text, Loader=loader):
            lines: dict[Where, int] = {}
            value = _plain(node, (), lines, file)
            if value is not None:
                found.append(Document(file, node.start_mark.line + 1, value, lines))
    except RecursionError as error:
        raise bad_at(file, 1, ErrorText("scenario-deep-lists")) from error
    return found


def _plain(node: yaml.Node, where: Where, lines: dict[Where, int], file: str) -> Any:
    line = node.start_mark.line + 1
    lines.setdefault(where, line)
    if len(where) > MAX_DEPTH or len(lines) > MAX_NODES:
        raise bad_at(file, line, ErrorText("scenario-large"))
    if isinstance(node, yaml.SequenceNode):
        return [_plain(child, (*where, i), lines, file) for i, child in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        made: dict[str, Any] = {}
        for key_node, child in node.value:
            key_line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode) or len(key_node.value) > MAX_WORD:
                raise bad_at(file, key_line, ErrorText("scenario-long-key"))
            key = str(key_node.value)
            if key in made:
                raise bad_at(file, key_line, ErrorText("scenario-key-twice", key=key))
            lines[(*where, key)] = key_line
            made[key] = _plain(child, (*where, key), lines, file)
        return made
    if node.tag == _NULL:
        return None
    if node.tag == _INT:
        return int(node.value)
    if node.tag != _STR:
        raise bad_at(file, line, ErrorText("scenario-tag", tag=node.tag))
    return str(node.value)
