"""Who may come in: the join code, the certificate, the proof on both sides, tokens, and how often one may try.

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
import ssl
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
CODE_LETTERS: Final = 16
GUEST_TAG: Final = b"doomtable 1 guest"
HOST_TAG: Final = b"doomtable 1 host"
SIGN_TAG: Final = b"doomtable 1 sign"
TRIES: Final = 5
WINDOW: Final = 60.0
"""Wrong codes from one address in so many seconds."""
MOST_ADDRESSES: Final = 4096
_LIKE: Final = str.maketrans({"0": "O", "1": "I", "8": "B", "-": None, " ": None})


class Certificate(NamedTuple):
    """A host's certificate, ready for use, and the SHA-256 of its bytes."""

    context: ssl.SSLContext
    fingerprint: bytes


def new_code() -> str:
    """A join code that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))


def read_code(text: str) -> str | None:
    """A join code as somebody typed it, in any case, with dashes or blanks; None if it is none."""
    code = text.strip().upper().translate(_LIKE)
    return code if re.fullmatch(f"[{ALPHABET}]{{{CODE_LETTERS}}}", code) else None


def shown_code(code: str) -> str:
    """A join code in four groups, as people tell it."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def sign(code: str) -> str:
    """By which a host is found that has this code: 40 bits of a hash, which tell nothing of 80."""
    return hashlib.sha256(SIGN_TAG + code.encode()).hexdigest()[:10]


def proof(tag: bytes, code: str, fingerprint: bytes, host_nonce: str, guest_nonce: str) -> str:
    """That one has the code, said over this connection only."""
    said = tag + fingerprint + bytes.fromhex(host_nonce) + bytes.fromhex(guest_nonce)
    return hmac.digest(code.encode(), said, "sha256").hex()


def proved(said: str, tag: bytes, code: str, fingerprint: bytes, host_nonce: str, guest_nonce: str) -> bool:
    """Whether a proof is right, in a time that does not tell how wrong."""
    return hmac.compare_digest(said, proof(tag, code, fingerprint, host_nonce, guest_nonce))


def new_nonce() -> str:
    """32 fresh random bytes."""
    return secrets.token_hex(32)


def new_token() -> str:
    """What a guest comes back with: 128 random bits."""
    return secrets.token_hex(16)


def hashed(token: str) -> str:
    """A token as the host keeps it: whoever reads a save cannot come in with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def fingerprint_of(certificate: bytes) -> bytes:
    """The fingerprint of a certificate in DER."""
    return hashlib.sha256(certificate).digest()


def new_certificate() -> Certificate:
    """A certificate of this host's own, good for a week; nobody vouches for it but the join code."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "doomtable")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=7))
        .sign(key, hashes.SHA256())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0
    with TemporaryDirectory(prefix="doomtable-") as folder:  # the ssl module reads keys from files only
        file = Path(folder) / "host.pem"
        file.touch(mode=0o600)
        file.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            )
            + made.public_bytes(serialization.Encoding.PEM)
        )
        context.load_cert_chain(file)
    return Certificate(context, fingerprint_of(made.public_bytes(serialization.Encoding.DER)))


def guest_context() -> ssl.SSLContext:
    """TLS for a guest: any certificate, as the proof over its fingerprint is what counts."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def place_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if found.version == 4 or found.is_link_local:
        return str(found)
    return str(found.ipv4_mapped) if found.ipv4_mapped is not None else found.exploded[:19]


class Tries:
    """Wrong codes, by address: after five of them in a minute nothing more is heard from there for a while."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._wrong: dict[str, deque[float]] = {}

    def wait(self, address: str) -> float:
        """Seconds until this address may try again; 0 when it may now."""
        wrong = self._recent(place_of(address))
        return wrong[0] + WINDOW - self._clock() if len(wrong) >= TRIES else 0.0

    def failed(self, address: str) -> None:
        """A wrong code came from there."""
        place = place_of(address)
        wrong = self._recent(place)
        if len(self._wrong) >= MOST_ADDRESSES and place not in self._wrong:
            del self._wrong[next(iter(self._wrong))]
        self._wrong[place] = wrong
        wrong.append(self._clock())
        while len(wrong) > TRIES:
            wrong.popleft()

    def _recent(self, place: str) -> deque[float]:
        wrong = self._wrong.get(place, deque())
        while wrong and wrong[0] <= self._clock() - WINDOW:
            wrong.popleft()
        if not wrong:
            self._wrong.pop(place, None)
        return wrong


class Pace:
    """How fast one may speak: `most` at once, `each` a second in the long run."""

    def __init__(self, clock: Callable[[], float], most: float, each: float) -> None:
        self._clock, self._most, self._each = clock, most, each
        self._left, self._at = most, clock()

    def spend(self, cost: float = 1.0) -> bool:
        """Whether one more is within the pace."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._each)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def give_back(self, cost: float = 1.0) -> None:
        """That one did not count."""
        self._left = min(self._most, self._left + cost)
