"""Words at work: runs, events, reasons, options and prompts."""

from __future__ import annotations

from typing import Any

import pytest

from doomtable.rules.events import GameEvent
from doomtable.rules.terms import Reason
from doomtable.rulesets import VARIANT_PRESETS
from doomtable.selfplay.headless_games import OUTCOMES
from doomtable.words.words import (
    CardName,
    NameLookup,
    NoSuchMessage,
    PlayerName,
    TextRun,
    Words,
    card_text,
    short_text,
    type_line,
)

WORDS = Words("en")


NAMES = NameLookup(
    lambda card: {0: "Sean Gallagher", 1: "Necromutant", 2: "Violator Sword"}.get(card, ""),
    lambda seat: ("Ann", "Bob")[seat],
)
"""Ann and Bob, and four cards of which the last is unknown."""


def line(*args: Any, **kwargs: Any) -> str:
    return "".join(run.text for run in WORDS.event(GameEvent(*args, **kwargs), NAMES))


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (GameEvent("turn", 0, n=3), "Turn 3 of Ann."),
        (GameEvent("step", 1, word="discard"), "Bob: Discard step."),
        (GameEvent("drew", 0, n=1), "Ann draws a card."),
        (GameEvent("drew", 0, n=7), "Ann draws 7 cards."),
        (GameEvent("mustered", 0, 0, n=8, word="squad"), "Ann musters Sean Gallagher for 8 D."),
        (GameEvent("mustered_covered", 0, 3), "Ann musters a hidden warrior in cover."),
        (GameEvent("sought_cover", 0, 0), "Sean Gallagher seeks cover."),
        (GameEvent("left_cover", 0, 0), "Sean Gallagher leaves cover."),
        (GameEvent("left_cover", 0, 0, n=8), "Sean Gallagher leaves cover, and Ann pays 8 D."),
        (
            GameEvent("revealed", 0, 0, word="unpaid"),
            "Sean Gallagher is revealed; Ann cannot pay its Value and loses it.",
        ),
        (GameEvent("revealed", 0, 0, n=8, word="paid"), "Sean Gallagher is revealed, and Ann pays 8 D."),
        (GameEvent("meditated", 0, n=1), "Ann meditates."),
        (GameEvent("attached", 0, 2, 0, word="equip"), "Ann equips Sean Gallagher with Violator Sword."),
        (GameEvent("attached", 0, 2, word="assign"), "Ann assigns Violator Sword."),
        (GameEvent("built", 0, 2, word="squad"), "Ann builds Violator Sword in the Squad."),
        (GameEvent("built", 0, 2, 1, word="kohort"), "Ann builds Violator Sword in the Kohort of Bob."),
        (GameEvent("entered", 0, 0, 2), "Sean Gallagher enters Violator Sword."),
        (GameEvent("attacked", 0, 0, 1), "Sean Gallagher attacks Necromutant."),
        (GameEvent("attacked", 0, 0, 3), "Sean Gallagher attacks a hidden warrior."),
        (GameEvent("tactic", 0, word="fight"), "Ann announces Fight."),
        (GameEvent("armed", 0, 0), "Sean Gallagher uses no weapon."),
        (GameEvent("announced", 0, 2, 1, n=4, word="cast"), "Ann casts Violator Sword on Necromutant for 4 D."),
        (GameEvent("announced", 0, 2, n=0, word="play"), "Ann plays Violator Sword."),
        (GameEvent("cancelled", 1, 2, 1), "Necromutant cancels Violator Sword."),
        (
            GameEvent("compared", 0, 0, 1, n=12, word="7"),
            "Sean Gallagher strikes with 12 against Necromutant, Armor 7.",
        ),
        (GameEvent("killed", 1, 1, 0), "Sean Gallagher kills Necromutant."),
        (GameEvent("killed", 1, 1), "Necromutant dies."),
        (GameEvent("discarded", 1, 3), "Bob discards a card."),
        (GameEvent("put", 1, 1, word="top"), "Necromutant goes on top of the draw pile of Bob."),
        (GameEvent("gained", 0, 1, n=4, word="P"), "Ann gains 4 P (Necromutant)."),
        (GameEvent("lost", 0, n=4, word="D"), "Ann loses 4 D."),
        (GameEvent("lent", 0, n=1, word="attack"), "Ann may take one more attack."),
        (GameEvent("lent", 0, n=3, word="any"), "Ann may take 3 more actions."),
        (GameEvent("lent", 0, n=2, word="fewer"), "Ann loses 2 actions."),
        (GameEvent("will_miss", 1, word="turn"), "Bob misses the next turn."),
        (GameEvent("missed", 1, word="turn"), "Bob misses this turn."),
        (GameEvent("missed", 0, word="draw"), "Ann misses this draw."),
        (GameEvent("marked", 0, 2, 1, n=2, word="Virus"), "Necromutant now has 2 Virus markers."),
        (
            GameEvent("role", 0, 0, 1, word="attacker"),
            "Sean Gallagher takes the place of Necromutant as attacker.",
        ),
        (GameEvent("looked", 0, other=1, word="hand"), "Ann looks at the hand of Bob."),
        (GameEvent("coin", 0, word="tails"), "Ann tosses a coin: tails."),
        (
            GameEvent("countdown", 1, n=1),
            "Bob has no warrior who can fight: this turn is the last to bring one into play.",
        ),
        (GameEvent("over", 0, word="promotion"), "Ann wins by Promotion."),
        (GameEvent("over", word="draw"), "The game is a draw."),
        (GameEvent("won_too", 1), "Bob wins as well."),
    ],
    ids=lambda value: value.kind if isinstance(value, GameEvent) else None,
)
def test_an_event_in_words(event, text):
    assert "".join(run.text for run in WORDS.event(event, NAMES)) == text


ENDS = {*OUTCOMES, "conceded", *(how for one in VARIANT_PRESETS.values() for how in one.get("further_ends", ()))}


@pytest.mark.parametrize("how", sorted(ENDS - {"draw", "capped"}))
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_end_is_told_as_what_it_is(language, how):
    words = Words(language)
    log = ["".join(run.text for run in words.event(GameEvent("over", 0, word=one), NAMES)) for one in (how, "draw")]
    assert log[0] != log[1] and "Ann" in log[0]
    assert words.outcome(how, "Ann") != words.outcome("draw", "Ann") and "Ann" in words.outcome(how, "Ann")


def test_names_are_runs_of_their_own():
    assert WORDS.event(GameEvent("killed", 1, 1, 0), NAMES) == [
        TextRun("Sean Gallagher", "card", card=0, name="Sean Gallagher"),
        TextRun(" kills "),
        TextRun("Necromutant", "card", card=1, name="Necromutant"),
        TextRun("."),
    ]
    assert WORDS.event(GameEvent("drew", 0, n=1), NAMES)[0] == TextRun("Ann", "player", seat=0)


def test_runs_keep_a_name_that_stands_twice():
    runs = WORDS.runs("log-attacked", card=CardName("Hussar", 4), other=CardName("Hussar", 9))
    assert [run.card for run in runs if run.kind == "card"] == [4, 9]
    assert WORDS.say("banner-turn-of", player=PlayerName("Ann", 0)) == "Ann’s turn"


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (Reason("TURN-07", "attack_done"), "The attack was the last action of this turn. [TURN-07]"),
        (Reason("TURN-11", "no_actions", (1, 3)), "Only one action is left; this takes 3. [TURN-11]"),
        (Reason("TURN-05", "no_actions", (0,)), "No actions are left. [TURN-05]"),
        (Reason("ACT-01", "cannot_pay", (8, 5)), "This costs 8 D, and there are only 5. [ACT-01]"),
        (
            Reason("LEGAL-03", "same_corporation", ("Hussar", "Max Steiner")),
            "Hussar may not attack Max Steiner: they belong to the same corporation. [LEGAL-03]",
        ),
        (Reason("COVER-03", "in_cover", (0,)), "Sean Gallagher is in cover. [COVER-03]"),
        (Reason("COVER-03", "in_cover", (3,)), "A card is in cover. [COVER-03]"),
        (Reason("IMM-08", "immune", ("Razide", "art")), "Razide is immune to the Art. [IMM-08]"),
        (
            Reason("ART-03", "no_caster", ("kinetics",)),
            "You have no warrior that can cast the Art of Kinetics. [ART-03]",
        ),
        (Reason("ART-03", "no_caster", ("",)), "You have no warrior that can cast this. [ART-03]"),
        (Reason("COMBAT-11", "no_rating", ("Archangel", "F")), "Archangel has no Fight rating. [COMBAT-11]"),
        (Reason("TIME-13", "no_target", ("",)), "There is nothing that this could be done with. [TIME-13]"),
        (Reason("", "not_asked"), "You are not being asked."),
    ],
)
def test_a_reason_in_words(reason, text):
    assert WORDS.reason(reason, NAMES) == text


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("end turn", "End turn"),
        ("legion", "Dark Legion"),
        ("squad", "Squad"),
        ("follower of semai", "Follower of Semai"),
        ("clansman", "Clansman"),
    ],
)
def test_an_option_in_words(key, text):
    assert WORDS.option(key) == text


@pytest.mark.parametrize(
    ("kind", "args", "text"),
    [
        ("menu", {}, "Your turn: choose an action"),
        ("choose_card", {"verb": "muster in cover"}, "Which warrior do you muster in cover?"),
        ("choose_target", {"card": "Strike", "index": 2}, "Strike: choose a second target"),
        ("choose_amount", {"card": "Strike", "per": 2}, "Strike: how many D do you spend, 2 at a time?"),
        (
            "choose_amount", {"card": "Strike", "per": 1, "worth": 2},
            "Strike: how many D do you spend? (Each counts as 2.)",
        ),
        ("open_window", {"which": "turn start"}, "The turn begins: do you play anything?"),
        ("weapon", {"card": "Hussar"}, "Which weapon does Hussar use?"),
        ("weapon", {}, "Which weapon is used?"),
        ("answer", {"what": "Ambush"}, "Do you answer Ambush?"),
        ("split_points", {"n": 4}, "4 points earned: how many of them as Promotion?"),
    ],
)
def test_a_prompt_in_words(kind, args, text):
    assert WORDS.prompt(kind, **args) == text


def test_what_is_not_there_is_an_error():
    for said in (lambda: WORDS.say("no-such-message"), lambda: WORDS.say("banner-turn", player="Ann")):
        with pytest.raises(NoSuchMessage):
            said()
    with pytest.raises(NoSuchMessage):
        WORDS.reason(Reason("X", "no_such_reason"))


def test_an_outcome_in_words():
    assert WORDS.outcome("promotion", "Ann") == "Ann wins by Promotion."
    assert WORDS.outcome("draw") == "The game is a draw."


def test_the_door_of_the_room():
    from doomtable.cards.catalogue import catalogue

    card = catalogue().get("Sean Gallagher")
    assert type_line(card) == WORDS.type_line(card) == "Warrior · Imperial · Personality · Clansman"
    assert card_text(card) == WORDS.card_text(card)
    assert short_text(card, 20) == WORDS.short_text(card, 20)


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("Rampage!", "In combat.", "Im Kampf."),
        ("Punch Drunk", "As soon as a warrior is wounded or killed.",
         "Sobald ein Krieger verwundet oder getötet wird."),
        ("Urban Tactics", "", ""),  # at any time
        ("Exorcise Injuries", "", ""),  # one of its ways is
        ("Embassy", "", ""),  # but for what it asks for, which its heading does not say
        ("Hussar", "", ""),
    ],
)  # fmt: skip
def test_when_a_card_can_be_played(name, english, german):
    from doomtable.cards.catalogue import catalogue

    card = catalogue().get(name)
    assert WORDS.play_times(card) == english and Words("de").play_times(card) == german
