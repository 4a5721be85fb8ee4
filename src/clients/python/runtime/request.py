"""Writes the request of a call."""

from __future__ import annotations

import json
import re
import typing
import urllib.parse

from ._errors import InvalidCall, visible
from ._exchange import Request


def unprintable_in(value: str) -> str | None:
    """Returns the first character of a header that is not printable ASCII, with its code; None if there is none."""
    found = re.search("[^ -~]", value)
    return f'"{visible(found[0])}" (U+{ord(found[0]):04X})' if found else None


def header_value(name: str, value: str) -> str:
    """Returns the value of a header. Raises InvalidCall if programs on the way would change or refuse it."""
    if found := unprintable_in(value):
        raise InvalidCall(f"The header {name} has the character {found}. Allowed is printable ASCII, U+0020 to U+007E.")
    return value


def request_of(
    operation: str, host: str, described: dict[str, typing.Any], common: dict[str, str], values: typing.Mapping[str, object]
) -> Request:
    """Returns the request of a call. Raises InvalidCall if a value is missing, or can not be sent."""
    headers = dict(common)
    path: str = described["path"]
    query: list[str] = []
    for name, place in described["parameters"].items():
        value = values.get(name)
        if value is None:
            if place.endswith("!"):
                raise InvalidCall(f"{operation}: {name} is missing.")
            continue
        texts = list(map(_text, typing.cast("list[object]", value) if isinstance(value, (list, tuple)) else [value]))
        encoded = [urllib.parse.quote(text, safe="") for text in texts]
        # An address drops the segments `.` and `..`.
        if place.startswith("path") and ",".join(encoded) in ("", ".", ".."):
            raise InvalidCall(f"{operation}: {name} can't be {','.join(texts)!r}.")
        if place.startswith("path"):
            path = path.replace("{" + name + "}", ",".join(encoded))
        elif place.startswith("header"):
            headers[name] = header_value(name, ",".join(texts))
        else:
            key = urllib.parse.quote(name, safe="")
            query += [f"{key}={one}" for one in (encoded if "*" in place else [",".join(encoded)] if encoded else [])]
    body = values.get("body")
    data = None if body is None else json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
    if data is not None:
        headers["Content-Type"] = described["body"].rstrip("!")
    return Request(host + path + ("?" + "&".join(query) if query else ""), data, headers, described["method"])


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
