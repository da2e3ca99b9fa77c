"""Image headers: how large a picture says it is, from the first bytes of its file, without decoding.

PNG, JPEG, GIF, BMP and WebP. What these bytes say bounds what a decoder may be asked to make of the rest.
"""

from __future__ import annotations

from struct import error as struct_error
from struct import unpack_from

Size = tuple[int, int]


def size_of(data: bytes) -> Size | None:
    """Width and height in pixels as a picture's header gives them; None for what is no picture."""
    try:
        if data[:8] == b"\x89PNG\r\n\x1a\n":
            return unpack_from(">II", data, 16)
        if data[:3] == b"\xff\xd8\xff":
            return _jpeg(data)
        if data[:6] in (b"GIF87a", b"GIF89a"):
            return unpack_from("<HH", data, 6)
        if data[:2] == b"BM":
            wide, high = unpack_from("<ii", data, 18)
            return wide, abs(high)
        if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
            return _webp(data)
    except (struct_error, IndexError):  # it ends before it has said so
        return None
    return None


def _jpeg(data: bytes) -> Size | None:
    """From the frame header, behind any number of other segments."""
    place = 2
    while data[place] == 0xFF:
        kind = data[place + 1]
        if kind == 0xFF:  # a filler
            place += 1
        elif kind == 0x01 or 0xD0 <= kind <= 0xD8:  # no length
            place += 2
        elif 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            high, wide = unpack_from(">HH", data, place + 5)
            return wide, high
        else:
            place += 2 + max(2, unpack_from(">H", data, place + 2)[0])
    return None


def _webp(data: bytes) -> Size | None:
    kind = data[12:16]
    if kind == b"VP8 ":
        wide, high = unpack_from("<HH", data, 26)
        return wide & 0x3FFF, high & 0x3FFF
    if kind == b"VP8L":
        (bits,) = unpack_from("<I", data, 21)
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8X":
        wide, high = (int.from_bytes(data[at : at + 3], "little") for at in (24, 27))
        return wide + 1, high + 1
    return None


def whole(data: bytes) -> bool:
    """Does a picture's file end as one of its kind does? A decoder fills what is missing with grey."""
    if data[:3] == b"\xff\xd8\xff":
        return data.rfind(b"\xff\xd9") > len(data) // 2
    if data[:4] == b"\x89PNG":
        return b"IEND" in data[-64 * 1024 :]
    return True
