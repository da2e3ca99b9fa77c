"""State of the new-game screen: what is chosen so far, what may be pressed, and why a game cannot begin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.files.settings import UNNAMED, PlayerIdentity
from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.available_decks import AvailableDeck, assign_decks, judged
from doomtable.table.kit.deck_contents import DeckContents
from doomtable.table.kit.deck_picker import DeckPicker
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.form_screen import OverScreen, StopKey
from doomtable.table.kit.key_bindings import KEYS, KeyBindings, writes
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.new_game.new_game_layout import places
from doomtable.table.new_game.new_game_settings import (
    GOALS,
    HANDS,
    HIGHEST_SEED,
    HUMAN,
    KINDS,
    LEAST_SEATS,
    LONGEST_NAME,
    STARTS,
    SWITCHES,
    LeaveNewGame,
    NewGameSeat,
    NewGameSettings,
    StartGame,
    agreed,
    chosen_edition,
    goes_with,
    kept_name,
    next_dice,
    stepped,
)
from doomtable.table.new_game.session_setup import player_names
from doomtable.table.new_game.variant_picker import VariantPicker
from doomtable.table.new_game.variants_offered import goal_is_set
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words


class NewGameState:
    """What a new game would be, and where everything stands that changes it."""

    def __init__(
        self,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        available: Sequence[AvailableDeck],
        new: NewGameSettings,
        said: str = "",
        opened: Ruleset = rulesets.SECOND,
        keys: KeyBindings = KEYS,
        player: PlayerIdentity = UNNAMED,
    ) -> None:
        self.words = words
        self.keys = keys
        self.opened = opened
        """The rules that the window was opened with."""
        self.available = tuple(available)
        """The decks, with what is wrong with them in the edition that is chosen."""
        if new.edition != opened.name:
            self.available = judged(available, chosen_edition(new.edition, opened))
        self._by_role: dict[tuple[str, str, str], tuple[AvailableDeck, ...]] = {}
        self.new = new
        self.player = player
        """Who plays at this machine: the first person at the table."""
        self.said = said
        usual = chosen_edition(new.edition, opened)
        self.more = new.seed is not None or new.sabotage != usual.sabotage or new.hand != usual.hand_fill
        self.more |= new.dice != "none" or new.places or new.discards != usual.discard_action
        self.more |= new.wars or new.battles
        self.seat = 0
        """The seat whose deck is shown."""
        self.focus: StopKey = ("begin", 0)
        self.keyed = False
        self.typing = False
        """Whether letters have been typed into the place of the keyboard since it came there."""
        self.marked = False
        """Whether all that was typed there is marked."""
        self.over: OverScreen | None = None
        self.under: DeckPicker | None = None
        """The choice of decks that a look into one of them was taken from."""
        self.mouse = (-1, -1)
        self.dirty = True
        self.faces = FaceModels(words)
        self.resize(size, theme)

    # ------------------------------------------------------------------------------------------------ the choice

    def decks(self) -> tuple[AvailableDeck | None, ...]:
        """The deck of every seat; None where there is none at all."""
        keys = [seat.deck for seat in self.new.seats]
        roles = self.rules().roles
        if not roles:
            return assign_decks(self._judged_for(""), keys)
        found: list[AvailableDeck | None] = []
        for key, role in zip(keys, roles, strict=True):  # each seat has decks of its own, by its role
            own = self._judged_for(role)
            free = [deck for deck in own if deck.key == key or deck.key not in {one.key for one in found if one}]
            found.append(assign_decks(free, [key])[0])
        return tuple(found)

    def _judged_for(self, role: str) -> tuple[AvailableDeck, ...]:
        """The decks with what is wrong with them for a role; looked at once for each edition and form."""
        new = self.new
        if not role and new.variant == "none" and not (new.places or new.wars or new.battles):
            return self.available
        key = f"{new.edition} {new.places} {new.variant} {new.wars} {new.battles}", new.form, role
        if key not in self._by_role:
            self._by_role[key] = judged(self.available, self.rules(), role)
        return self._by_role[key]

    def rules(self) -> Ruleset:
        """The rules of the edition and the form."""
        new = self.new
        edition = chosen_edition(new.edition, self.opened)
        return agreed(edition, new.form, new.variant, new.dice, new.places, new.discards, new.wars, new.battles)

    def role(self, seat: int) -> str:
        """The role of a seat; "" where there are none."""
        roles = self.rules().roles
        return roles[seat] if seat < len(roles) else ""

    @property
    def first(self) -> int:
        """The seat of the first person; -1 where only programs play."""
        return next((i for i, seat in enumerate(self.new.seats) if seat.kind == HUMAN), -1)

    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        seats = self.new.seats
        return player_names([kept_name(seat.name) for seat in seats], [seat.kind for seat in seats], self.words)

    def trouble(self) -> str:
        """Why the game cannot begin; '' if it can."""
        names = self.names()
        try:
            rulesets.check_seats(self.rules(), len(names))
        except rulesets.BadOption as error:
            return self.words.error(error.text)
        for i, deck in enumerate(self.decks()):
            if deck is None:
                return self.words.say("setup-no-decks")
            if deck.trouble:
                return self.words.say("setup-no-deck", player=names[i], deck=deck.name)
            if deck.faults:
                return self.words.say(
                    "setup-bad-deck", player=names[i], deck=deck.name, fault=self.words.deck_fault(deck.faults[0])
                )
            if names[i].casefold() in {name.casefold() for name in names[:i]}:
                return self.words.say("setup-same-name", player=names[i])
        return ""

    def change(self, new: NewGameSettings) -> None:
        """Choose otherwise."""
        self.new = new
        self.seat = min(self.seat, len(new.seats) - 1)
        self.said = ""
        self.lay()

    # ---------------------------------------------------------------------------------------------------- places

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        self.lay()
        for over in (self.under, self.over):
            if over is not None:
                over.resize(size, theme)

    def lay(self) -> None:
        """Give everything its place."""
        most, least = self.new.most_seats, self.new.least_seats
        self.places = places(self.size, self.theme, len(self.new.seats), self.more, most, least)
        if self.focus not in self.places.stops:
            self.focus = ("begin", 0)
        self.dirty = True

    def enabled(self, key: StopKey) -> bool:
        """Can this be pressed?"""
        if key[0] == "begin":
            return not self.trouble()
        if key[0] == "open":
            return self.new.people > 1
        if key[0] == "form" and len(rulesets.forms_of(self.new.variant)) == 1:
            return False
        if key[0] == "goal":
            return not goal_is_set(self.new.variant)
        if key[0] in SWITCHES and not goes_with(SWITCHES[key[0]], self.new.variant):
            return False
        if key[0] in ("variant", "form", "dice", "places", "discards"):
            return rulesets.EDITIONS[self.new.edition].max_seats > LEAST_SEATS
        if key[0] == "look":
            deck = self.decks()[self.seat]
            return deck is not None and not deck.trouble
        return True

    def stops(self) -> list[StopKey]:
        """Where the keyboard may stand, in the order of Tab."""
        return [key for key in self.places.stops if self.enabled(key)]

    def stop_at(self, place: tuple[int, int]) -> StopKey | None:
        """What can be pressed at a pixel."""
        return next((key for key in self.stops() if self.places.stops[key].collidepoint(place)), None)

    def stand(self, key: StopKey) -> None:
        """Put the keyboard somewhere."""
        self.focus, self.typing, self.marked = key, False, False
        if key[0] in ("name", "kind", "deck", "away"):
            self.seat = key[1]
        self.dirty = True

    # --------------------------------------------------------------------------------------------------- pressing

    def press(self, key: StopKey) -> ScreenMessage | None:
        """Press something; returns a message for the window or None."""
        self.stand(key)
        what, n = key
        new = self.new
        if what == "kind":
            self.turn(n, 1)
        elif what == "deck":
            deck = self.decks()[n]
            self.over = DeckPicker(
                self.words, self.theme, self.size, self.faces, self._judged_for(self.role(n)), deck, self.names()[n],
                self.keys, builds=True,
            )  # fmt: skip
        elif what == "away":
            self.change(new.left(n))
            self.stand(("name", min(n, len(self.new.seats) - 1)))
        elif what == "join":
            self.change(new.joined())
            self.seat = len(self.new.seats) - 1
        elif what == "edition":
            self.choose_edition(n or 1)
        elif what == "form":
            self.choose_form(n or 1)
        elif what == "variant":
            edition = chosen_edition(new.edition, self.opened)
            self.over = VariantPicker(self.words, self.theme, self.size, edition, new.offered, self.keys)
        elif what == "goal":
            self.change(replace(new, goal=stepped(new.goal, n, GOALS)))
        elif what == "start":
            self.change(replace(new, start=stepped(new.start, n, STARTS)))
        elif what == "hand":
            self.change(replace(new, hand=stepped(new.hand, n, HANDS)))
        elif what == "sabotage":
            self.change(replace(new, sabotage=not new.sabotage))
        elif what == "dice":
            self.change(replace(new, dice=next_dice(new.dice, n or 1)))
        elif what == "places":
            self.change(replace(new, places=not new.places))
        elif what == "discards":
            self.change(replace(new, discards=not new.discards))
        elif what == "wars":
            self.change(replace(new, wars=not new.wars))
        elif what == "battles":
            self.change(replace(new, battles=not new.battles, seats=new.seats if new.battles else self._for_battles()))
        elif what == "open":
            self.change(replace(new, open_table=not new.open_table))
        elif what == "more":
            self.more = True
            self.lay()
            self.stand(("hand", 1))
        elif what == "look":
            self.look(self.decks()[self.seat])
        elif what == "begin":
            return StartGame(self.tidied(), tuple(deck for deck in self.decks() if deck is not None))
        elif what == "title":
            return LeaveNewGame(self.tidied())
        return None

    def tidied(self) -> NewGameSettings:
        """The game as it is kept: names without what cannot be shown, every deck by its name."""
        seats = tuple(
            replace(seat, name=kept_name(seat.name), deck=deck.key if deck is not None else seat.deck)
            for seat, deck in zip(self.new.seats, self.decks(), strict=True)
        )
        return replace(self.new, seats=seats)

    def take_decks(self, available: Sequence[AvailableDeck]) -> None:
        """The decks are others by now."""
        self.available = judged(available, chosen_edition(self.new.edition, self.opened))
        self._by_role.clear()
        self.over = self.under = None
        self.change(self.new)

    def choose_edition(self, by: int) -> None:
        """Play by the rules of another edition, with what it has as usual; the decks are looked at anew."""
        every = tuple(rulesets.EDITIONS)
        name = every[(every.index(self.new.edition) + by) % len(every)]
        edition = chosen_edition(name, self.opened)
        self.available = judged(self.available, edition)
        self.change(self.new.by(edition))

    def choose_form(self, by: int) -> None:
        """Play in another form, with what that has as usual and as many players as it takes."""
        every = rulesets.forms_of(self.new.variant)
        name = every[(every.index(self.new.form) + by) % len(every)]
        self.change(self.new.by(chosen_edition(self.new.edition, self.opened), name, self.new.variant))
        self._let_go()

    def choose_variant(self, offered: str) -> None:
        """Play another game with the same cards, or the usual one with what is added to it, with what that has as usual
        and as many players as it takes."""
        edition, new = chosen_edition(self.new.edition, self.opened), self.new
        variant = "none" if offered in rulesets.ADDED else offered
        if new.variant != variant:
            new = replace(new, seats=self._without_start())
        self.change(new.by(edition, new.form if new.variant == variant else "", variant))
        if offered == "corpwar":
            self.change(replace(self.new, wars=True))
            self.change(replace(self.new, seats=self._for_wars()))
        elif offered == "battles":
            self.change(replace(self.new, battles=True, seats=self._for_battles()))
        self._let_go()

    def _let_go(self) -> None:
        """Ready decks with which their seat cannot play this game make room for such as can be."""
        seats = tuple(
            seat if deck is None or deck.own or deck.legal else replace(seat, deck="")
            for seat, deck in zip(self.new.seats, self.decks(), strict=True)
        )
        if seats != self.new.seats:
            self.change(replace(self.new, seats=seats))

    def _for_battles(self) -> tuple[NewGameSeat, ...]:
        """The seats without the ready decks that have no Battles, so that they get some that have."""
        return tuple(
            seat if deck is None or deck.own or dict(deck.counts).get("battle") else replace(seat, deck="")
            for seat, deck in zip(self.new.seats, self.decks(), strict=True)
        )

    def _for_wars(self) -> tuple[NewGameSeat, ...]:
        """The seats with decks that can declare a war in place of ready ones that cannot, while there are any; those
        that can are named, so that no seat gets another when the one before it has changed."""
        rules = self.rules()
        keys = [
            deck.key if deck is not None and (deck.own or _at_war(rules, deck, i)) else ""
            for i, deck in enumerate(self.decks())
        ]
        for i, key in enumerate(keys):
            if not key:
                ready = (deck for deck in self._judged_for(self.role(i)) if not deck.own and deck.legal)
                whole = (deck for deck in ready if not deck.deck_list.start)  # nothing of it would lie on the table
                free = (deck.key for deck in whole if deck.key not in keys and _at_war(rules, deck, i))
                keys[i] = next(free, "")
        return tuple(replace(seat, deck=key or seat.deck) for seat, key in zip(self.new.seats, keys, strict=True))

    def _without_start(self) -> tuple[NewGameSeat, ...]:
        """The seats without the ready decks that were made for the game that was played until now."""
        return tuple(
            replace(seat, deck="") if deck is not None and not deck.own and deck.deck_list.start else seat
            for seat, deck in zip(self.new.seats, self.decks(), strict=True)
        )

    def turn(self, place: int, by: int) -> None:
        """Put another kind of player on a seat."""
        seat = self.new.seats[place]
        kind = KINDS[(KINDS.index(seat.kind) + by) % len(KINDS)]
        self.change(self.new.seated(place, replace(seat, kind=kind)))

    def look(self, deck: AvailableDeck | None) -> None:
        """Look into a deck."""
        if deck is not None and not deck.trouble:
            self.over = DeckContents(self.words, self.theme, self.size, self.faces, deck, self.keys)

    # --------------------------------------------------------------------------------------------------- typing

    def takes(self, key: int) -> bool:
        """Is a key for the text where the keyboard stands?"""
        return self.over is None and self.focus[0] in ("name", "seed") and writes(key)

    def write(self, text: str) -> None:
        """Letters were typed where the keyboard stands."""
        what, n = self.focus
        if what == "name":
            seat = self.new.seats[n]
            name = (seat.name if self.typing else "") + "".join(mark for mark in text if mark.isprintable())
            self.change(self.new.seated(n, replace(seat, name=name.lstrip()[:LONGEST_NAME])))
        elif what == "seed" and text.isascii() and text.isdigit():
            before = str(self.new.seed) if self.typing and self.new.seed is not None else ""
            self.change(replace(self.new, seed=min(HIGHEST_SEED, int(before + text))))
        else:
            return
        self.typing, self.marked = True, False

    def select(self) -> None:
        """Mark all that was typed: what is typed now takes its place."""
        what, n = self.focus
        text = self.new.seats[n].name if what == "name" else "" if self.new.seed is None else str(self.new.seed)
        self.typing, self.marked = False, bool(text)

    def backspace(self) -> None:
        """Take the last letter away, or all that is marked."""
        what, n = self.focus
        if what == "name":
            seat = self.new.seats[n]
            self.change(self.new.seated(n, replace(seat, name="" if self.marked else seat.name[:-1])))
        elif what == "seed":
            left = "" if self.marked or self.new.seed is None else str(self.new.seed)[:-1]
            self.change(replace(self.new, seed=int(left) if left else None))
        self.typing, self.marked = True, False


def _at_war(rules: Ruleset, deck: AvailableDeck, seat: int) -> bool:
    """Whether a war can be declared at a seat with all cards that a deck brings along, as the game asks it."""
    from doomtable.records.record import seated_deck

    laid, known = seated_deck(deck.deck_list, rules, seat), catalogue()
    return bool(rules.wars_with(known.get(name) for name in {*laid.cards, *laid.collection, *laid.start}))
