"""Usage errors: the English sentences of the argument parser as messages, to be said in any language."""

from __future__ import annotations

import re
from typing import Final

from doomtable.errors import ErrorText

SENTENCES: Final = {
    "usage-command-near": re.compile(r"No such command '(?P<name>[^']*)'\. Did you mean (?P<near>.*)\?"),
    "usage-command": re.compile(r"No such command '(?P<name>.*)'"),
    "usage-no-command": re.compile("Missing command"),
    "usage-option-near": re.compile(r"No such option: (?P<name>\S+) \(Possible options: (?P<near>.*)\)"),
    "usage-option": re.compile(r"No such option: (?P<name>\S+)"),
    "usage-missing": re.compile(r"Missing (?:argument|option|parameter) '(?P<name>.*)'"),
    "usage-no-value": re.compile(r"Option '(?P<name>.*)' requires an argument"),
    "usage-no-value-taken": re.compile(r"Option '(?P<name>.*)' does not take a value"),
    "usage-extra": re.compile(r"Got unexpected extra argument(?:s|\(s\))? \((?P<given>.*)\)"),
    "usage-integer": re.compile(r"Invalid value for '(?P<name>.*)': .*valid integer.*"),
    "usage-number": re.compile(r"Invalid value for '(?P<name>.*)': .*valid (?:number|float).*"),
    "usage-most": re.compile(r"Invalid value for '(?P<name>.*)': .*less than or equal to (?P<most>\S+)"),
    "usage-least": re.compile(r"Invalid value for '(?P<name>.*)': .*greater than or equal to (?P<least>\S+)"),
}
"""What the parser says, and the message for it with its arguments."""


def text_of(sentence: str) -> ErrorText:
    """What the parser says, without its full stop; what is not known here stays English."""
    for message, pattern in SENTENCES.items():
        if match := pattern.fullmatch(sentence):
            return ErrorText(message, **match.groupdict())
    return ErrorText("usage-other", what=sentence)
