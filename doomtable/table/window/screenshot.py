"""Screenshot: draws a screen or a position without a window and writes it as PNG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.settings import Settings
from doomtable.rules.events import GameEvent
from doomtable.rules.game import Game
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NO_CARD, Option, Reason, Seat
from doomtable.rules.view import forecasts, option_of, see, view
from doomtable.rules.view_parts import SPECTATOR, CombatView, EventView, OptionView, View
from doomtable.session.attention import Attention, attention
from doomtable.session.preview import Preview, foresee_attack, preview
from doomtable.session.stop_settings import PassedOver, StopSettings
from doomtable.session.undo_history import History
from doomtable.table.kit.key_bindings import KeyBindings, cap_names
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.rulebook_links import lookup_for, rules_played
from doomtable.table.match.table_messages import LookAtTable, OpenMenu
from doomtable.table.new_game import quick_game
from doomtable.table.pages.title_screen import TitleScreen
from doomtable.table.paint.surface_cache import all_caches
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.table.rulebook.rulebook_screen import RulebookScreen
from doomtable.table.window.picture_files import contact_sheet, pixels, png, start_drawing
from doomtable.table.window.screen import Screen
from doomtable.words.words import Words

SCENES: Final = ("table", "title", "handover", "end", "menu", "rules")
OWN: Final = (
    "saved", "statistics", "settings", "setup", "variants", "decks", "deck", "puzzles", "goldfish", "positions",
    "gallery", "identity", "cards", "deckbuilder", "lobby", "draftsetup", "draft", "draftpool", "handover",
)  # fmt: skip
"""Scenes that show what the player has, or the pictures of cards; they need no position and ask for none."""
LEAST: Final = (1024, 640)
MOST: Final = (7680, 4320)


class StillPort:
    """A game that stands still, looked at by one seat: the surface of a session without its players."""

    def __init__(self, game: Game, asked: Seat | None, told: Sequence[GameEvent] = ()) -> None:
        self._game = game
        self._asked = asked
        self.stop_settings: dict[Seat, StopSettings] = {}
        self.passed_over: dict[Seat, list[PassedOver]] = {}
        self._events: dict[Seat, list[EventView]] = {}
        happened = [*told, *game.events()]
        for seat in (*range(len(game.names)), SPECTATOR):
            self._events[seat] = list(see(game, happened, seat))

    @property
    def rules(self) -> Ruleset:
        """By which rules is played."""
        return self._game.state.rules

    def view(self, seat: Seat) -> View:
        """What a seat may see."""
        return view(self._game, seat)

    def preview(self, seat: Seat, verb: str, card: int = NO_CARD) -> Preview | None:
        """What a play with a card would ask next."""
        return preview(self._game, seat, verb, card)

    def foresee_attack(self, seat: Seat, attacker: int, defender: int) -> dict[str, CombatView]:
        """What an attack would come to with each tactic."""
        return foresee_attack(self._game, seat, attacker, defender)

    def explain(self, seat: Seat, verb: str, card: int = NO_CARD, other: OptionView | None = None) -> Reason:
        """Why a play is not on offer."""
        meant = None if other is None else Option(other.key, other.handle, other.number, other.seat)
        return self._game.explain(seat, verb, card, meant)

    def forecasts(self, seat: Seat) -> dict[str, CombatView]:
        """What the combat comes to with each tactic."""
        return forecasts(self._game, seat)

    def pending_human(self) -> Seat | None:
        """The seat that looks, if it is asked."""
        return self._asked

    def choose(self, seat: Seat, option: OptionView) -> None:
        """Choose; pictures of what comes next are taken that way."""
        self._game.choose(option_of(self._game, seat, option))

    def cancel(self, seat: Seat) -> None:
        """Nothing is taken back in a picture."""

    def concede(self, seat: Seat) -> None:
        """Nobody gives up in a picture."""

    @property
    def history(self) -> History | None:
        """A picture has none."""
        return None

    def back(self, to: int) -> None:
        """There is nothing to go back to."""

    def forward(self, choices: int = 1) -> None:
        """There is nothing to make again."""

    def set_stops(self, seat: Seat, settings: StopSettings, *, at_once: bool = True) -> None:
        """Nobody is asked here."""

    def auto_pass(self) -> bool:
        """Nobody passes in a picture."""
        return False

    def ask_everywhere(self, seat: Seat, wanted: bool) -> None:
        """Nobody is asked here."""

    def attention(self, seat: Seat) -> Attention | None:
        """What the open window is to the seat that is asked."""
        seen = self.view(seat)
        asked = seen.decision is not None and (seen.decision.kind, seen.decision.seat) == ("window", seat)
        return attention(self._game, seen) if asked else None

    def last_play(self) -> EventView | None:
        """Nobody remembers it."""
        return None

    def step(self) -> bool:
        """Nobody moves in a picture."""
        return False

    def take_events(self, seat: Seat) -> Sequence[EventView]:
        """What led here."""
        out, self._events[seat] = self._events.get(seat, []), []
        return out


def render(
    position: Path | None,
    out: Path,
    *,
    size: tuple[int, int] = (1920, 1080),
    seat: str | None = None,
    scale: float = 1.0,
    language: str = "en",
    scene: str = "table",
    card_set: str | None = None,
) -> None:
    """Draw a scene, of a position where it has one, and write it as PNG; the scene "cards" is a contact sheet of all
    cards or of those of a set. Raises BadInput."""
    if scene not in (*SCENES, *OWN):
        raise BadInput("error-scene", name=scene[:20], there=", ".join(dict.fromkeys((*SCENES, *OWN))))
    if not (LEAST[0] <= size[0] <= MOST[0] and LEAST[1] <= size[1] <= MOST[1]):
        raise BadInput("error-picture-size", least=pixels(LEAST), most=pixels(MOST), size=pixels(size))
    if position is None and scene not in ("title", "rules", *OWN):
        raise BadInput("error-scene-position", scene=scene)
    if card_set is not None and scene != "cards":
        raise BadInput("error-scene-set")
    if out.suffix.casefold() != ".png":
        raise BadInput("error-picture-png", file=out)
    if not out.parent.is_dir():
        raise BadInput("error-picture-folder", file=out, folder=out.parent)
    start_drawing()
    all_caches.window(size)
    fits = scale_for(size, scale)
    try:
        if scene == "cards":
            made = contact_sheet(_cards(card_set), Words(language), size)
        elif scene in OWN:
            made = _own(size, scale, language, scene)
        elif position is None and scene == "rules":
            words, theme = Words(language), Theme(PALETTES["default"], scale)
            made = _drawn(RulebookScreen(words, theme, size, keys=_keys(words)), size)
        elif position is None:
            made = _title(size, fits, language)
        else:
            from doomtable.scenarios import runner

            game, told = runner.open_told(position)
            made = picture(game, size, seat, fits, language, scene, told)
        storage.write_bytes(out, png(made))
    except pygame.error as error:
        raise BadInput("error-picture-unwritten", file=out, why=str(error)) from error
    finally:
        pygame.display.quit()


def _cards(card_set: str | None) -> tuple[Card, ...]:
    """The cards of a set, or all; there is one at least."""
    from doomtable.cards.catalogue import PACKS, SETS, catalogue

    if card_set is None:
        return catalogue().cards
    if card_set not in (known := (*SETS, *PACKS)):
        raise BadInput("error-card-set", name=card_set[:20], there=", ".join(known))
    found = catalogue().by_set(card_set)
    if not found:
        raise BadInput("error-card-set-empty", name=card_set)
    return found


def _keys(words: Words) -> KeyBindings:
    """The keys as the program has them."""
    return KeyBindings(names=cap_names(words))


def _title(size: tuple[int, int], scale: float, language: str) -> pygame.Surface:
    words, theme = Words(language), Theme(PALETTES["default"], scale)
    scene = TitleScreen(
        words, theme, size, quick_game.offers(Ruleset()), "0.1", keys=_keys(words)
    )
    target = pygame.Surface(size, 0, 32)
    scene.draw(target)
    return target


def _own(size: tuple[int, int], wished: float, language: str, name: str) -> pygame.Surface:
    if name in ("setup", "decks", "deck", "variants"):
        return _setup(size, scale_for(size, wished), language, name)
    if name == "identity":
        from doomtable.table.pages.identity_screen import IdentityScreen

        words, theme = Words(language), Theme(PALETTES["default"], scale_for(size, wished))
        known = Settings().player.with_(emblem="imperial")
        return _drawn(IdentityScreen(words, theme, size, known, _keys(words)), size)
    if name == "gallery":
        from doomtable.table.pages.gallery_screen import GalleryScreen

        words, theme = Words(language), Theme(PALETTES["default"], scale_for(size, wished))
        return _drawn(GalleryScreen(words, theme, size, _keys(words)), size)
    if name == "lobby":
        return _drawn(_lobby(size, scale_for(size, wished), language), size)
    if name == "deckbuilder":
        return _drawn(_deck_builder(size, scale_for(size, wished), language), size)
    if name in ("draftsetup", "draft", "draftpool", "handover"):
        return _drawn(_draft(size, scale_for(size, wished), language, name), size)
    if name in ("puzzles", "goldfish", "positions"):
        return _practice(size, scale_for(size, wished), language, name)
    from doomtable.records import game_saves, statistics_db
    from doomtable.table.pages.saved_games_screen import SavedGamesScreen
    from doomtable.table.pages.settings_screen import SettingsScreen
    from doomtable.table.pages.statistics_screen import StatisticsScreen

    words, theme = Words(language), Theme(PALETTES["default"], scale_for(size, wished))
    scene: SavedGamesScreen | StatisticsScreen | SettingsScreen
    if name == "saved":
        recent, saves = game_saves.listed(game_saves.games()), game_saves.listed(game_saves.saves())
        scene = SavedGamesScreen(words, theme, size, recent, saves, _keys(words))
    elif name == "settings":
        scene = SettingsScreen(words, theme, size, Settings(scale=wished), _keys(words), ScanFolder())
    else:
        scene = StatisticsScreen(words, theme, size, statistics_db.statistics_file(), _keys(words))
    target = pygame.Surface(size, 0, 32)
    scene.draw(target)
    return target


def _setup(size: tuple[int, int], scale: float, language: str, name: str) -> pygame.Surface:
    """The screen of a new game; over it, 'variants': what can be played, 'decks': the choice of a deck, 'deck': a look
    into one."""
    from doomtable.table.kit.available_decks import available_decks
    from doomtable.table.new_game import new_game_settings
    from doomtable.table.new_game.new_game_screen import NewGameScreen

    new, _ = new_game_settings.remembered(Ruleset())
    words, theme = Words(language), Theme(PALETTES["default"], scale)
    scene = NewGameScreen(words, theme, size, available_decks(Ruleset()), new, keys=_keys(words))
    if name == "variants":
        scene.press(("variant", 0))
    elif name != "setup":
        scene.press(("deck" if name == "decks" else "look", 0))
    target = pygame.Surface(size, 0, 32)
    scene.draw(target)
    return target


def _lobby(size: tuple[int, int], scale: float, language: str) -> Screen:
    """A room in the network before its game, as its host sees it."""
    from doomtable.table.kit.available_decks import available_decks
    from doomtable.table.lan.lobby_screen import LobbyScreen
    from doomtable.table.lan.still_room import StillRoom

    words, theme, decks = Words(language), Theme(PALETTES["default"], scale), available_decks(Ruleset())
    return LobbyScreen(words, theme, size, StillRoom(words, decks[0]), decks, _keys(words))


def _deck_builder(size: tuple[int, int], scale: float, language: str) -> Screen:
    """The deck builder with a copy of the first ready deck."""
    from doomtable.files.decks import ready_decks
    from doomtable.table.deck_builder import builder_state
    from doomtable.table.deck_builder.builder_screen import BuilderScreen

    words, theme = Words(language), Theme(PALETTES["default"], scale)
    state = builder_state.opened(words, ready_decks()[0], own=False)
    return BuilderScreen(words, theme, size, state, _keys(words), motion=0)


def _draft(size: tuple[int, int], scale: float, language: str, name: str) -> Screen:
    """A game out of boosters: what is set up, a booster after some picks, the deck builder on a pool, the hand-over."""
    from doomtable.cards.catalogue import catalogue
    from doomtable.decks.booster_game import BoosterGame
    from doomtable.files.storage import user_path
    from doomtable.table.deck_builder.builder_screen import BuilderScreen
    from doomtable.table.deck_builder.builder_state import played
    from doomtable.table.deck_builder.pool_state import PoolBuilderState, PoolOrder
    from doomtable.table.draft.draft_screen import DraftScreen, DraftTable
    from doomtable.table.draft.draft_setup_screen import DraftSetupScreen
    from doomtable.table.draft.handover_screen import HandoverScreen
    from doomtable.table.new_game.draft_settings import DraftSettings
    from doomtable.table.new_game.session_setup import player_names

    words, theme = Words(language), Theme(PALETTES["default"], scale)
    keys = _keys(words)
    if name == "draftsetup":
        return DraftSetupScreen(words, theme, size, DraftSettings(), keys=keys)
    if name == "handover":
        return HandoverScreen(words, theme, size, words.say("setup-default-name", n=2), 1, False, keys)
    setup = DraftSettings(people=1, computers=3).setup(7, words.say("setup-lone-name"))
    game = BoosterGame(setup, catalogue().get, played())
    names = player_names([one.name for one in setup.players], [one.kind for one in setup.players], words)
    while game.picking and (name == "draftpool" or len(game.view(0).pool) < 19):
        game.pick(0, game.suggestion(0))
        game.let_computers(names)
    if name == "draft":
        screen = DraftScreen(words, theme, size, DraftTable(game.view(0), names, 45), keys)
        screen.pack.chosen = game.suggestion(0)
        screen.resize(size, theme)
        return screen
    path = user_path("boosters") / "shot.txt"
    called = words.say("draft-deck-of", player=names[0])
    state = PoolBuilderState(words, PoolOrder(game.pool(0), game.rules, called, path))
    return BuilderScreen(words, theme, size, state, keys, motion=0)


def _practice(size: tuple[int, int], scale: float, language: str, name: str) -> pygame.Surface:
    """The screen of practice, with one of its lists."""
    from doomtable.table.window.start_commands import practice_scene

    page = ("puzzles", "goldfish", "positions").index(name)
    words, theme = Words(language), Theme(PALETTES["default"], scale)
    scene = practice_scene(words, theme, size, Ruleset(), page, keys=_keys(words))
    target = pygame.Surface(size, 0, 32)
    scene.draw(target)
    return target


def picture(
    game: Game,
    size: tuple[int, int],
    seat: str | None,
    scale: float,
    language: str = "en",
    scene: str = "table",
    told: Sequence[GameEvent] = (),
) -> pygame.Surface:
    """A picture of a game as a seat sees it: the named one, else the one that is asked, else the first; `told` is
    what led there."""
    decision = game.decision
    looking = decision.seat if decision is not None else 0
    if seat is not None:
        named = {name.casefold(): i for i, name in enumerate(game.names)}
        if seat.casefold() not in named:
            raise BadInput("error-picture-seat", name=seat[:20], names=", ".join(game.names))
        looking = named[seat.casefold()]
    asked = looking if decision is not None and decision.seat == looking else None
    people = tuple(range(len(game.names))) if scene == "handover" else (looking,)
    port = StillPort(game, decision.seat if scene == "handover" and decision is not None else asked, told)
    words, theme = Words(language), Theme(PALETTES["default"], scale)
    shown = MatchScreen(port, words, theme, size, people, game.names, _keys(words), motion=0)
    if scene == "menu":
        shown.act(OpenMenu())
    elif scene == "table" and shown.display.sheet is not None:
        shown.act(LookAtTable())
    if scene == "rules":
        at = lookup_for(shown).at
        book = RulebookScreen(words, shown.theme, size, at, "", shown, shown.keys, rules_played(shown))
        return _drawn(book, size)
    return _drawn(shown, size)


def _drawn(scene: Screen, size: tuple[int, int]) -> pygame.Surface:
    target = pygame.Surface(size, 0, 32)
    scene.draw(target)
    return target
