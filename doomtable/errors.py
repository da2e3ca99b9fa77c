"""Input errors: the one family of exceptions that is told to a person in one sentence.

The engine's own errors live in `rules.terms`; an error of this family never means a fault of the program.
"""

from __future__ import annotations


class BadInput(Exception):
    """A file, option or number from outside that cannot be used; its text is one sentence with the remedy.

    The command line prints the sentence and leaves with exit status 2.
    """


class NotThereYet(BadInput):
    """Something that a later version will do and this one does not."""
