"""A weapon that could be taken up instead, and has an ability for the same moment, is offered once."""

from __future__ import annotations

from doomtable.rules.terms import Option

POSITION = """
name: A sword to take up, and a spear to take up or to throw
clauses: [EQUIP-16]
players:
  - name: Ann
    squad: [{card: Valkyrie, attached: [Castigator Battlespear, Mortis Sword]}]
  - name: Bob
    kohort: [Necromutant]
script:
  - Ann: [attack, Valkyrie, Necromutant, fight, none]
"""


def test_it_is_offered_once_then_taken_up_and_thrown(opened):
    """EQUIP-16: its ability is used once it is the weapon that is used; what an action offers is all different."""
    game = opened(POSITION)
    spear, sword = (card for card, row in game.state.play.items() if row.host >= 0)
    use = next(option for option in game.decision.options if option.key == "use")
    game.choose(use)
    assert [option.card for option in game.decision.options] == [spear, sword]
    game.choose(Option("card", spear))
    assert game.decision.kind == "window" and game.state.combats[-1].aweapon == spear
    game.choose(use)
    assert [option.card for option in game.decision.options] == [spear, sword]
    game.choose(Option("card", spear))
    assert game.decision.kind == "menu" and spear not in game.state.play, "nobody could do anything more"
