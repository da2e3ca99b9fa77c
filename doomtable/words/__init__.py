"""Everything a person reads: messages, events, reasons, card text, the rulebook."""
