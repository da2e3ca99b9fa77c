"""The join code: made, read, shown, and proved by both sides of a connection.

The host makes a certificate when it starts and a join code of 80 random bits, which people tell one another by mouth.
Inside the TLS connection both sides send 32 fresh random bytes and prove that they have the code by an HMAC over
the fingerprint of the certificate *as they see it* and both nonces:

    proof = HMAC-SHA256(code in capitals, tag + fingerprint + host's nonce + guest's nonce)

Somebody in between has another certificate, so what he hears from one side is of no use at the other; and a code of
80 bits is not found from a proof by trying. The tags differ, so a proof is never one of the other side.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
CODE_LETTERS: Final = 16
GUEST_TAG: Final = b"doomtable 1 guest"
HOST_TAG: Final = b"doomtable 1 host"
SIGN_TAG: Final = b"doomtable 1 sign"
_LIKE: Final = str.maketrans({"0": "O", "1": "I", "8": "B", "-": None, " ": None})


def new_code() -> str:
    """A join code that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))


def read_code(text: str) -> str | None:
    """A join code as somebody typed it, in any case, with dashes or blanks; None if it is none."""
    code = text.strip().upper().translate(_LIKE)
    return code if re.fullmatch(f"[{ALPHABET}]{{{CODE_LETTERS}}}", code) else None


def is_code_like(text: str) -> bool:
    """Whether a text may be a join code with letters missing or too many, for it has none that a code has not."""
    return re.fullmatch(f"[{ALPHABET}]+", text.strip().upper().translate(_LIKE)) is not None


def shown_code(code: str) -> str:
    """A join code in four groups, as people tell it."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def code_digest(code: str) -> str:
    """By which a host is found that has this code: 40 bits of a hash, which tell nothing of 80."""
    return hashlib.sha256(SIGN_TAG + code.encode()).hexdigest()[:10]


def code_proof(tag: bytes, code: str, fingerprint: bytes, host_nonce: str, guest_nonce: str) -> str:
    """That one has the code, said over this connection only."""
    said = tag + fingerprint + bytes.fromhex(host_nonce) + bytes.fromhex(guest_nonce)
    return hmac.digest(code.encode(), said, "sha256").hex()


def is_code_proof(said: str, tag: bytes, code: str, fingerprint: bytes, host_nonce: str, guest_nonce: str) -> bool:
    """Whether a proof is right, in a time that does not tell how wrong."""
    return hmac.compare_digest(said, code_proof(tag, code, fingerprint, host_nonce, guest_nonce))


def new_nonce() -> str:
    """32 fresh random bytes."""
    return secrets.token_hex(32)


