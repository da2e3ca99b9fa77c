"""The host's self-signed TLS certificate, and the TLS contexts of both sides."""

from __future__ import annotations

import hashlib
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple


class Certificate(NamedTuple):
    """A host's certificate, ready for use, and the SHA-256 of its bytes."""

    context: ssl.SSLContext
    fingerprint: bytes


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
