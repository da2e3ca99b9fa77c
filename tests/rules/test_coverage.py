"""Complete means every field: what the engine says it reads is what its source reads (principle 19)."""

from __future__ import annotations

import ast
from dataclasses import fields
from typing import Any, get_args

import node_reads
import pytest
from cards.proof import PROOF
from words.samples import SAMPLES

from doomtable.cards.catalogue import catalogue
from doomtable.cards.constructors import special, warrior
from doomtable.rules import coverage, resolve
from doomtable.rules import language as L
from doomtable.rules.coverage import READINGS, RULINGS, VALUES, unhandled
from doomtable.rules.effect_checks import EFFECT_CHECKS
from doomtable.rules.language import Cost, Event, Mod, Move, On, Rule, Sel, Static
from doomtable.rules.play_modes import CHECKED
from doomtable.rules.verbs.common import Verb

LASTING = (L.Mod, L.Rule, L.Scale, L.Later, L.Hold, L.Suppress)
"""Effects that go on after their verb has run: what reads them then does not get them from it."""


def misstated(kind: type[Any], verb: Verb) -> list[str]:
    """What a verb says it reads and does not, and what it reads and does not say."""
    stated, handed = set(verb.reads), node_reads.followed(verb.run) & node_reads.FIELDS[kind.__name__]
    read = handed | (node_reads.typed()[kind.__name__] if kind in LASTING else set())
    return [f"{f} is stated, not read" for f in stated - read] + [f"{f} is read, not stated" for f in handed - stated]


@pytest.mark.parametrize("kind", resolve.VERBS, ids=lambda kind: kind.__name__)
def test_a_verb_states_what_it_reads(kind):
    assert not misstated(kind, resolve.VERBS[kind])


@pytest.mark.parametrize("kind", READINGS, ids=lambda kind: kind.__name__)
def test_what_is_stated_of_the_other_nodes_is_read(kind):
    assert set(READINGS[kind].reads) == node_reads.typed()[kind.__name__] - set(coverage.DESCRIBES.get(kind, ()))


def test_a_planted_field_is_seen():
    """Stated and not read, read and not stated; through a helper and through a question as well."""
    move = resolve.VERBS[L.Move]
    assert misstated(L.Move, move._replace(reads=(*move.reads, "kind"))) == ["kind is stated, not read"]
    for field in ("what", "by", "place"):
        less = move._replace(reads=tuple(f for f in move.reads if f != field))
        assert misstated(L.Move, less) == [f"{field} is read, not stated"]
    asks = "M.push(st, AskJoin(seat=0, node=e, ctx=1, helped=2, n=3))"
    source = ast.parse(f"def run(st, e):\n    {asks}\n    return e.who").body[0]
    assert isinstance(source, ast.FunctionDef)
    assert {"who", "sel"} <= node_reads.fields_of("verbs.combat_verbs", source, "e")


def test_every_statement_is_about_fields_that_there_are():
    stated = {kind: verb.reads for kind, verb in resolve.VERBS.items()} | {k: r.reads for k, r in READINGS.items()}
    for kind, reads in stated.items():
        assert set(reads) <= {f.name for f in fields(kind)}, kind
    for verb in (*resolve.VERBS.values(), *READINGS.values()):
        assert set(verb.only) <= set(verb.reads)
    assert set(VALUES) <= set(get_args(L.Value)) and set(RULINGS) <= set(get_args(L.ActName))


def test_the_acts_that_rules_speak_of_are_those_that_the_engine_asks_about():
    """`forbidden` and `allowed` ask for a ban and a permission, `demands` and `duties` for a demand."""
    asks = {"forbidden": "forbid", "allowed": "allow", "demands": "require", "duties": "require"}
    on_board = {"forbidden_on": "forbid", "barred": "forbid", "allowed_on": "allow", "permissions": "allow"}
    found = set()
    for _, function in node_reads.every_function():
        for call in ast.walk(function):
            name = ast.unparse(call.func) if isinstance(call, ast.Call) else ""
            if name in asks and len(call.args) > 1:
                found.add((asks[name], asked_word(call.args[1])))
            elif name in on_board:
                found.add((on_board[name], asked_word(call.args[2])))
    words = ("(act)", "(tactic)", "(verb)", "(of[c].verb)")  # of a draft, of a combat, of a card that is found
    by_word = {("forbid", w) for w in words} | {("allow", "(act)")}
    by_verdict = {("allow", "cast"), ("allow", "bestow"), ("require", "fight"), ("require", "shoot")}
    by_verdict |= {("forbid", "touch pool"), ("allow", "equip"), ("price", "attack"), ("price", "be attacked")}
    by_verdict |= {("require", "show hand"), ("price", "earn promotion")}
    by_draft = {("forbid", w) for w in ("play", "cast", "equip", "bestow", "fight", "shoot")}
    stated = {(verdict, act) for act, verdicts in RULINGS.items() for verdict in verdicts}
    assert by_word <= found
    assert stated == (found - by_word) | by_verdict | by_draft


def asked_word(said: ast.expr) -> str:
    """The act that is asked about; in brackets the name of what says which."""
    return str(said.value) if isinstance(said, ast.Constant) else f"({ast.unparse(said)})"


def asked_about(module: str, name: str) -> set[str]:
    """The nodes that a function treats each in its own way."""
    return {
        word.removeprefix("L.")
        for call in ast.walk(node_reads.functions()[module, name])
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "isinstance"
        for word in ast.unparse(call.args[1]).split(" | ")
        if ast.unparse(call.args[0]) == "e"
    }


WITHIN = {"May", "Either"}
"""What is in them is left to whoever decides."""
ALWAYS = {
    "Mod", "Rule", "Gain", "Award", "Fulfil", "Damage", "Survive", "Scale", "Redistribute", "Convert",
    "Strike", "Skip", "TurnAgain", "Cancel", "Draw", "Mark", "Remember", "Control", "AttachTo", "Flip", "Ask",
    "Later", "Merge", "Suppress", "Copy",
}  # fmt: skip
"""Verbs that do something whatever the state of things, or on targets of which something else is asked (RUL-29)."""


def test_of_every_verb_it_is_said_whether_it_could_find_nothing_to_do():
    checked = {kind.__name__ for kind in CHECKED}
    verbs = {kind.__name__ for kind in resolve.VERBS}
    checks = {kind.__name__ for kind in EFFECT_CHECKS}
    assert checked == checks | asked_about("ways", "possible") | WITHIN
    assert checked | ALWAYS == verbs and not checked & ALWAYS


def test_whatever_looks_at_where_a_play_is_aimed_is_asked():
    """RUL-29: `picky` plays are those with an effect that `aim_refusal` knows."""
    picky = next(
        ast.unparse(call.args[1])
        for _, function in node_reads.every_function()
        for statement in ast.walk(function)
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "self.picky"
        for call in ast.walk(statement.value)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "isinstance"
    )
    some = {"Mod", "Move"}  # those that `lowers` knows, and those that are paid for
    assert asked_about("aim_checks", "aim_refusal") == {word.removeprefix("L.") for word in picky.split(" | ")} | some


def test_every_card_of_the_base_set_is_complete():
    assert not [(card.name, missing) for card in catalogue().by_set("unl") if (missing := unhandled(card))]


@pytest.mark.parametrize(
    ("ability", "missing"),
    [
        (L.Play("any", effects=(L.Search(Sel(), "top"),)), "ability 1 (play): Search.to = top"),
        (L.Play("any", effects=(L.May((L.Search(Sel(), "top"),)),)), "ability 1 (play): Search.to = top"),
        (L.Play("any", effects=(L.Credit(10),)), "ability 1 (play): Credit"),
        (L.Play("any", cost=Cost(wound="target")), "ability 1 (play): Cost.wound"),
        (L.Play("after", to=Event("drawn")), "ability 1 (play): Event.name = drawn"),
        (Static((L.Suppress(),)), "ability 1 (static): Suppress.what"),
        (Static((Rule("forbid", "win", "you"),)), "ability 1 (static): Rule.act = forbid win"),
        (Static((Rule("forbid", "attack", "me", price=2),)), "ability 1 (static): Rule.price"),
        (Static((Mod(("goal",), 2, who="you"),)), "ability 1 (static): Mod.what = add goal"),
        (Static((Mod(("F",), 2, who="me", floor=1),)), "ability 1 (static): Mod.floor"),
        (On(Event("searched"), (L.Gain(1),)), "ability 1 (on): Event.name = searched"),
        (On(Event("leaves", it="me"), (L.Gain(1),), instead=True), "ability 1 (on): On.effects"),
        (On(Event("killed", it=Sel()), (L.Gain(1),), order="foe"), "ability 1 (on): On.order"),
    ],
)  # fmt: skip
def test_what_is_not_run_is_named_with_its_place_and_field(ability, missing):
    assert unhandled(warrior("Odd", "01990", "general", F=1, S=1, A=1, V=1, rarity="C1", abilities=(ability,))) == (
        missing,
    )


def test_a_card_is_not_complete_for_what_it_says_beside_it():
    full = special("Whole", "01991", "general", Move("target", "hand"), window="any", rarity="C1")
    assert unhandled(full) == ()
    odd = special("Odd", "01992", "general", Move("target", "hand"), L.Credit(1), window="any", rarity="C1")
    assert unhandled(odd) == ("ability 1 (play): Credit",)


def test_effects_without_a_handler_are_named_wherever_a_card_uses_them():
    """What waits for its set: words and samples are there, nothing runs it yet."""
    waiting = {kind for kind in SAMPLES if issubclass(kind, get_args(L.Effect) or object)} - set(resolve.VERBS)
    for kind in waiting - set(READINGS):
        for effect in SAMPLES[kind]:
            made = special("Odd", "01993", "general", effect, window="any", rarity="C1")
            assert f"ability 1 (play): {kind.__name__}" in unhandled(made)


def test_the_hard_cards_of_later_sets_say_what_they_lack():
    assert {card.name for card in PROOF if not unhandled(card)} == {
        "Algeroth Cultist", "Greater Manipulation", "Backfire", "Reinforcements!", "Bamboozled!", "Mystic",
        "Secret Mission", "Cryotech Chamber", "Plagiarize", "Tight Formation", "Amnesia", "Close But No Cigar",
        "Infantry Sniper", "Stolen Paperwork", "Total Eclipse", "V-3", "Graveyard", "Bauhaus Bank",
        "Joker!",
    }  # fmt: skip
