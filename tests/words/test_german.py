"""German card words: every key that English has, every number and name of a card, no English word; its grammar."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from words.test_plan import MOST_EXCEPTIONS, keys_of, numbers, sampled

from doomtable.cards.catalogue import catalogue
from doomtable.rules.language import Card
from doomtable.words import english, german
from doomtable.words.english import adjuncts as english_adjuncts
from doomtable.words.english import nouns as english_nouns
from doomtable.words.english import verbs as english_verbs
from doomtable.words.german import adjuncts, face_text, items, lexicon, nouns, predicates, sentences, verbs
from doomtable.words.german.exceptions import EXCEPTIONS
from doomtable.words.german.grammar import adjective, conjugate, count, determiner, lexeme, tidy
from doomtable.words.plan.structure import (
    Adjunct,
    Clause,
    Comparison,
    Deed,
    GameWords,
    HighestRating,
    Kind,
    Line,
    Noun,
    PoolPoints,
    Quantity,
    RatingOf,
    Sentence,
    Unworded,
)
from doomtable.words.short_lines import NARROW, lines_of, most_lines
from doomtable.words.words import Words

CARDS = catalogue().cards
TITLES = {tag for card in CARDS for tag in (*card.keywords, *card.considered)} | {card.name for card in CARDS}
SHARED = {
    "all", "am", "an", "arm", "d", "die", "doomtrooper", "doomtroopers", "hand", "in", "kohort", "legion",
    "manipulation", "marker", "mission", "organisation", "p", "plus", "promotion", "so", "special", "symbol", "was",
    "gift", "children", "rest", "team", "x",
}  # fmt: skip
"""Words that German has, too, or takes over."""


def words(text: str) -> list[str]:
    return [word.casefold() for word in re.findall(r"[A-Za-zÄÖÜäöüß]+", text)]


def of_titles() -> set[str]:
    """The words of titles, which stay English, one and many of them."""
    alone = {word for title in TITLES for word in words(title)}
    return alone | {f"{word}s" for word in alone} | {f"{word.removesuffix('man')}men" for word in alone}


def test_every_key_that_english_has_words_for_has_german_ones():
    assert english_verbs.VERBS.keys() == verbs.VERBS.keys()
    assert english_nouns.FIXED.keys() == nouns.FIXED.keys() - {"candidate", "latter"}
    english_keys = english_adjuncts.ADJUNCTS.keys() | english_adjuncts.SPECIAL.keys()
    assert english_keys == adjuncts.OF_NOUNS.keys() | adjuncts.OF_CLAUSES.keys() | adjuncts.SPECIAL.keys() | {
        "tested"
    }
    for table in ("UNTIL", "LIMITS", "WINDOWS", "SHORT_WINDOWS", "SHORT_LIMITS", "MOMENTS"):
        assert getattr(english_adjuncts, table).keys() == getattr(adjuncts, table).keys(), table


def test_every_key_of_a_plan_has_german_words():
    assert keys_of("Deed") - verbs.VERBS.keys() - {"compare"} == set()


def test_a_verb_with_and_without_an_object_is_one_in_both_languages():
    pairs = {verb for verb, frame in verbs.VERBS.items() if isinstance(frame, tuple)}
    assert pairs == {verb for verb, frame in english_verbs.VERBS.items() if isinstance(frame, tuple)}


def test_a_key_without_words_is_told():
    with pytest.raises(Unworded, match="'fly away'"):
        predicates.predicate(Deed("fly away"), None)
    with pytest.raises(Unworded, match="'far away'"):
        adjuncts.added(Adjunct("far away"))
    with pytest.raises(Unworded, match="'stranger'"):
        nouns.phrase(Noun(word="stranger"))
    with pytest.raises(Unworded, match="'colour'"):
        items.item(GameWords("colour", ("red",)))


def test_no_text_shows_a_place_that_was_not_filled():
    for card in (*CARDS, *sampled()):
        text = german.card_text(card)
        assert not re.search(r"[{}|⟨⟩~@\[\]]|  | ,|,,| \.", text), (card.name, text)


def test_texts_begin_with_capitals_and_end_with_full_stops():
    for card in CARDS:
        for line in german.card_text(card).split("\n"):
            assert not line or (line[0].isupper() or line[0] in "+−0123456789"), line
            assert not line or line[-1] in ".)", line


def test_no_english_word_but_names_and_terms():
    strange = {word for card in CARDS for word in words(english.card_text(card))} - of_titles() - SHARED
    found = {(word, card.name) for card in CARDS for word in words(german.card_text(card)) if word in strange}
    assert found == set()


FOLDED = {2: ("doppel", "halb", "Hälfte", "andere"), 3: ("dreifach",), 4: ("vierfach",)}


def test_every_number_of_a_declaration_is_in_its_text():
    lacking = []
    for card in CARDS:
        text = german.card_text(card)
        for number in {n for ability in card.abilities for n in numbers(ability)} - {0, 1}:
            if not any(word in text for word in (str(number), count(number), *FOLDED.get(number, ()))):
                lacking.append((card.name, number))
    assert lacking == []


def test_numbers_signs_and_points_are_those_of_the_english_text():
    """Modifiers with their signs, and amounts of D and P."""
    for card in CARDS:
        if any(name == card.name for name, _ in EXCEPTIONS):
            continue
        told, other = english.card_text(card), german.card_text(card)
        assert set(re.findall(r"[+−]\d+", told)) == set(re.findall(r"[+−]\d+", other)), card.name
        assert set(re.findall(r"\b\d+ [DP]\b", told)) <= set(
            re.findall(r"\b\d+ [DP]\b", other.replace("gezahlte ", "").replace("keine D", "0 D"))
        ), card.name


def test_names_of_cards_in_an_english_text_are_in_the_german_one():
    long = [card.name for card in CARDS if " " in card.name]
    names = [name for name in long if german.label(name.casefold()) == name]
    for card in CARDS:
        told, other = english.card_text(card), german.card_text(card)
        for name in names:
            assert name == card.name or name not in told or name in other, (card.name, name)


def test_exceptions_are_few_and_those_of_english_or_fewer():
    assert len({name for name, _ in EXCEPTIONS}) <= MOST_EXCEPTIONS * len(CARDS)
    for place in EXCEPTIONS:
        assert (place, EXCEPTIONS[place].text) in german.CARD_WORDS.exceptions


def test_every_word_of_a_card_has_a_label_and_help():
    for card in CARDS:
        assert german.type_line(card)
        for tag in (*card.keywords, *card.considered):
            assert german.label(tag) and german.keyword_help(tag).endswith("."), tag


def test_short_texts_keep_to_their_room():
    for card in CARDS:
        lines = german.short_text(card, 32).split("\n")
        assert len(lines) <= most_lines(32, lines_of(card)) and all(len(line) <= 32 for line in lines), card.name
        assert "…" not in "".join(lines), card.name


def test_ratings_have_the_letters_that_faces_show():
    told = {row for card in CARDS for row in re.findall(r"\b[A-Z](?:/[A-Z])+\b", german.short_text(card, NARROW))}
    assert told == {"F/S/A"}
    rules = Words("de").say("zoom-ratings")
    for letter, name in lexicon.STATS.items():
        assert re.search(rf"{name}\S* \({letter}\b", rules), letter


def test_modifier_lines():
    assert face_text.modifier_line("A", "add", 2, "Fukido") == "Panzerung +2 Fukido"
    assert face_text.modifier_line("", "times", 2, "CAP 7000P") == "×2 CAP 7000P"


# ------------------------------------------------------------------------------------------------------- grammar


def test_nouns_are_declined():
    nepharite = lexeme("Nepharit m Nephariten Nephariten von Semai")
    assert [nepharite.form(case) for case in ("n", "a", "d", "g")] == [
        "Nepharit von Semai", "Nephariten von Semai", "Nephariten von Semai", "Nephariten von Semai"]  # fmt: skip
    warrior = lexeme("Krieger m Kriegers -")
    assert (warrior.form("g"), warrior.form("d", many=True)) == ("Kriegers", "Kriegern")


def test_articles_and_adjectives_agree():
    assert determiner("ein", "m", "a") == "einen"
    assert determiner("dies", "f", "d") == "dieser"
    assert adjective("allgemein", "ein", "f", "n") == "allgemeine"
    assert adjective("beliebig", "ein", "m", "d") == "beliebigen"
    assert adjective("ander", "", "p", "g") == "anderer"


@pytest.mark.parametrize(
    ("infinitive", "forms"),
    [
        ("legen", "legst legt legen lege"), ("nehmen", "nimmst nimmt nehmen nimm"),
        ("erhalten", "erhältst erhält erhalten erhalte"), ("überleben", "überlebst überlebt überleben überlebe"),
        ("wechseln", "wechselst wechselt wechseln wechsle"), ("töten", "tötest tötet töten töte"),
        ("dürfen", "darfst darf dürfen darfst"), ("gewinnen", "gewinnst gewinnt gewinnen gewinne"),
    ],
)  # fmt: skip
def test_verbs_are_conjugated(infinitive, forms):
    persons = ("du", "er", "sie", "order")
    assert [conjugate(infinitive, person) for person in persons] == forms.split(" ")


def test_relative_clauses_stand_behind_the_verb_and_between_commas():
    assert tidy("Lege eine Festung ab⟨die ihn schützt⟩ und heile ihn") == (
        "Lege eine Festung ab, die ihn schützt, und heile ihn"
    )


def said(*deeds: Deed, who: Noun | None = None, **more: object) -> str:
    return sentences.text_text(sentences.settled((Sentence((Clause(deeds, who, **more),)),)))


WARRIOR = Noun("a", Kind(("warrior",)))
BEARER = Noun("the", Kind(("warrior",)), "bearer")


def test_the_verb_takes_its_place():
    assert said(Deed("discard", (WARRIOR,))) == "Lege einen Krieger ab."
    assert said(Deed("attack", (WARRIOR,)), who=BEARER) == "Der Träger greift einen Krieger an."
    assert said(Deed("attack", (WARRIOR,), "must"), who=BEARER) == "Der Träger muss einen Krieger angreifen."
    when = Adjunct("when", (Clause((Deed("attack", (WARRIOR,)),), BEARER),))
    assert said(Deed("discard", (BEARER._replace(how="it"),)), before=(when,)) == (
        "Wenn der Träger einen Krieger angreift, lege ihn ab."
    )
    assert said(Deed("be wounded"), who=BEARER, before=(when,)) == (
        "Wenn der Träger einen Krieger angreift, wird der Träger verwundet."
    )


def test_what_is_denied():
    assert (
        said(Deed("act attack", (WARRIOR,), "may not"), who=BEARER)
        == "Der Träger darf keinen Krieger angreifen."
    )
    assert said(
        Deed("act attack", (), "may not"), Deed("act seek cover", (), "may not"), who=BEARER, link="or"
    ) == ("Der Träger darf weder angreifen noch freiwillig in Deckung gehen.")
    assert said(
        Deed("be immune to", (Noun("bares", Kind(("gift of semai",)), many=True),), negated=True), who=BEARER
    ) == ("Der Träger ist nicht immun gegen Gaben von Semai.")


def test_whose_card_it_is_is_no_place_where_it_is_put():
    found = Kind(("equipment",), details=(Adjunct("on", (WARRIOR,)),))
    assert said(Deed("discard", (Noun("a", found),))) == "Lege eine Ausrüstungskarte eines Kriegers ab."
    assert said(Deed("discard", (Noun("a", found._replace(owner="others")),))) == (
        "Lege eine Ausrüstungskarte eines anderen Spielers ab, die ein Krieger hat."
    )


def test_what_is_left_out_cannot_mean_the_owner():
    others = Noun("bares", Kind(("warrior",), without=("personality",), owner="others"), many=True)
    assert said(Deed("act attack", (others,), "may"), who=BEARER) == (
        "Der Träger darf auch Krieger anderer Spieler (außer Persönlichkeiten) angreifen."
    )


def test_only_while_begins_with_the_while():
    fighting = Adjunct("while", (Clause((Deed("be in combat"),), BEARER),))
    only = Noun("only", Kind(("warrior",)), many=True)
    assert said(Deed("act attack", (only,), "may"), who=BEARER, after=(fighting,)) == (
        "Solange der Träger im Kampf ist, darf der Träger nur Krieger angreifen."
    )


def test_a_deed_as_a_price_is_offered():
    card = Noun("the", Kind(("card",)), "this card")
    told = (Sentence((Clause((Deed("end the combat"),)),)),)
    line = Line("text", (Adjunct("fighting"), Deed("discard", (card,))), told)
    assert sentences.line_text(line) == (
        "Solange der Träger im Kampf ist: Du darfst diese Karte ablegen. Wenn du das tust, beende den Kampf."
    )
    assert sentences.line_text(line, brief=True) == (
        "Solange der Träger im Kampf ist: Lege diese Karte ab und beende den Kampf."
    )


def told(clause: Clause, *heading: Adjunct) -> str:
    return sentences.line_text(Line("text", heading, (Sentence((clause,)),)))


IT = BEARER._replace(how="it")
THAT_PLAYER = Noun(word="that player")
PAY = Deed("pay", (Quantity(3, "D"),))


def test_what_is_allowed_on_a_condition_is_not_denied_but_for_it():
    wounded = Adjunct("unless", (Clause((Deed("be in state", (GameWords("state", ("wounded",)),)),), IT),))
    assert told(Clause((Deed("act attack", (), "may not"),), BEARER, after=(wounded,))) == (
        "Der Träger darf nur angreifen, wenn er verwundet ist."
    )
    group = Adjunct("unless", (Clause((Deed("belong to one", (GameWords("whole", ("corporation",)),)),), IT),))
    hero = Deed("be considered", (GameWords("class", ("freelancer",)),))
    assert told(Clause((hero,), BEARER, after=(group,))) == (
        "Der Träger gilt als Freelancer, solange er zu keinem Konzern gehört."
    )


def test_muss_keinen_would_mean_need_not():
    apart = Deed("share no corporation with", (Noun("the", Kind(("warrior",)), "opponent"),), "must")
    assert told(Clause((apart,), BEARER)) == "Der Träger darf mit dem Gegner keinen Konzern gemeinsam haben."


def test_who_has_just_been_named_is_not_named_again():
    each = Adjunct("at each", (GameWords("moment", ("draw start", "its")),))
    assert told(Clause((PAY,), Noun(word="its player"), before=(each,))) == (
        "Zu Beginn jedes Ziehschritts seines Spielers zahlt dieser 3 D."
    )
    state = Clause((Deed("be in state", (GameWords("state", ("open",)),)),), IT)
    begin = Adjunct("begin", (Adjunct("when", (Clause((Deed("be attacked"),), BEARER),)), Adjunct("and", (state,))))
    assert told(Clause((Deed("heal", (IT,)),), before=(begin,))) == (
        "Wenn der Träger angegriffen wird und nicht in Deckung ist, heile ihn."
    )


def test_whose_they_are_is_told_by_a_possessive_of_the_subject():
    theirs = Noun("each", Kind(("warrior",), owner="target player"))
    assert told(Clause((PAY,), THAT_PLAYER, before=(Adjunct("for each", (theirs,)),))) == (
        "Für jeden seiner Krieger zahlt dieser Spieler 3 D."
    )
    at = Adjunct("at", (GameWords("moment", ("draw start", "target player")),))
    poor = Adjunct("if", (Clause((Deed("compare", (Comparison(PoolPoints(THAT_PLAYER, "D"), "==", 0),)),)),))
    assert told(Clause((Deed("discard", (BEARER,)),), before=(at, poor))) == (
        "Wenn dieser Spieler zu Beginn seines Ziehschritts keine D hat, lege den Träger ab."
    )


def test_the_highest_of_others_stand_out_among_theirs():
    highest = HighestRating("V", Noun("bares", Kind(("warrior",), owner="others"), many=True))
    best = Adjunct("tested", (Comparison(RatingOf(Noun(word="candidate"), ("V",)), ">=", highest),))
    only = Noun("only", Kind(("warrior",), owner="others", details=(best,)), many=True)
    assert told(Clause((Deed("act attack", (only,), "may"),), BEARER)) == (
        "Der Träger darf nur Krieger anderer Spieler angreifen, und von diesen nur die mit dem höchsten Wert."
    )


def test_cards_are_taken_from_a_hand_and_are_in_it():
    mission = Noun("a", Kind(("mission",), owner="yours", place="hand"))
    assert told(Clause((Deed("reveal", (mission,)),))) == "Decke eine Mission aus deiner Hand auf."
    assert told(Clause((Deed("meet the goal of", (mission,)),), Noun(word="you"))) == (
        "Du erreichst das Ziel einer Mission auf deiner Hand."
    )


def test_who_comes_to_a_combat_comes_out_of_his_area():
    friend = Noun("any", Kind(("warrior",), owner="yours", place="kohort"))
    assert told(Clause((Deed("join", (BEARER,)),), friend)) == (
        "Ein Krieger aus deiner Kohorte schließt sich dem Träger an."
    )


def test_a_leave_to_attack_adds_to_whom_he_may_attack():
    yours = Noun("bares", Kind(("warrior",), owner="yours"), many=True)
    leave = Clause((Deed("act attack", (yours,), "may"),), BEARER)
    assert told(leave) == "Der Träger darf auch deine Krieger angreifen."


def test_another_and_what_it_is_are_told_apart():
    other = Noun("a", Kind(("warrior",), states=("healthy",), other=True))
    assert told(Clause((Deed("heal", (other,)),))) == "Heile einen anderen, unverwundeten Krieger."


def test_a_card_without_text_has_none():
    assert german.card_text(Card("Sample", "01001", "unl", "special", ("general",))) == ""
    assert items.item(Noun(word="you"), "d") == "dir"


def test_what_may_be_hidden_never_stands_in_the_dative_of_a_log_line():
    told = (Path(german.__file__).parents[3] / "assets" / "locale" / "de" / "log.ftl").read_text(encoding="utf-8")
    assert "log-some-warrior = eine verdeckte Karte" in told
    assert not re.findall(r".*\b(?:von|zu|bei|aus|statt|wird|kommt|hilft) { \$(?:card|other|host) }.*", told)
