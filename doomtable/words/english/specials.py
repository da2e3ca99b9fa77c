"""What truly stands alone: one sentence for each named special of the declarations, without its full stop."""

from __future__ import annotations

SPECIALS: dict[str, str] = {}
"""Name of the special -> its clause."""
