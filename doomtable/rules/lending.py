"""Which texts some cards of a game lend of others, as they read there, and what some become: definitions of no card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from doomtable.rules import language as L
from doomtable.rules.card_defs import CardDef
from doomtable.rules.lent_texts import as_considered, as_copied, as_kept, as_lent, as_silenced, as_warrior


def lent_cards(defs: Sequence[CardDef]) -> Iterator[tuple[CardDef, CardDef, L.Card]]:
    """Every text with the card by which another one has it, and the card whose it is."""
    every = [d for d in defs if d.is_warrior]
    warriors = [d for d in every if not d.personality]
    for lender in [d for d in defs if d.copies_forts]:
        for fort in [d for d in defs if d.type == "fortification"]:
            yield lender, fort, as_copied(lender.card, fort.card)
    for lender in [d for d in defs if (d.lends or d.outlives) and not d.copies_forts]:
        for warrior in every if lender.lends and lender.acts else warriors:
            yield lender, warrior, (as_lent if lender.lends else as_kept)(lender.card, warrior.card)
    for silencer in defs:
        said = silencer.silences or silencer.suppresses
        for warrior in every if said is not None else ():
            card = as_silenced(warrior.card, said) if said is not None else warrior.card
            if card != warrior.card:
                yield silencer, warrior, card
    for d in [d for d in defs if d.becomes_warrior]:
        yield d, d, as_warrior(d.card)
    for lender in [d for d in defs if d.amends]:
        for warrior in every:
            card = as_considered(warrior.card)
            if card.abilities:
                yield lender, warrior, card
