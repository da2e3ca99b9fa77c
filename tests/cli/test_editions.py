"""What editions, forms and variants refuse on the command line: the sentence, and exit status 2."""

from __future__ import annotations

import pytest

GAMES = [
    (3, ("--ruleset", "tournament"), 'the ruleset "tournament" is for 2 players, not 3 (SETUP-06).'),
    (2, ("--ruleset", "tournament", "--option", "variant=colony"),
     'the ruleset "tournament" takes no optional rule: variant=colony (OPT-GEN-02).'),
    (2, ("--ruleset", "tournament", "--option", "form=target"),
     'the ruleset "tournament" takes no optional rule: form=target (OPT-GEN-02).'),
    (2, ("--ruleset", "tournament", "--option", "warzone_places=true"),
     'the ruleset "tournament" takes no optional rule: warzone_places=true (OPT-GEN-02).'),
    (4, ("--option", "form=team", "variant=front"),
     'form "team" and variant "front" do not go together (OPT-GEN-R01).'),
    (5, ("--option", "variant=colony"), 'variant "colony" is for 2 to 4 players, not 5 (VAR-COLONY-01).'),
    (2, ("--option", "variant=colony", "goal_p=30"),
     'the option "goal_p" means nothing in variant "colony" (VAR-COLONY-06).'),
    (5, ("--option", "form=team"), 'form "team" is for 4 or 6 players, not 5 (MULTI-TEAM-R07).'),
    (2, ("--option", "form=team"), 'form "team" is for 4 or 6 players, not 2 (MULTI-TEAM-R07).'),
    (6, ("--option", "form=cartel"), 'form "cartel" is for 7 players, not 6 (MULTI-CARTEL-01).'),
    (2, ("--ruleset", "first", "--option", "sabotage=true", "direct_attack=true"), "do not go together (SAB-01)."),
    (2, ("--ruleset", "third"), 'there is no ruleset "third"; there is first, second or tournament.'),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "words", "sentence"), GAMES)
def test_a_game_that_is_refused(said, seats, words, sentence):
    """OPT-GEN-02, OPT-GEN-R01, MULTI-TEAM-R07, MULTI-CARTEL-01."""
    players = ",".join(["random"] * seats)
    status, out, err = said("play", "--headless", "--players", players, *words)
    assert (status, out) == (2, "")
    assert err.startswith("doomtable: ") and sentence in err and err.count("\n") == 1


@pytest.mark.parametrize("command", [("host", "--headless", "--seats"), ("serve", "--seats")])
def test_a_host_refuses_a_number_of_seats_that_a_form_does_not_take(said, command):
    """MULTI-TEAM-01, MULTI-TEAM-R07."""
    status, out, err = said(*command, "5", "--option", "form=team")
    assert (status, out) == (2, "")
    assert 'form "team" is for 4 or 6 players, not 5 (MULTI-TEAM-R07).' in err


SCENARIOS = [
    ("form: team", 5, 3, 'form "team" is for 4 or 6 players, not 5 (MULTI-TEAM-R07).'),
    ("variant: colony", 5, 3, 'variant "colony" is for 2 to 4 players, not 5 (VAR-COLONY-01).'),
    ("form: target, variant: front", 4, 2, 'form "target" and variant "front" do not go together (OPT-GEN-R01).'),
]


@pytest.mark.parametrize(("options", "seats", "line", "sentence"), SCENARIOS)
def test_a_scenario_that_is_refused_names_its_line(said, tmp_path, options, seats, line, sentence):
    """The line is that of the options, or that of the players where their number is wrong."""
    file = tmp_path / "wrong.yaml"
    names = "\n".join(f"  - name: {name}" for name in ("Ann", "Bob", "Cid", "Dee", "Eve")[:seats])
    file.write_text(f"name: wrong\noptions: {{{options}}}\nplayers:\n{names}\nexpect: {{winner: null}}\n")
    status, out, err = said("scenario", file)
    assert (status, out) == (2, "")
    assert err == f"doomtable: {file}:{line}: {sentence}\n"
