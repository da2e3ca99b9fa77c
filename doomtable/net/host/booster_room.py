"""A booster room: a room whose people may get boosters before the deal, and build their decks of them.

What is opened is in force until the room is a lobby again: the rules of decks out of boosters, and the pools by which
the host checks every deck at the deal. Every card that is taken is kept in a sealed file at once, until the game of
these decks is kept in one of its own: where the host's program ends, its people go on from there.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final

from doomtable.errors import BadInput
from doomtable.net import protocol as P
from doomtable.net.host.host_draft import HostDraft
from doomtable.net.host.members import Clock, Members
from doomtable.net.host.sealed_save import SealedFile
from doomtable.net.host.services import BoosterTable, HostServices, KeptBoosters
from doomtable.net.protocol.refusals import Refusal
from doomtable.records.record import HUMAN
from doomtable.rules.game import Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Seat

FOREVER: Final = float("inf")


class BoosterRoom(Members):
    """Everybody at one table, what is agreed, and the boosters that are open."""

    def __init__(
        self, kinds: Sequence[str], clock: Clock, services: HostServices, rules: Ruleset, wait: int, patient: bool, *,
        name: str = "", open_spectators: bool = False, host_token: str = "",
    ) -> None:  # fmt: skip
        super().__init__(kinds, clock, name=name, open_spectators=open_spectators, host_token=host_token)
        self.services, self.rules, self.wait, self.patient = services, rules, wait, patient
        self.thought, self.quiet = 0, 0.0
        self.terms = 1
        """The number of what is agreed: rises when it changes."""
        self.boosters: P.BoosterTerms | None = None
        """What decks are built of; None where people bring their own."""
        self.draft: HostDraft | None = None
        self._brought: Ruleset | None = None
        """The rules of the table, while those of decks out of boosters are in force."""
        self._drafted = 0
        """The last number that was told of a draft."""
        self.draft_file: SealedFile | None = None
        """In which it is kept, until its game begins."""
        self.draft_unkept = False
        """Whether there is no such file, though there should be one."""

    def begin_if_ready(self) -> None:
        """Begin when all people are ready, if it begins by itself."""
        raise NotImplementedError

    def agree(
        self, rules: Ruleset, thought: int, wait: int, quiet: float, boosters: P.BoosterTerms | None = None
    ) -> None:
        """Other terms: nobody is ready any more."""
        self.rules, self.thought, self.wait, self.quiet, self.boosters = rules, thought, wait, quiet, boosters
        self.terms += 1
        for seat in self.seats:
            seat.ready = False

    @property
    def agreed(self) -> P.Terms:
        """What is agreed, as everybody is told it."""
        return P.Terms(
            number=self.terms, ruleset=self.rules.name, options=self.services.switches(self.rules), clock=self.thought,
            wait=self.wait, quiet=int(self.quiet), boosters=self.boosters,
        )  # fmt: skip

    def open_boosters(self, terms: P.BoosterTerms) -> None:
        """Everybody gets boosters. Raises Refusal where there are none such."""
        try:
            boosters = self.services.boosters(terms, [seat.kind for seat in self.seats], self.rules)
        except BadInput:
            raise Refusal("no_boosters") from None
        try:
            self.draft_file, self.draft_unkept = self.services.booster_file(self.agreed), False
        except OSError:  # it is played all the same, and everybody is told that it is not kept
            self.draft_unkept = True
        self._draft_from(boosters, terms)

    def resume_boosters(self, kept: KeptBoosters) -> None:
        """Go on with boosters as they were left, by what was agreed then."""
        assert self.boosters is not None
        self.draft_file = kept.file
        self._draft_from(kept.boosters, self.boosters)

    def _draft_from(self, boosters: BoosterTable, terms: P.BoosterTerms) -> None:
        wait = FOREVER if self.patient else float(self.wait)
        self.draft = HostDraft(boosters, self.seats, self.clock, terms.seconds, wait, self._drafted + 1)
        self._brought, self.rules = self.rules, self.draft.rules
        self.terms += 1
        for seat in self.seats:
            seat.ready = False
        self.phase = "drafting"
        self.keep_people()
        self._drafted_on()

    def picked(self, seat: Seat, said: P.PickBooster) -> None:
        """A card was taken. Raises Refusal."""
        if self.draft is None or self.phase != "drafting":
            raise Refusal("no_draft")
        self.draft.pick(seat, said)
        self._drafted_on()

    def pick_for_those_gone(self) -> None:
        """Computers take the cards of people who are gone or out of time."""
        if self.draft is not None and self.phase == "drafting":
            moved = False
            while self.draft.tick():
                moved = True
            if moved:
                self._drafted_on()

    def _drafted_on(self) -> None:
        """Everybody sees the draft anew; when all is taken decks are built."""
        assert self.draft is not None
        self._drafted = self.draft.number
        if self.draft_file is not None:
            self.draft_file.keep(self.draft.record())
        if self.phase == "drafting" and not self.draft.picking:
            self.phase = "building"
        self.changed()
        self.begin_if_ready()

    def reopen(self) -> None:
        """Back to the lobby: what was opened is gone, and the rules of the table are in force again."""
        self.phase, self.draft = "lobby", None
        self.forget_draft()
        if self._brought is not None:
            self.rules, self._brought = self._brought, None
            self.terms += 1

    def keep_people(self) -> None:
        """Write down who may come back to what is kept."""
        if self.draft_file is not None:
            self.draft_file.more["kinds"] = [HUMAN if seat.remote else seat.kind for seat in self.seats]
            self.draft_file.people(self.seated)

    def forget_draft(self) -> None:
        """The file of the boosters is not needed any more."""
        file, self.draft_file, self.draft_unkept = self.draft_file, None, False
        if file is not None:
            with contextlib.suppress(OSError):  # it can be gone on with then, and nobody needs to
                file.remove()

    def deck_fault(self, seat: Seat, deck: Deck, role: str) -> tuple[str | int, ...]:
        """What is wrong with the deck of a seat: by the rules, and by what it has out of its boosters."""
        found = self.services.fault(deck, self.rules, role)
        return found or (self.draft.fault(seat, deck) if self.draft is not None else ())
