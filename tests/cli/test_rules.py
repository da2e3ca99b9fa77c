"""`doomtable rules`: chapters, clauses and words of the rulebook."""

from __future__ import annotations

import json


def test_the_rulebook_is_looked_up(said):
    status, out, err = said("rules", "one", "stays", "open")
    assert (status, err) == (0, "") and out.startswith("One stays in the open  [COVER-05]\n    While you have")
    assert said("rules", "COVER-05")[1].startswith("One stays in the open")
    assert "  Equipment\n" in said("rules")[1]
    assert said("rules", "who attacks whom")[1].startswith("The whole table  [LEGAL-13]")
    assert said("rules", "xyzzy")[:2] == (1, "No clause and no word holds that.\n")
    near = "No clause and no word holds that; did you mean “leaving cover”?\n"
    assert said("rules", "leaving", "covr")[:2] == (1, near)
    assert json.loads(said("rules", "covr", "--json")[1]) == []
    told = json.loads(said("rules", "slayer", "--json")[1])
    assert told[0]["id"] == "slayer" and told[0]["chapter"] == "Words" and "kills" in told[0]["text"]
