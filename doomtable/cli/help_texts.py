"""Help texts: commands and options name messages, which are worded in a language when help is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from doomtable.cli.arguments import DEFAULT_CAP

if TYPE_CHECKING:
    from doomtable.messages import Messages

HEADINGS: Final = {"Options": "help-options", "Arguments": "help-arguments", "Commands": "help-commands"}
"""What the parser calls the parts of a help text, and the messages for them."""


def word(command: Any, language: str) -> None:
    """Put sentences in the place of messages, in a command and in all that belong to it."""
    from doomtable.messages import Messages

    _word(command, Messages(language))


def _word(command: Any, messages: Messages) -> None:
    command.help = messages.say(command.help, {})
    command.epilog = messages.say("help-example", {"command": command.epilog})
    for param in command.params:
        if getattr(param, "help", None):
            param.help = messages.say(param.help, {"cap": DEFAULT_CAP})
    _word_parser(command, messages)
    for inner in getattr(command, "commands", {}).values():
        _word(inner, messages)


def _word_parser(command: Any, messages: Messages) -> None:
    """Let a command write its help with our words for the parser's own."""
    context = command.context_class
    formatter = context.formatter_class

    def write_heading(self: Any, heading: str) -> None:
        formatter.write_heading(self, messages.say(HEADINGS[heading], {}))

    def write_usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:
        formatter.write_usage(self, prog, args, f"{messages.say('help-usage', {})} ")

    def write_dl(self: Any, rows: Any, *args: Any, **more: Any) -> None:
        formatter.write_dl(self, [(name, worded(text)) for name, text in rows], *args, **more)

    def worded(text: str) -> str:
        text = text.replace("[default:", f"[{messages.say('help-default', {})}")
        text = text.replace("required]", f"{messages.say('help-required', {})}]")
        return text.replace("Show this message and exit.", messages.say("help-help", {}))

    ours = {"write_heading": write_heading, "write_usage": write_usage, "write_dl": write_dl}
    made = type("WordedFormatter", (formatter,), ours)
    command.context_class = type("WordedContext", (context,), {"formatter_class": made})
