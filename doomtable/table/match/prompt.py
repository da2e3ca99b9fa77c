"""Prompt: the open question of a view in words, with its answers as buttons, numbers or cards.

A pure translation of a DecisionView into words and answers; every option is an answer somewhere: a card on the table,
a button, a number of the stepper, or a face in the chooser.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from doomtable.rules.terms import NO_CARD, NOBODY, S
from doomtable.rules.view_parts import CombatView, DecisionView, OptionView, PendingView, View
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.kit.view_lookup import every_card, find, lies_there, may_drop
from doomtable.table.match.card_owner import owner_runs, with_owner
from doomtable.table.match.menu_heading import left_at_end, menu_heading
from doomtable.table.match.no_warriors import turns_left
from doomtable.table.match.outlook_text import fighter_names, outlook_text, same_outlook
from doomtable.table.match.pending_messages import PENDING
from doomtable.table.match.play_prices import attack_ends
from doomtable.table.match.table_messages import ConfirmEndTurn, ShowPassUntil, ToggleAskedEverywhere
from doomtable.words.words import CardName, PlayerName, TextRun, Words, slug

MAIN: Final = ("pass", "end turn", "done")
"""Answers that Space gives, in this order."""
EXPLAINED: Final = {"mulligan": "ask-mulligan", "war": "ask-war", "under": "ask-under"}
ASKED: Final = {"player": "choose_player", "way": "choose_way", "copied": "choose_original", "how": "choose_verb"}
"""What is asked at steps of a play that say no more than of which card."""
TURNING: Final = {"convert": "ask-convert", "convert n": "ask-convert-n"}
SHARING: Final = {"F": "ask-share-fight", "S": "ask-share-shoot", "A": "ask-share-armor"}
SAMPLES: Final = {"split": "ask-split", "convert n": "ask-points", "share": "ask-points", "bid": "ask-bid-n",
                  "share d": "ask-points"}  # fmt: skip
"""Questions about turning points into others."""
POINTED: Final = ("player", "squad", "kohort", "outpost", "beside", "game")
DIGITS: Final = 9
"""At most so many answers can be given by a digit."""
WEAPON_LETTERS: Final = 30
"""Letters of what a weapon does, on its button."""
WITH_CARD: Final = frozenset({
    "muster", "muster in cover", "seek cover", "exit cover", "equip", "build", "bestow", "assign", "attack", "sabotage",
    "play", "cast", "use", "enter vehicle", "exit vehicle", "transfer", "reveal", "turn up", "give up",
    "bank", "steal", "copy",
})  # fmt: skip
"""Verbs that begin with a card: they are offered on the card, not as buttons."""


@dataclass(frozen=True)
class SetPassUntil(ScreenMessage):
    """Pass until an end, one of stop_settings.ENDS; '' to be asked again."""

    end: str


@dataclass(frozen=True)
class OpenTurnEnd(ScreenMessage):
    """Ask what is dropped with the end of the turn, before it is ended."""

    option: OptionView


@dataclass(frozen=True, slots=True)
class PromptButton:
    """One button: what it says, a second line, the option it chooses (None: cancel), the action of the keys."""

    label: str
    option: OptionView | None
    sub: str = ""
    main: bool = False
    action: str = ""
    message: ScreenMessage | None = None
    """What it means to the table, where it is no choice of the game."""
    digit: int = 0
    """The digit that gives it, 0 for none."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question, ready to be shown."""

    who: str
    title: str
    text: tuple[tuple[TextRun, ...], ...] = ()
    answers: tuple[PromptButton, ...] = ()
    numbers: tuple[int, ...] = ()
    number_words: str = ""
    targets: tuple[OptionView, ...] = ()
    chooser: tuple[OptionView, ...] = ()
    about: int = NO_CARD
    answering: PendingView | None = None
    urgent: bool = False
    passing: tuple[TextRun, ...] = ()
    window: bool = False
    options: tuple[OptionView, ...] = field(default=(), repr=False)
    usual: bool = False
    """Whether it is the question of every turn, which can do without its explanation."""
    rule: str = ""
    """The clause of what must be done before anything else."""
    last: tuple[TextRun, ...] = ()
    """What was played or done last, and by whom."""
    last_card: str = ""
    """The card of it, to be pictured."""
    points: int = 0  # so many of them are shared out by the number
    from_least: bool = False  # whether the number is the least at first
    spared: bool = False
    """Whether Space does not give the main answer: it has just passed."""


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """The end of a turn that is being chosen: the option, and the card to drop with it (NO_CARD: none)."""

    option: OptionView
    drop: int = NO_CARD


class PromptBuilder:
    """Words questions in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.forecasts: Mapping[str, CombatView] = {}
        """What the combat comes to with each tactic, while one is asked for."""

    def ask(self, view: View) -> Prompt:
        """The open question as the viewer sees it; what it waits for when it is not asked."""
        words, decision = self.words, view.decision
        if view.outcome is not None or decision is None:
            return Prompt("", words.say("ask-over"))
        if decision.seat != view.seat:
            if decision.seat == NOBODY:
                return Prompt("", words.prompt("wait_window"))
            text = tuple(self._bids(view))
            return Prompt("", words.prompt("wait", player=view.players[decision.seat].name), text)
        who = words.say("ask-who", player=view.players[view.seat].name)
        if decision.kind == "draft":
            return self._draft(view, decision, who)
        if decision.kind == "window":
            return self._window(view, decision, who)
        if decision.kind in ("menu", "session"):
            return self._menu(view, decision, who)
        return self._other(view, decision, who)

    # ----------------------------------------------------------------------------------------------- the kinds

    def ending(self, view: View, end: TurnEnd) -> Prompt:
        """The end of the turn in one question: which card is dropped, if any."""
        words, hand = self.words, view.players[view.seat].hand
        dropped = next((card for card in hand if card.handle == end.drop), None)
        drops = words.say("end-turn-keep")
        if dropped is not None:
            drops = words.say("end-turn-drop", card=words.card_name(dropped.name) or words.say("card-unknown"))
        left = [self._runs(left_at_end(view), n=view.turn.actions)] if view.turn.actions else []
        return Prompt(
            words.say("ask-who", player=view.players[view.seat].name), words.say("end-turn-title"),
            (*self._lost_soon(view), *left, self._runs("end-turn-text")),
            (
                PromptButton(words.option("end turn"), end.option, drops, main=True, message=ConfirmEndTurn()),
                PromptButton(words.option("cancel"), None, action="cancel"),
            ),
            targets=tuple(OptionView("card", card.handle, name=card.name) for card in hand),
        )  # fmt: skip

    def waiting(self, ask: Prompt, everywhere: bool, key: str) -> Prompt:
        """The same while others are asked: where the viewer is asked himself, and how to be asked everywhere."""
        told = self._runs("everywhere-on" if everywhere else "everywhere-off", key=key)
        label = self.words.say("everywhere-less" if everywhere else "everywhere-more")
        button = PromptButton(label, None, action="everywhere", message=ToggleAskedEverywhere())
        return replace(ask, text=(*ask.text, told), answers=(*ask.answers, button), usual=True)

    def passing(self, ask: Prompt, end: str) -> Prompt:
        """The same while the viewer passes for a while."""
        told = self._runs(f"until-now-{end}")
        stop = PromptButton(self.words.say("until-ask-again"), None, action="until", message=SetPassUntil(""))
        return replace(ask, text=(*ask.text, told), answers=(*ask.answers, stop))

    def _menu(self, view: View, decision: DecisionView, who: str) -> Prompt:
        turn = view.turn
        more = turn.actions == 0 and any(option.key == "attack" for option in decision.options)
        title, told = menu_heading(view, self.words, more)
        left, owed = self._lost_soon(view), self._owed(view, decision)
        text = [*left, *([self._runs(told)] if told else [])]
        if decision.kind == "session":
            text.append(self._runs("ask-session"))
        elif owed:
            text += owed.values()
        elif turn.step == "deployment":
            title = self.words.say("ask-deployment-title")
            holds = any(option.key == "pass" for option in decision.options)
            text.append(self._runs("ask-deployment-pass" if holds else "ask-deployment"))
        elif turn.actions and not (left or told):
            attacks = any(option.key == "attack" for option in decision.options)
            text.append(self._runs("ask-menu" if attacks else "ask-menu-calm"))
        elif not (turn.actions or more or told):
            text.append(self._runs("ask-menu-over"))
        if turn.attacks > 0 and not more:
            text.append(self._runs("banner-extra-attacks", n=turn.attacks))
        answers = []
        held = self._held(view) - ({"use"} if decision.what == "discarded" else set())  # no card on show begins that
        for option in decision.options:
            if option.key in held:
                continue
            action = {"meditate": "meditate", "end turn": "end", "done": "end"}.get(option.key, "")
            # Space passes; neither actions nor an attack are thrown away by it
            spare = (option.key == "end turn" and (turn.actions > 0 or more)) or turn.step == "deployment"
            main = option.key in MAIN and not spare
            answers.append(PromptButton(self.words.option(option.key), option, main=main, action=action))
            if main and option.key == "end turn" and may_drop(view):
                drop = OpenTurnEnd(option)
                answers.append(PromptButton(self.words.say("end-turn-drop-one"), None, action="remove", message=drop))
        usual = not (owed or left or told) and turn.step != "deployment"
        rule = next(iter(owed), "WIN-12" if left else "")
        return Prompt(who, title, tuple(text), tuple(answers), options=decision.options, usual=usual, rule=rule)

    def _lost_soon(self, view: View) -> list[tuple[TextRun, ...]]:
        """That the viewer loses with this turn or the next, if no warrior who can fight comes into play (WIN-12)."""
        left = turns_left(view)
        return [self._runs("ask-last-turn", n=left)] if left else []

    def _owed(self, view: View, decision: DecisionView) -> dict[str, tuple[TextRun, ...]]:
        """What must be done before anything else and before the turn can end, by its clause."""
        keys = {option.key for option in decision.options}
        if decision.kind == "session" or "end turn" in keys:
            return {}
        owed = {"COVER-07": self._runs("ask-owes")} if "exit cover" in keys else {}
        if "transfer" in keys and any("transfer" in card.verbs for card in view.players[view.seat].outpost):
            owed["OUT-07"] = self._runs("ask-owes-return")
        elif "transfer" in keys:
            owed["OUT-10"] = self._runs("ask-owes-tribe" if "muster" in keys else "ask-owes-transfer")
        return owed

    def _window(self, view: View, decision: DecisionView, who: str) -> Prompt:
        words, answers = self.words, []
        held = self._held(view) - {"use"}  # a spell that is cast may be strengthened, and lies nowhere
        for option in decision.options:
            if option.key not in held:
                label = self._use(view) if option.key == "use" else words.option(option.key)
                answers.append(PromptButton(label, option, main=option.key in MAIN))
        answers.append(PromptButton(words.say("ask-until"), None, action="until", message=ShowPassUntil()))
        text: list[tuple[TextRun, ...]] = []
        passing = self._runs("ask-pass-nothing")
        if decision.answers is not None:
            title = words.say("ask-answer")
            text.append(self.announced(view, decision.answers))
            passing = self.announced(view, decision.answers, "goes")
        elif decision.window == "combat":
            role = self._role(view)
            title = words.prompt("combat_window", role=role)
            passing = self._runs("ask-pass-combat")
        else:
            title = words.prompt("open_window", which=decision.window)
        playable = sum(1 for player in view.players for card in self._all(player) if card)
        embargo = any(option.key == "embargo" for option in decision.options)
        text.append(self._runs("ask-embargo") if embargo else self._runs("ask-playable", n=playable))
        return Prompt(
            who, title, tuple(text), tuple(answers), urgent=True, window=True, passing=passing,
            answering=decision.answers, options=decision.options,
        )  # fmt: skip

    def _draft(self, view: View, decision: DecisionView, who: str) -> Prompt:
        words, stage = self.words, decision.stage
        card = decision.card or ""
        verb = words.option(decision.verb)
        if stage == "card":
            title = words.prompt("choose_card", verb=decision.verb)
        elif stage == "defender":
            title = words.prompt("defender", card=card)
        elif stage == "place" or stage == "area":
            title = words.prompt("choose_host", card=card)
        elif stage in ("where", "pool"):
            title = words.prompt("loot" if stage == "pool" else "where", card=card)
        elif stage == "inside":
            title = words.prompt("inside_outside", card=card)
        elif stage == "caster":
            title = words.prompt("choose_caster", card=card)
        elif stage == "amount":
            title = words.prompt("choose_amount", card=card, per=decision.per, worth=decision.number)
        elif stage == "name":
            title = words.prompt("choose_name", card=card, what=decision.what)
        elif stage in ASKED:
            title = words.prompt(ASKED[stage], card=card)
        else:
            title = words.prompt("choose_target", card=card, index=str(decision.place + 1))
        lit = sum(option.key == "card" for option in decision.options)
        text = [self._runs("ask-lit", verb=verb, n=lit)] if lit and stage != "amount" else []
        text += [self._runs("ask-loot")] if stage == "pool" else []
        if decision.verb == "attack" and (ends := attack_ends(view, words)):
            text.append((TextRun(ends),))
        if decision.answers is not None:
            text.append(self.announced(view, decision.answers))
        return self._offered(view, decision, who, title, text, decision.handle)

    def _other(self, view: View, decision: DecisionView, who: str) -> Prompt:
        words, kind = self.words, decision.kind
        card = decision.card or ""
        n = decision.number
        if kind == "split":
            title = words.prompt("split_points", n=n)
        elif kind == "discard":
            title = words.prompt("discard_excess", n=n) if n else words.prompt("discard_step")
        elif kind == "hand loss":
            title = words.prompt("hand_loss", n=max(1, n))
        elif kind in ("mulligan", "war", "war for", "under", "struck", "base"):
            title = words.prompt(kind, n=n, pool=decision.what) if kind == "base" else words.prompt(kind)
        elif kind == "trade":
            title = words.say("ask-trade-whom", card=card) if card else words.say("ask-trade")
        elif kind == "keep":
            title = words.prompt("keep", n=max(1, n))
        elif kind == "pick":
            title = (
                words.prompt("choose_target", card=card, index="1")
                if card
                else words.prompt("choose_cards", n=1)
            )
        elif kind == "pay":
            title = words.say("ask-pay", card=card) if card else words.say("ask-pay-none")
        elif kind == "question":
            title = words.prompt("question", card=card)
        elif kind == "reply":
            title = words.prompt("reply", card=card, word=words.option(decision.what))
        elif kind == "join":
            title = words.prompt("join", n=max(1, n))
        elif kind in ("tactic", "weapon", "warzone", "may", "instead", "either", "search", "bonus"):
            title = words.prompt("may" if kind == "instead" else kind, card=card)
        elif kind == "inside":
            title = words.prompt("inside_outside", card=card)
        elif kind == "bid":
            title = words.say("ask-bid", card=card)
        elif kind == "share":
            title = words.say(SHARING[decision.what])
        elif kind == "share d":
            left = max(one.number for one in decision.options)
            title = words.say("ask-share-d", player=view.players[int(decision.what)].name, n=left)
        elif kind == "choose" and decision.what:
            named = words.prompt("choose_name", card=card, what=decision.what)
            title = words.prompt("which_next", card=card) if decision.what == "next" else named
        elif kind in TURNING:
            title = words.say(TURNING[kind])
        else:
            title = words.prompt("either", card=card)
        text = [self._runs("ask-tactic-same")] if kind == "tactic" and same_outlook(self.forecasts) else []
        text += self._bids(view) if decision.answers is None else [self.announced(view, decision.answers)]
        if kind in EXPLAINED:
            text.append(self._runs(EXPLAINED[kind]))
        return self._offered(view, decision, who, title, text, decision.handle)

    def _offered(
        self, view: View, decision: DecisionView, who: str, title: str, text: list[tuple[TextRun, ...]], about: int
    ) -> Prompt:
        """Any question by its options: cards on the table are targets, others faces to choose from."""
        numbers: list[int] = []
        targets: list[OptionView] = []
        chooser: list[OptionView] = []
        answers: list[PromptButton] = []
        for option in decision.options:
            if option.key == "number":
                numbers.append(option.number)
            elif option.key == "card":
                (targets if lies_there(view, option.handle) else chooser).append(option)
            else:
                if option.key in POINTED or (option.key == "earth" and view.places):
                    targets.append(option)
                answers.append(self._answer(view, decision, option))
        if numbers:
            sample = SAMPLES.get(decision.kind, "ask-spend")
            others = [replace(answer, main=False, action="end") for answer in answers]  # Space confirms the number
            if decision.kind == "split" and view.carried_most:
                text = [*text, self._runs("ask-split-carried", n=view.carried_most)]
            if decision.kind == "split" and decision.per:
                text = [*text, self._runs("ask-split-besides", n=decision.per)]
            return Prompt(
                who, title, tuple(text), self._with_cancel(decision, others), tuple(sorted(numbers)), sample,
                about=about, urgent=decision.kind == "split", options=decision.options, points=decision.number,
                from_least=view.colony_goal > 0,
            )  # fmt: skip
        if not numbers and 1 < len(answers) <= DIGITS and not targets:
            plain = [answer for answer in answers if not answer.main and not answer.action]
            answers = [replace(a, digit=plain.index(a) + 1) if a in plain else a for a in answers]
        if decision.kind == "weapon":  # weapons are small on the table: buttons too
            answers = [self._weapon(option) for option in decision.options]
            targets, chooser = [], []
        return Prompt(
            who, title, tuple(text), self._with_cancel(decision, answers), targets=tuple(targets),
            chooser=tuple(chooser), about=about, urgent=decision.kind not in ("draft", "discard"),
            options=decision.options,
        )  # fmt: skip

    def _bids(self, view: View) -> Iterator[tuple[TextRun, ...]]:
        """How an auction stands: the highest bid, who may still bid, and who does no more."""
        found = view.bidding
        if found is None:
            return
        if found.seat == NOBODY:
            yield self._runs("bids-first", card=CardName(found.card or "", found.handle))
            return
        leader = PlayerName(view.players[found.seat].name, found.seat)
        yield self._runs("bids-stand", player=leader, n=found.bid, card=CardName(found.card or "", found.handle))
        left = {one.seat for one in found.bidders}
        for message, bidding in (("bids-left", True), ("bids-passed", False)):
            others = [player for player in view.players if player.seat != found.seat and not player.out]
            names = [player.name for player in others if (player.seat in left) is bidding]
            if names:
                yield self._runs(message, players=", ".join(names))

    def _with_cancel(self, decision: DecisionView, answers: list[PromptButton]) -> tuple[PromptButton, ...]:
        if decision.cancellable:
            answers = [*answers, PromptButton(self.words.option("cancel"), None, action="cancel")]
        return tuple(answers)

    def _answer(self, view: View, decision: DecisionView, option: OptionView) -> PromptButton:
        words = self.words
        if option.key == "player":
            return PromptButton(view.players[option.seat].name, option)
        sub, fight = "", view.combat
        if decision.kind == "tactic" and fight is not None and option.key in ("fight", "shoot"):
            stat = S if option.key == "shoot" else 0
            fight = self.forecasts.get(option.key, fight)
            mine, armour = fight.attacker.ratings[stat], fight.defender.ratings[2]
            names = fighter_names(view, fight, words)
            told = outlook_text(fight, view.seat, names, words)
            sub = told or words.say("ask-against", n=_number(mine), armor=_number(armour))
        main = option.key in MAIN or (option.key in ("yes",) and decision.kind in ("may", "pay", "bonus"))
        if decision.kind == "discard" and option.key == "pass":
            return PromptButton(words.say("ask-keep-all"), option, main=True)
        if decision.stage == "way" and option.key in ("first", "second", "third", "fourth"):
            return PromptButton(words.option(option.key), option)
        return PromptButton(words.option(option.key), option, sub, main=main)

    def _weapon(self, option: OptionView) -> PromptButton:
        if option.key != "card":
            return PromptButton(self.words.say("combat-no-weapon"), option)
        card = declaration(option.name or "")
        sub = self.words.short_text(card, WEAPON_LETTERS).partition("\n")[0] if card is not None else ""
        if not sub.endswith("."):  # whole sentences only
            sub = sub[: sub.rfind(".") + 1]
        return PromptButton(self.words.card_name(option.name) or self.words.say("card-unknown"), option, sub)

    # --------------------------------------------------------------------------------------------------- words

    def announced(self, view: View, pending: PendingView, how: str = "pending") -> tuple[TextRun, ...]:
        """What is waiting to happen, in one sentence; with `goes`, what comes of it if nobody answers."""
        player = (
            PlayerName(view.players[pending.seat].name, pending.seat) if pending.seat != NOBODY else "none"
        )
        card = CardName(pending.card, pending.handle) if pending.card else self.words.say("log-some-card")
        aimed = zip(pending.targets, pending.aims, strict=True)
        aims = [(name, aim.seat) for name, aim in aimed if name != pending.card]
        names = [name for name, _ in aims]
        at_player = PlayerName(view.players[pending.player].name, pending.player) if pending.player >= 0 else "none"
        target = CardName(names[0]) if names else at_player
        message = f"pending-{slug(pending.kind)}"
        if message not in PENDING:
            message = "pending-event"
        if how != "pending":
            message = message.replace("pending", how, 1)
        runs = list(self.words.runs(message, player=player, card=card, target=target, n=pending.number))
        if not aims:
            about = None if any(run.kind == "player" for run in runs) else find(view, pending.handle)
            return with_owner(runs, pending.card or "", view, about.controller if about is not None else NOBODY)
        more = [*owner_runs(view, aims[0][1])]
        for name, seat in aims[1:3]:
            more += [TextRun(", "), self.words.card_run(name), *owner_runs(view, seat)]
        at = next((i + 1 for i, run in enumerate(runs) if run.name == names[0]), 0)
        return (*runs[:at], *(more if at else ()), *runs[at:])

    def _use(self, view: View) -> str:
        """What using a card is called, with its name where there is but one that can be."""
        names = {self.words.card_name(card.name) for card, _ in every_card(view) if card.name and "use" in card.verbs}
        verb = self.words.option("use")
        return self.words.say("ask-verb-card", verb=verb, card=names.pop()) if len(names) == 1 else verb

    @staticmethod
    def _held(view: View) -> set[str]:
        """The verbs that a card on show may begin: they need no button."""
        return {verb for card, _ in every_card(view) for verb in card.verbs} & WITH_CARD

    def _role(self, view: View) -> str:
        if view.combat is None:
            return "other"
        if view.combat.attacker.seat == view.seat:
            return "attacker"
        return "defender" if view.combat.defender.seat == view.seat else "other"

    def _runs(self, message: str, **args: str | int) -> tuple[TextRun, ...]:
        return tuple(self.words.runs(message, **args))

    @staticmethod
    def _all(player: object) -> list[bool]:
        found: list[bool] = []
        for group in ("hand", "squad", "kohort", "outpost", "beside", "unrevealed", "attached"):
            for card in getattr(player, group):
                found.append(bool(card.verbs))
                found += [bool(inner.verbs) for inner in card.attached]
        return found


def _number(value: int | None) -> str:
    return "–" if value is None else str(value)
