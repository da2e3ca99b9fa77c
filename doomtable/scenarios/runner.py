"""The scenario runner: runs scenario files, or opens the game that one leads to.

`run_files` is what the command line calls. `open_game` is what the table and the camera call: the game as the script
of a file's first scenario leaves it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from doomtable.errors import ErrorText
from doomtable.rules.events import GameEvent
from doomtable.rules.game import Game
from doomtable.rules.language import Card
from doomtable.rules.terms import Reason, WrongFeed, normal
from doomtable.scenarios.expectations import BadExpectation, FailedExpectation, check, failure
from doomtable.scenarios.export import export
from doomtable.scenarios.parser import (
    Attempt,
    Expected,
    PassAll,
    Scenario,
    ScriptCheck,
    ScriptLine,
    Word,
    read,
    read_text,
)
from doomtable.scenarios.position import Position, checked, find
from doomtable.scenarios.scenario_names import KEYS, ScenarioNames, is_unknown
from doomtable.scenarios.script import ScriptedGame, ScriptRefusal, attempt, pass_all, read_line

__all__ = ["export", "find", "open_game", "open_told", "read", "read_text", "run_files", "run_scenario"]

LONGEST_LINE = 200
"""Letters of a script's line that are told of it."""

REPEATED: Final = {"COVER-27": "VEH-11", "EQUIP-03": "EQUIP-02", "PERS-09": "PERS-01"}
"""Clauses that repeat another of the rulebook for one case of it: as a reason either stands for both."""


class _PreparedScenario(NamedTuple):
    """A scenario whose every name was found."""

    scenario: Scenario
    position: Position


def run_files(paths: Iterable[Path], say: Callable[[str], None] | None = None) -> dict[str, Any]:
    """Run every scenario of these files; `say` gets a line for each. Raises BadInput for a file that is none.

    Returns {"passed": n, "failed": [{"name", "file", "expected", "actual"}, ...]}.
    """
    ready = [made for path in paths for made in map(_made_ready, read(Path(path)))]
    passed, failed = 0, []
    for one in ready:
        scenario = one.scenario
        found = _run(one)
        if found is None:
            passed += 1
            line = f"ok      {scenario.name}"
        else:
            file = scenario.document.file
            failed.append(
                {"name": scenario.name, "file": file, "expected": found.expected, "actual": found.actual}
            )
            place = f"{file}:{scenario.document.line}"
            line = f"FAILED  {scenario.name} ({place}): expected {found.expected}; actual {found.actual}"
        if say is not None:
            say(line)
    return {"passed": passed, "failed": failed}


def run_scenario(scenario: Scenario, definition: Callable[[str], Card] = find) -> FailedExpectation | None:
    """Run one scenario: its first expectation that does not hold, or None. Raises BadInput.

    What its cards are says `definition`, usually the catalogue.
    """
    return _run(_made_ready(scenario, definition))


def open_game(path: Path) -> Game:
    """The game that the first scenario of a file leads to, its script played. Raises BadInput."""
    return open_told(path)[0]


def open_told(path: Path) -> tuple[Game, list[GameEvent]]:
    """The same game, and what happened in the script. Raises BadInput."""
    scenario = read(path)[0]
    play = _play(_made_ready(scenario))
    found = _script(play, scenario, look=False)
    if found is not None:
        fault = ErrorText("scenario-script", expected=found.expected, actual=found.actual)
        raise scenario.document.bad(("script",), fault)
    return play.game, play.log


# ------------------------------------------------------------------------------------------------------- running


def _run(ready: _PreparedScenario) -> FailedExpectation | None:
    scenario = ready.scenario
    try:
        play = _play(ready)
        return _script(play, scenario, look=True) or _after(play, scenario)
    except Exception as error:
        # A fault of the engine is a failed scenario; the others are still run.
        return FailedExpectation("the engine plays the script", f"fault of the engine: {type(error).__name__}: {error}")


def _play(ready: _PreparedScenario) -> ScriptedGame:
    game, cast = ready.position
    game.forced = []
    return ScriptedGame(game, cast)


def _script(play: ScriptedGame, scenario: Scenario, look: bool) -> FailedExpectation | None:
    """What of the script was refused, or of its checks does not hold, if they are looked at."""
    try:
        return _played(play, scenario, look)
    except WrongFeed as error:
        return FailedExpectation("random: feeds chance what it knows", str(error))


def _played(play: ScriptedGame, scenario: Scenario, look: bool) -> FailedExpectation | None:
    for step in scenario.script:
        if isinstance(step, PassAll):
            pass_all(play)
        elif isinstance(step, ScriptCheck):
            for expected in step.expected if look else ():
                found = failure(play, expected)
                if found is not None:
                    line = scenario.document.lines.get(expected.where, 0)
                    return FailedExpectation(f"{found.expected} (line {line})", found.actual)
        else:
            seat = play.cast.seat(step.player)
            assert seat is not None
            refused = read_line(play, seat, step.words)
            if refused is not None:
                line = scenario.document.lines.get(step.where, 0)
                said = f"{step.player}: [{_joined(step.words)}] is accepted (line {line})"
                return FailedExpectation(said, _told(play, step.words, refused))
    return None


def _after(play: ScriptedGame, scenario: Scenario) -> FailedExpectation | None:
    """`expect`, then `illegal` and `legal`, of the position the script leads to."""
    for expected in scenario.expect:
        found = failure(play, expected)
        if found is not None:
            return found
    for tried in scenario.illegal:
        refused = _tried(play, tried)
        said = f"{tried.player}: [{_joined(tried.words)}] is illegal"
        if refused is None:
            return FailedExpectation(said, "it is legal")
        if refused.ambiguous:
            return FailedExpectation(said, _told(play, tried.words, refused))
        if tried.because is not None and _clause(refused.reason.rule) != _clause(tried.because):
            return FailedExpectation(f"{said} because {tried.because}", _told(play, tried.words, refused))
    for tried in scenario.legal:
        refused = _tried(play, tried)
        if refused is not None:
            said = f"{tried.player}: [{_joined(tried.words)}] is legal"
            return FailedExpectation(said, _told(play, tried.words, refused))
    return None


def _clause(rule: str) -> str:
    """A clause, or the one that it repeats."""
    return REPEATED.get(rule, rule)


def _tried(play: ScriptedGame, tried: Attempt) -> ScriptRefusal | None:
    seat = play.cast.seat(tried.player)
    assert seat is not None
    return attempt(play, seat, tried.words)


def _joined(words: tuple[Word, ...]) -> str:
    """The words of a line, the first of them where there are very many."""
    told = ", ".join(str(word) for word in words)
    return told if len(told) <= LONGEST_LINE else f"{told[:LONGEST_LINE]} …"


def _told(play: ScriptedGame, words: tuple[Word, ...], refused: ScriptRefusal) -> str:
    """Which word was refused, and why, with what could have been chosen."""
    word = words[refused.at]
    if refused.ambiguous:
        return f'"{word}" is ambiguous: {len(refused.ambiguous)} cards in different states'
    return f'"{word}" is refused: {_reason(refused.reason)}{_asked(play)}'


def _reason(reason: Reason) -> str:
    args = ", ".join(str(arg) for arg in reason.args if arg != "")
    return f"{reason.rule} {reason.key.replace('_', ' ')}" + (f" ({args})" if args else "")


def _asked(play: ScriptedGame) -> str:
    decision = play.game.decision
    if decision is None:
        return "; the game is over"
    return (
        f"; before the line {play.cast.names[decision.seat]} was asked ({decision.window or decision.kind})"
    )


# ------------------------------------------------------------------------------------------------------ checking


def _made_ready(scenario: Scenario, definition: Callable[[str], Card] = find) -> _PreparedScenario:
    """Build the position and look up every name. Raises BadInput."""
    position = checked(scenario, definition)
    cast = position.cast
    for step in scenario.script:
        if isinstance(step, ScriptLine):
            _player(scenario, cast, step.player, step.where)
        elif isinstance(step, ScriptCheck):
            _expectable(scenario, cast, step.expected)
    _expectable(scenario, cast, scenario.expect)
    for tried in (*scenario.illegal, *scenario.legal):
        _player(scenario, cast, tried.player, tried.where[:2])
        for word in tried.words:
            if not _means_something(cast, word):
                raise scenario.document.bad(tried.where, ErrorText("scenario-unknown-word", word=word))
    return _PreparedScenario(scenario, position)


def _player(scenario: Scenario, cast: ScenarioNames, name: str, where: tuple[str | int, ...]) -> None:
    if cast.seat(name) is None:
        known = ", ".join(cast.names)
        raise scenario.document.bad(where, ErrorText("scenario-player", name=name, names=known))


def _expectable(scenario: Scenario, cast: ScenarioNames, expected: tuple[Expected, ...]) -> None:
    for one in expected:
        try:
            check(cast, one)
        except BadExpectation as error:
            raise scenario.document.bad(one.where, error.text) from error


def _means_something(cast: ScenarioNames, word: Word) -> bool:
    if isinstance(word, int) or is_unknown(word) or normal(word) in KEYS:
        return True
    return bool(cast.cards(word)) or cast.seat(word) is not None or normal(word) in _labels(cast)


def _labels(cast: ScenarioNames) -> set[str]:
    """Words that cards of this position ask for: the sides of an either-or, names to choose among."""
    from doomtable.rules import language as L
    from doomtable.rules.walk import walk

    found: set[str] = set()
    for definition in cast.definitions.defs:
        for node in walk(definition.card):
            if isinstance(node, L.Either):
                found |= {normal(label) for label in node.labels}
            elif isinstance(node, L.Name):
                found |= {normal(label) for label in node.among}
    return found
