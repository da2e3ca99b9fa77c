"""Games beside a match: one deck alone, a puzzle, a position that was kept. Each knows how it begins, what stands on
its slate, and what can be done there. None of them is kept or counted: a record begins with decks and a deal.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from doomtable import rulesets
from doomtable.files import storage
from doomtable.table import drills, seating
from doomtable.table.beginnings import Fish, Resume, Solve
from doomtable.table.drills import ready_puzzles
from doomtable.table.keys import Keys
from doomtable.table.paint.text import wrap
from doomtable.table.scenes.sheets import Choice, Sheet
from doomtable.table.scenes.slate import HINT, Errand, Slate
from doomtable.words import Words

if TYPE_CHECKING:
    from doomtable.rules.game import Game
    from doomtable.rules.ruleset import Ruleset
    from doomtable.scenarios.puzzle import Puzzle
    from doomtable.session.session import Session

MOST_STEPS: Final = 200
"""Choices that going on to the next turn may take."""
SOLVED: Final = "puzzles.json"
MOST_BYTES: Final = 64 * 1024
WIDE: Final = 560
"""Pixels at a scale of 1 of the sheet that says what came of a puzzle."""


class Practice(Protocol):
    """A game beside a match."""

    def begin(self) -> Session:
        """The game at its beginning, anew at every call. Raises BadInput."""
        ...

    def slate(self, session: Session, words: Words, keys: Keys) -> Slate:
        """What stands over the log."""
        ...

    def verdict(self, session: Session, words: Words, keys: Keys) -> Sheet | None:
        """What is said when it has come to something."""
        ...


# --------------------------------------------------------------------------------------------------------- goldfish


@dataclass
class Goldfish:
    """One deck alone against somebody who does nothing."""

    wish: Fish
    rules: Ruleset
    words: Words
    seed: int
    hands: int = 0

    def begin(self) -> Session:
        """Another hand of the same deck."""
        from doomtable import ai

        decks, players = (self.wish.held.deck,) * 2, ("human", ai.IDLE)
        names = ("", self.words.say("goldfish-nobody"))
        rules = rulesets.goldfish(self.rules)
        setup = seating.laid(decks, players, rules, self.seed + self.hands, self.words, names)
        self.hands += 1
        return seating.sit(setup, players)

    def slate(self, session: Session, words: Words, keys: Keys) -> Slate:
        """How much of the deck was seen, and what is in the hand."""
        view = session.view(0)
        me = view.players[0]
        size = self.wish.held.deck.size
        warriors = sum(card.type == "warrior" for card in me.hand)
        text = words.say(
            "goldfish-text",
            deck=self.wish.held.name,
            seen=size - me.draw,
            all=size,
            hand=len(me.hand),
            n=warriors,
        )
        choices = (
            Choice(words.say("goldfish-turn"), Errand("next turn"), keys.cap("onward")),
            Choice(words.say("goldfish-hand"), Errand("again"), keys.cap("anew")),
        )
        return Slate(words.say("goldfish-title", n=view.turn.number), text, choices)

    def verdict(self, session: Session, words: Words, keys: Keys) -> Sheet | None:
        """The end of the game says enough."""
        return None


def next_turn(session: Session) -> bool:
    """Let everybody pass until the one person's next turn; False where a question must be answered first."""
    began = session.view(0).turn.number
    for _ in range(MOST_STEPS):
        if session.outcome is not None:
            return True
        seat = session.pending_human()
        if seat is None:
            session.step()
            continue
        view = session.view(seat)
        decision = view.decision
        assert decision is not None
        if decision.kind == "menu" and (view.turn.seat, view.turn.number) > (seat, began):
            return True
        if decision.cancellable:
            session.cancel(seat)
            continue
        found = (
            option for key in ("end turn", "pass", "done") for option in decision.options if option.key == key
        )
        option = next(found, None)
        if option is None:
            return False
        session.choose(seat, option)
    return False


# ---------------------------------------------------------------------------------------------------------- puzzles


@dataclass
class Riddle:
    """A puzzle of a file, played against the computer."""

    wish: Solve
    words: Words
    puzzle: Puzzle = field(init=False)
    hinted: bool = False
    """Whether the slate gives the hint in place of the goal."""

    def __post_init__(self) -> None:
        from doomtable.scenarios import puzzle

        self.puzzle = puzzle.opened(self.wish.path)

    def begin(self) -> Session:
        """The puzzle from its beginning."""
        players = [
            "human" if seat == self.puzzle.solver else "greedy" for seat in range(len(self.puzzle.game.names))
        ]
        return seated(self.puzzle.game.copy(), players)

    def state(self, session: Session) -> str:
        """'solved', 'failed', or 'open'."""
        from doomtable.scenarios import puzzle

        if puzzle.solved(self.puzzle, session.game):
            return "solved"
        return "failed" if puzzle.over(self.puzzle, session.game) else "open"

    def slate(self, session: Session, words: Words, keys: Keys) -> Slate:
        """The goal, and how it stands."""
        state, path = self.state(session), self.wish.path
        name, hint = drills.name(path, self.puzzle, words), drills.hint(path, words)
        choices = [Choice(words.say("puzzle-again"), Errand("again"), keys.cap("anew"))]
        if self.wish.others:
            choices.append(Choice(words.say("puzzle-next"), Errand("next puzzle"), keys.cap("onward")))
        if state != "open":
            tone, text = ("jade", "puzzle-solved") if state == "solved" else ("blood", "puzzle-failed")
            return Slate(name, words.say(text), tuple(choices), tone)
        if hint:
            label = words.say("puzzle-unhint" if self.hinted else "puzzle-hint")
            choices.append(Choice(label, HINT, keys.cap("hint")))
        told = hint if hint and self.hinted else drills.goal(path, self.puzzle, words)
        return Slate(name, told, tuple(choices))

    def verdict(self, session: Session, words: Words, keys: Keys) -> Sheet | None:
        """Solved, or not; the solved one is remembered."""
        state = self.state(session)
        if state == "open":
            return None
        good = state == "solved"
        again = Choice(words.say("puzzle-again"), Errand("again"), keys.cap("anew"))
        onward = Choice(words.say("puzzle-next"), Errand("next puzzle"), keys.cap("onward"))
        more = (onward,) if self.wish.others else ()
        rest = (
            Choice(words.say("puzzle-look"), "look", keys.cap("cancel")),
            Choice(words.say("puzzle-list"), Errand("practice"), keys.cap("practice")),
        )
        back = Choice(words.say("puzzle-back"), "undo", keys.cap("undo"))
        first = (*more, again) if good else (again, back, *more)
        title = words.say("puzzle-title-solved" if good else "puzzle-title-failed").upper()
        path = self.wish.path
        learnt = drills.lesson(path, words) if good else drills.hint(path, words)
        lines = (
            (drills.name(path, self.puzzle, words), 22, "bone"),
            (words.say("puzzle-solved" if good else "puzzle-failed"), 15, "ash"),
            *((line, 16, "bone") for line in wrap(learnt, 16, WIDE - 60, 500) if line),
        )
        if good:
            remember(self.wish.path)
        return Sheet("verdict", title, lines, (*first, *rest), wide=WIDE)


def puzzles() -> tuple[Path, ...]:
    """The puzzles there are: those that came with the program, then the player's own."""
    return (*listed(ready_puzzles()), *listed(storage.user_path("puzzles")))


def listed(folder: Path) -> tuple[Path, ...]:
    """The scenario files of a folder by name."""
    if not folder.is_dir():
        return ()
    return tuple(
        sorted(path for path in folder.iterdir() if path.suffix in (".yaml", ".yml") and path.is_file())
    )


def solved_ones() -> frozenset[str]:
    """The puzzles that were solved here, by their files' names; none where that cannot be read."""
    return storage.read_names(storage.user_path(SOLVED), MOST_BYTES)


def remember(path: Path) -> None:
    """Keep that a puzzle was solved; a home that cannot be written forgets it."""
    found = solved_ones()
    if path.name not in found:
        file = storage.user_path(SOLVED)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            storage.write_whole(file, json.dumps(sorted({*found, path.name}), ensure_ascii=False) + "\n")
        except OSError:
            return


# -------------------------------------------------------------------------------------------------------- positions


@dataclass
class Position:
    """A position of a file, played on from where it stands."""

    wish: Resume
    words: Words

    def begin(self) -> Session:
        """The position as the file has it."""
        from doomtable import scenarios

        game = scenarios.open_game(self.wish.path)
        decision = game.decision
        asked = decision.seat if decision is not None else 0
        count = len(game.names)
        return seated(
            game, ["greedy" if self.wish.alone and seat != asked else "human" for seat in range(count)]
        )

    def slate(self, session: Session, words: Words, keys: Keys) -> Slate:
        """Where it comes from, and that it is not kept."""
        choices = (Choice(words.say("position-again"), Errand("again"), keys.cap("anew")),)
        return Slate(
            words.say("position-title", name=self.wish.path.stem), words.say("position-text"), choices
        )

    def verdict(self, session: Session, words: Words, keys: Keys) -> Sheet | None:
        """The end of the game says enough."""
        return None


def seated(game: Game, players: list[str]) -> Session:
    """A session that goes on with a game; programs read the cards as they are declared here."""
    from doomtable import ai, scenarios
    from doomtable.session.session import LOCAL, Session

    programs = [LOCAL if kind in seating.PEOPLE else ai.program(kind, scenarios.find) for kind in players]
    return Session(game, programs, historic=True)
