"""The messages: all there, all well formed, none for nothing."""

from __future__ import annotations

import ast
import re

import pytest
from each import check_each
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from sources import trees
from work import calls

from doomtable import messages, paths
from doomtable.decks.booster_game import FORMATS
from doomtable.decks.composition import SHARES
from doomtable.files.decks import SECTIONS, ready_decks, start_decks
from doomtable.net.protocol.refusals import CODES
from doomtable.rules import events
from doomtable.rules.terms import AFFILIATIONS, APOSTLES, AREAS, ASPECTS
from doomtable.session.stop_settings import ENDS, STOPS
from doomtable.table.draft import draft_setup_screen
from doomtable.table.match.outlook_text import FATES
from doomtable.table.match.tour_steps import MEANWHILE, STEPS
from doomtable.words import languages, message_arguments, rulebook
from doomtable.words.words import Words, slug

OPTIONS = (
    "muster", "muster in cover", "seek cover", "exit cover", "meditate", "equip", "build", "bestow", "assign",
    "attack", "sabotage", "play", "cast", "use", "enter vehicle", "exit vehicle", "transfer", "discard", "reveal",
    "turn up", "give up", "end turn", "keep", "redraw", "luna", "earth", "embargo", "declare", "take",
    "bank", "mine", "steal", "copy", "mars", "belt", "mercury", "venus", "single", "double", "triple", "quadruple",
    "no more", "pass", "done", "cancel", "concede",
    "yes", "no", "fight", "shoot",
    "inside", "outside", "none", "doomtrooper",
    "fight and shoot", "fight and armor", "shoot and armor", "positive", "negative", "cover", "wound",
    "heads", "tails", "promotion", "destiny", "card", "number", "player", "game", "first", "second", "third",
    "fourth", "squad", "kohort", "outpost", "table", "beside", "answer", "refuse", "hand", "draw", "discard pile",
    "annihilated", "collection", "unrevealed", "attached", "aside",
    "algeroth", "demnogonis", "ilian", "muawijhe", "semai",
    "bauhaus", "capitol", "cybertronic", "imperial", "mishima", "brotherhood", "legion", "general", "crescentia",
    "lutheran", "rasputin", "templars", "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism",
    "premonition", "summoning",
)  # fmt: skip
"""Every option key that has a word of its own."""
LOCALE = paths.assets() / "locale"
EN = messages.index("en")
OF_ERRORS = (
    "error-", "os-", "drift-", "pack-", "option-", "scenario-", "expect-", "puzzle-", "cli-", "net-", "help-", "usage-",
    "fault-",
)  # fmt: skip
"""How messages begin that are no arguments of `say` but of an error, or of a help text."""
SPOKEN = ("say", "runs", "has")
"""Methods of Words whose first argument is a message id."""


def parsed(name: str) -> list[ftl.EntryType]:
    return FluentParser().parse((LOCALE / "en" / name).read_text(encoding="utf-8")).body


def event_kinds() -> set[str]:
    """The kinds in the table of rules/events.py."""
    rows = [line.split("|")[1] for line in (events.__doc__ or "").splitlines() if line.startswith("| ")]
    return {kind.strip() for row in rows for kind in row.split(",")} - {"kind"}


def literals(tree: ast.AST) -> set[str]:
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def spoken_ids() -> set[tuple[str, str]]:
    """(module, id) for every literal message id in the package."""
    return {
        (name, node.args[0].value)
        for name, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in SPOKEN
        and node.args
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
        if re.fullmatch(r"[a-z]+(-[a-z]+)+", node.args[0].value)
    }


def engine_reasons() -> set[str]:
    """The keys of the Reasons that the rooms make: the second argument of Reason(...) and of refuse(state, ...)."""
    found = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            place = {"Reason": 1, "refuse": 2}.get(name)
            if place is not None and len(node.args) > place:
                key = node.args[place]
                branches = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
                found |= {
                    one.value
                    for one in branches
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    return found


def engine_options() -> set[str]:
    found = set()
    for name, tree in trees().items():
        if not name.startswith("doomtable.rules"):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Option" and node.args:
                if isinstance(node.args[0], ast.Constant):
                    found.add(node.args[0].value)
    return found


@pytest.mark.parametrize("name", messages.FILES)
def test_a_file_is_well_formed_and_read_whole(name):
    body = parsed(name)
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))
    assert list(messages.chunks((LOCALE / "en" / name).read_text(encoding="utf-8"))) == ids
    assert not [entry for entry in body if isinstance(entry, ftl.Term)], "terms are not loaded"


def test_no_id_stands_in_two_files():
    ids = [
        entry.id.name for name in messages.FILES for entry in parsed(name) if isinstance(entry, ftl.Message)
    ]
    assert len(ids) == len(set(ids)) == len(EN)


def slots(message_id: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", EN[message_id]))


def test_every_message_can_be_said_in_both_ways():
    said = messages.Messages("en")

    def can_be_said(message_id):
        for value in (1, 3, "none", "Hussar"):
            args = dict.fromkeys(slots(message_id), value)
            text = said.say(message_id, args)
            assert text and "{" not in text and "  " not in text.replace("\n", " ")
            assert said._formatted(message_id, args) == text

    check_each(can_be_said, EN)


def test_every_event_has_a_message():
    assert [kind for kind in sorted(event_kinds()) if f"log-{kind.replace('_', '-')}" not in EN] == []


def test_every_reason_has_a_message_and_takes_what_it_is_given():
    assert engine_reasons() <= set(message_arguments.REASONS)
    for key, names in message_arguments.REASONS.items():
        assert slots(f"reason-{slug(key)}") == set(names), key


def test_every_prompt_has_a_message_and_takes_what_it_is_given():
    for kind, names in message_arguments.PROMPTS.items():
        assert slots(f"prompt-{slug(kind)}") == set(names), kind


def test_every_option_has_a_message():
    keys = set(OPTIONS)
    assert engine_options() <= keys
    assert {*AFFILIATIONS, *ASPECTS, *APOSTLES, *AREAS} <= keys
    assert [key for key in keys if f"option-{slug(key)}" not in EN] == []


def test_every_id_that_is_said_exists():
    assert not [(module, said) for module, said in spoken_ids() if said not in EN]


def test_no_message_is_there_for_nothing():
    said = {said for _, said in spoken_ids()}
    said |= {f"log-{slug(kind)}" for kind in (*event_kinds(), "undone")} | {
        f"reason-{slug(key)}" for key in message_arguments.REASONS
    }
    said |= {f"prompt-{slug(kind)}" for kind in message_arguments.PROMPTS} | {
        f"option-{slug(key)}" for key in OPTIONS
    }
    rooms = (
        "doomtable.words", "doomtable.ai", "doomtable.analysis", "doomtable.lab", "doomtable.rulesets",
        "doomtable.decks",
        "doomtable.deck_faults", "doomtable.start_sections", "doomtable.files.local_names", "doomtable.cli.words",
    )  # fmt: skip
    said |= set().union(*(literals(tree) for name, tree in trees().items() if name.startswith(rooms)))
    said |= rulebook.messages()
    everywhere = set().union(*map(literals, trees().values()))
    said |= {text for text in everywhere if text.startswith(OF_ERRORS)}
    said |= {f"stops-{slug(stop)}" for stop in STOPS}
    said |= {f"{which}-{end}" for which in ("until", "until-now") for end in ENDS}
    said |= {f"tour-{step.name}" for step in (*STEPS, *MEANWHILE) if step.ready is not None}
    said |= {f"tour-{step.name}-done" for step in STEPS}
    said |= {f"outlook-{whose}-{fate}" for whose in ("you", "them") for fate in (*FATES, "unhurt")}
    said |= {f"deck-says-{path.stem}" for path in (*ready_decks(True), *start_decks())}
    said |= {f"builder-{done}-{part}" for done in ("part", "add", "take", "move", "tab") for part in SECTIONS}
    said |= {f"builder-share-{share}" for share in SHARES}
    said |= {f"draft-{line}" for line in draft_setup_screen.NUMBERS} | {f"draft-format-{form}" for form in FORMATS}
    drills = (paths.assets() / "puzzles").glob("*.yaml")
    said |= {f"puzzle-{path.stem}{part}" for path in drills for part in ("", "-name", "-hint", "-lesson")}
    said |= {f"net-{slug(code)}" for code in CODES}
    table = {name: tree for name, tree in trees().items() if name.startswith("doomtable.table")}
    at_table = set().union(*(literals(tree) for tree in table.values())) if table else set()
    at_table |= {"goes" + message.removeprefix("pending") for message in at_table if message.startswith("pending-")}
    unused = set(EN) - said - at_table
    assert not unused, "messages of table.ftl that the table never shows"


def test_words_are_there_at_once():
    messages.index.cache_clear()
    """The files are not parsed for the first word."""
    found: list[str] = []
    assert calls(lambda: found.append(Words("en").say("title-play-now"))) < 40_000
    assert found == ["Play now"]


def test_every_language_that_can_be_had_is_complete():
    assert languages.languages()[0] == "en"
    for language in languages.languages():
        assert set(messages.index(language)) == set(EN), language
        assert message_arguments.card_words(language)
