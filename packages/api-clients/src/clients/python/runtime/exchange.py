"""Writes the request of a call, sends it, and receives its response."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import threading
import time
import typing
import urllib.parse
import urllib.request
from http.client import HTTPConnection, HTTPException, HTTPResponse

from ._errors import InvalidCall, visible


class Response(typing.NamedTuple):
    """A response. The names of its headers are in lower case; `body` is None if it is too large."""

    status: int
    headers: dict[str, str]
    body: bytes | None


Outcome = typing.Union[Response, OSError, HTTPException]


class Request(urllib.request.Request):
    """A request with its connections, so that they can be ended."""

    def __init__(self, url: str, data: bytes | None, headers: dict[str, str], method: str) -> None:
        super().__init__(url, data, headers, method=method)
        self.opened: list[HTTPConnection] = []


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


class _Kept(urllib.request.AbstractHTTPHandler):
    def do_open(self, http_class: typing.Any, req: typing.Any, **http_conn_args: typing.Any) -> typing.Any:
        def opened(host: str, **arguments: typing.Any) -> HTTPConnection:
            req.opened.append(connection := http_class(host, **arguments))
            return connection

        return super().do_open(typing.cast(typing.Any, opened), req, **http_conn_args)


class _Http(_Kept, urllib.request.HTTPHandler): ...


class _Https(_Kept, urllib.request.HTTPSHandler): ...


# Neither redirects nor exceptions for a status: a redirect would carry the key along.
_opener = urllib.request.OpenerDirector()
for _handler in (urllib.request.ProxyHandler(), _Http(), _Https()):
    _opener.add_handler(_handler)


def exchange(request: Request, limit: float, largest: int) -> Outcome:
    """Sends a request. A thread of its own keeps the limit for all of it: names, connection, headers, body."""
    outcome: list[Response | Exception] = []
    thread = threading.Thread(target=lambda: outcome.append(_attempt(request, limit, largest)), daemon=True)
    thread.start()
    thread.join(limit)
    found = outcome[0] if outcome else _too_late(limit)
    if not outcome:
        for connection in request.opened:
            # The thread would wait for headers that come byte by byte.
            with contextlib.suppress(OSError, AttributeError):
                connection.sock.shutdown(socket.SHUT_RDWR)
    if not isinstance(found, (Response, OSError, HTTPException)):
        raise found
    return found


def _too_late(limit: float) -> TimeoutError:
    return TimeoutError(f"nothing within {limit:g} seconds")


def _attempt(request: Request, limit: float, largest: int) -> Response | Exception:
    end = time.monotonic() + limit
    try:
        with typing.cast(HTTPResponse, _opener.open(request, timeout=limit)) as response:
            body = bytearray()
            while len(body) <= largest and time.monotonic() < end and (part := response.read1(65536)):
                body += part
            if time.monotonic() >= end:
                return _too_late(limit)
            if response.length and len(body) <= largest:
                return ConnectionError("the response ended early")
            headers = {name.lower(): value for name, value in response.headers.items()}
            return Response(response.status, headers, bytes(body) if len(body) <= largest else None)
    except Exception as error:  # The thread of the caller raises it.
        return error
