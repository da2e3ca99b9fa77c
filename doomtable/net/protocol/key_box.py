"""Key boxes: the key of a sealed game encrypted for whoever has a seat (X25519, ChaCha20-Poly1305)."""

from __future__ import annotations

import secrets
from typing import Any, Final

BOX: Final = b"doomtable 1 box"
SESSION: Final = b"doomtable 1 session"


def new_secret() -> tuple[str, str]:
    """A private and a public key, in hex."""
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

    private = X25519PrivateKey.generate()
    return private.private_bytes_raw().hex(), private.public_key().public_bytes_raw().hex()


def public_of(secret: str) -> str:
    """The public half of a private key, in hex."""
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

    return X25519PrivateKey.from_private_bytes(bytes.fromhex(secret)).public_key().public_bytes_raw().hex()


def boxed(key: bytes, public: str) -> tuple[str, str]:
    """The key of a game, sealed for whoever has the private half of `public`: a one-time public key, and the box."""
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

    once = X25519PrivateKey.generate()
    shared = once.exchange(X25519PublicKey.from_public_bytes(bytes.fromhex(public)))
    mine = once.public_key().public_bytes_raw().hex()
    return mine, aead_cipher(_box_key(shared, mine, public)).encrypt(bytes(12), key, None).hex()


def usable(public: str) -> bool:
    """Is it a public key for which a box can be made? Some points of the curve are none: all share one secret."""
    try:
        boxed(bytes(32), public)
    except ValueError:
        return False
    return True


def unboxed(secret: bytes, once: str, box: str) -> bytes | None:
    """The key of a game out of a box; None if it is not for this secret."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

    private = X25519PrivateKey.from_private_bytes(secret)
    public = private.public_key().public_bytes_raw().hex()
    try:
        shared = private.exchange(X25519PublicKey.from_public_bytes(bytes.fromhex(once)))
        return bytes(aead_cipher(_box_key(shared, once, public)).decrypt(bytes(12), bytes.fromhex(box), None))
    except (InvalidTag, ValueError):
        return None


def _box_key(shared: bytes, once: str, public: str) -> bytes:
    return _derived(shared, BOX + bytes.fromhex(once) + bytes.fromhex(public))


def session_key(key: bytes, session: int) -> bytes:
    """The key under which the frames of one session are sealed."""
    return _derived(key, SESSION + session.to_bytes(4, "big"))


def _derived(secret: bytes, info: bytes) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), 32, None, info).derive(secret)


def aead_cipher(key: bytes) -> Any:
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    return ChaCha20Poly1305(key)


def new_key() -> bytes:
    """The key of a new game."""
    return secrets.token_bytes(32)
