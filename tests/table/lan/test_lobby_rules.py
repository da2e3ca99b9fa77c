"""What the host of a running lobby may choose: editions, forms and options for those who sit there."""

from __future__ import annotations

import pytest

from doomtable import rulesets
from doomtable.errors import BadInput
from doomtable.table.lan.lobby_rules import other_rules


def chosen(rules: rulesets.Ruleset, what: str, seats: int, by: int = 1) -> tuple[rulesets.Ruleset, str]:
    found, passed = other_rules(rules, what, by, seats)
    return found, str(passed or "")


def test_forms_for_those_who_sit_there_and_why_one_is_passed_over():
    """MULTI-GEN-02, MULTI-TEAM-R07, MULTI-CARTEL-01."""
    ffa = rulesets.get("second")
    target, _ = chosen(ffa, "form", 4)
    team, none = chosen(target, "form", 4)
    assert (target.form, team.form, none) == ("target", "team", "")
    back, why = chosen(team, "form", 4)
    assert back == ffa and why == 'form "cartel" is for 7 players, not 6 (MULTI-CARTEL-01).'.replace("not 6", "not 4")
    seven, why = chosen(rulesets.get("second", {"form": "target"}), "form", 7)
    assert seven.form == "cartel" and "team" in why
    three, why = chosen(target, "form", 3)
    assert three.form == "ffa" and 'form "team" is for 4 or 6 players, not 3 (MULTI-TEAM-R07).' in why
    assert chosen(team, "form", 4, -1)[0].form == "target"


def test_editions_for_those_who_sit_there():
    """SETUP-06, OPT-GEN-02."""
    first = rulesets.get("first")
    assert chosen(first, "edition", 2)[0] == rulesets.get("second")
    assert chosen(rulesets.get("second"), "edition", 2)[0] == rulesets.get("tournament")
    passed, why = chosen(rulesets.get("second"), "edition", 3)
    assert passed == first and why == 'the ruleset "tournament" is for 2 players, not 3 (SETUP-06).'
    stays, why = chosen(rulesets.get("tournament"), "form", 2)
    assert stays == rulesets.get("tournament") and "takes no optional rule: form=ffa" not in why
    assert 'the ruleset "tournament" takes no optional rule: form=target (OPT-GEN-02).' in why


def test_optional_rules_are_put_on_and_off_and_refused_where_they_do_not_go():
    """OPT-GEN-01, OPT-GEN-02."""
    second = rulesets.get("second")
    for what, switch in (("warzones", "warzone_places"), ("discards", "discard_action"), ("sabotage", "sabotage")):
        on, _ = other_rules(second, what, 1, 2)
        assert getattr(on, switch) and other_rules(on, what, 1, 2)[0] == second
    assert other_rules(second, "dice", 1, 2)[0].dice == "2d6"
    team = rulesets.get("second", {"form": "team", "goal_p": 30})
    assert other_rules(team, "dice", 1, 4)[0] == rulesets.get("second", {"form": "team", "goal_p": 30, "dice": "2d6"})
    with pytest.raises(BadInput, match="takes no optional rule"):
        other_rules(rulesets.get("tournament"), "warzones", 1, 2)
