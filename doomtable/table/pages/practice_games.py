"""Practice games: goldfish, puzzle and position, with how each begins, its info panel and its verdict."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from doomtable import rulesets
from doomtable.files import storage
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.sheet import Sheet, SheetButton
from doomtable.table.match.info_panel import InfoPanel
from doomtable.table.match.match_messages import PlayAgain, TogglePanelHint
from doomtable.table.match.table_messages import LookAtTable, TakeBack
from doomtable.table.new_game import session_setup
from doomtable.table.pages import puzzle_texts
from doomtable.table.pages.puzzle_texts import ready_puzzles
from doomtable.table.paint.text_layout import wrap
from doomtable.words.words import Words

if TYPE_CHECKING:
    from doomtable.rules.game import Game
    from doomtable.rules.ruleset import Ruleset
    from doomtable.scenarios.puzzle import Puzzle
    from doomtable.session.session import Session
    from doomtable.table.kit.available_decks import AvailableDeck

MOST_STEPS: Final = 200
"""Choices that going on to the next turn may take."""
SOLVED: Final = "puzzles.json"
MOST_BYTES: Final = 64 * 1024
WIDE: Final = 560
"""Pixels at a scale of 1 of the sheet that says what came of a puzzle."""


class PracticeGame(Protocol):
    """A game beside a match."""

    def begin(self) -> Session:
        """The game at its beginning, anew at every call. Raises BadInput."""
        ...

    def info_panel(self, session: Session, words: Words, keys: KeyBindings) -> InfoPanel:
        """What stands over the log."""
        ...

    def verdict(self, session: Session, words: Words, keys: KeyBindings) -> Sheet | None:
        """What is said when it has come to something."""
        ...


# --------------------------------------------------------------------------------------------------------- goldfish


@dataclass
class GoldfishGame:
    """One deck alone against somebody who does nothing."""

    wish: StartGoldfish
    rules: Ruleset
    words: Words
    seed: int
    name: str = ""
    """Of who plays; '' for none."""
    hands: int = 0

    def begin(self) -> Session:
        """Another hand of the same deck."""
        from doomtable.ai import players as ai

        decks, players = (self.wish.deck.deck_list,) * 2, ("human", ai.IDLE)
        names = (self.name, self.words.say("goldfish-nobody"))
        rules = rulesets.goldfish(self.rules)
        setup = session_setup.game_setup(decks, players, rules, self.seed + self.hands, self.words, names)
        self.hands += 1
        return session_setup.open_session(setup, players)

    def info_panel(self, session: Session, words: Words, keys: KeyBindings) -> InfoPanel:
        """How much of the deck was seen, and what is in the hand."""
        view = session.view(0)
        me = view.players[0]
        size = self.wish.deck.deck_list.size
        warriors = sum(card.type == "warrior" for card in me.hand)
        text = words.say(
            "goldfish-text",
            deck=self.wish.deck.name,
            seen=size - me.draw,
            all=size,
            hand=len(me.hand),
            n=warriors,
        )
        choices = (
            SheetButton(words.say("goldfish-turn"), NextTurn(), keys.cap("onward")),
            SheetButton(words.say("goldfish-hand"), PlayAgain(), keys.cap("anew")),
        )
        return InfoPanel(words.say("goldfish-title", n=view.turn.number), text, choices)

    def verdict(self, session: Session, words: Words, keys: KeyBindings) -> Sheet | None:
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
class PuzzleGame:
    """A puzzle of a file, played against the computer."""

    wish: StartPuzzle
    words: Words
    puzzle: Puzzle = field(init=False)
    hinted: bool = False
    """Whether the info panel gives the hint in place of the goal."""

    def __post_init__(self) -> None:
        from doomtable.scenarios import puzzle

        self.puzzle = puzzle.opened(self.wish.path)

    def begin(self) -> Session:
        """The puzzle from its beginning."""
        players = [
            "human" if seat == self.puzzle.solver else "greedy" for seat in range(len(self.puzzle.game.names))
        ]
        session = seated(self.puzzle.game.copy(), players)
        session.asks_everywhere = True
        return session

    def state(self, session: Session) -> str:
        """'solved', 'failed', or 'open'."""
        from doomtable.scenarios import puzzle

        if puzzle.solved(self.puzzle, session.game):
            return "solved"
        return "failed" if puzzle.over(self.puzzle, session.game) else "open"

    def info_panel(self, session: Session, words: Words, keys: KeyBindings) -> InfoPanel:
        """The goal, and how it stands."""
        state, path = self.state(session), self.wish.path
        name, hint = puzzle_texts.name(path, self.puzzle, words), puzzle_texts.hint(path, words)
        choices = [SheetButton(words.say("puzzle-again"), PlayAgain(), keys.cap("anew"))]
        if self.wish.others:
            choices.append(SheetButton(words.say("puzzle-next"), NextPuzzle(), keys.cap("onward")))
        if state != "open":
            tone, text = ("jade", "puzzle-solved") if state == "solved" else ("blood", "puzzle-failed")
            return InfoPanel(name, words.say(text), tuple(choices), tone)
        if hint:
            label = words.say("puzzle-unhint" if self.hinted else "puzzle-hint")
            choices.append(SheetButton(label, TogglePanelHint(), keys.cap("hint")))
        told = hint if hint and self.hinted else puzzle_texts.goal(path, self.puzzle, words)
        return InfoPanel(name, told, tuple(choices))

    def verdict(self, session: Session, words: Words, keys: KeyBindings) -> Sheet | None:
        """Solved, or not; the solved one is remembered."""
        state = self.state(session)
        if state == "open":
            return None
        good = state == "solved"
        again = SheetButton(words.say("puzzle-again"), PlayAgain(), keys.cap("anew"))
        onward = SheetButton(words.say("puzzle-next"), NextPuzzle(), keys.cap("onward"))
        more = (onward,) if self.wish.others else ()
        rest = (
            SheetButton(words.say("puzzle-look"), LookAtTable(), keys.cap("cancel")),
            SheetButton(words.say("puzzle-list"), ShowPractice(), keys.cap("practice")),
        )
        back = SheetButton(words.say("puzzle-back"), TakeBack(), keys.cap("undo"))
        first = (*more, again) if good else (again, back, *more)
        title = words.say("puzzle-title-solved" if good else "puzzle-title-failed").upper()
        path = self.wish.path
        learnt = puzzle_texts.lesson(path, words) if good else puzzle_texts.hint(path, words)
        lines = (
            (puzzle_texts.name(path, self.puzzle, words), 22, "bone"),
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
class PositionGame:
    """A position of a file, played on from where it stands."""

    wish: StartPosition
    words: Words

    def begin(self) -> Session:
        """The position as the file has it."""
        from doomtable.scenarios import runner

        game = runner.open_game(self.wish.path)
        decision = game.decision
        asked = decision.seat if decision is not None else 0
        count = len(game.names)
        return seated(
            game, ["greedy" if self.wish.alone and seat != asked else "human" for seat in range(count)]
        )

    def info_panel(self, session: Session, words: Words, keys: KeyBindings) -> InfoPanel:
        """Where it comes from, and that it is not kept."""
        choices = (SheetButton(words.say("position-again"), PlayAgain(), keys.cap("anew")),)
        return InfoPanel(
            words.say("position-title", name=self.wish.path.stem), words.say("position-text"), choices
        )

    def verdict(self, session: Session, words: Words, keys: KeyBindings) -> Sheet | None:
        """The end of the game says enough."""
        return None


def seated(game: Game, players: list[str]) -> Session:
    """A session that goes on with a game; programs read the cards as they are declared here."""
    from doomtable.ai import players as ai
    from doomtable.scenarios import runner
    from doomtable.session.session import LOCAL, Session

    programs = [LOCAL if kind in session_setup.PEOPLE else ai.program(kind, runner.find) for kind in players]
    return Session(game, programs, historic=True)


@dataclass(frozen=True)
class StartGoldfish(ScreenMessage):
    """This deck alone, to see how it draws."""

    deck: AvailableDeck


@dataclass(frozen=True)
class StartPuzzle(ScreenMessage):
    """The puzzle of this file; `others` are those that come after it."""

    path: Path
    others: tuple[Path, ...] = ()


@dataclass(frozen=True)
class StartPosition(ScreenMessage):
    """The position of this file; `alone` against the computer, else every seat is a person's."""

    path: Path
    alone: bool


@dataclass(frozen=True)
class ShowPractice(ScreenMessage):
    """Leave the game and choose what to practise."""


@dataclass(frozen=True)
class NextTurn(ScreenMessage):
    """Go on until the next turn of somebody who plays alone."""


@dataclass(frozen=True)
class NextPuzzle(ScreenMessage):
    """The puzzle after this one."""
