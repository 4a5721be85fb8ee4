"""Sends one request and receives its response."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
import typing
import urllib.request
from http.client import HTTPConnection, HTTPException, HTTPResponse


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


class _Kept(urllib.request.AbstractHTTPHandler):
    def do_open(self, http_class: typing.Any, req: typing.Any, **http_conn_args: typing.Any) -> typing.Any:
        def opened(host: str, **arguments: typing.Any) -> HTTPConnection:
            req.opened.append(connection := http_class(host, **arguments))
            return connection

        return super().do_open(typing.cast(typing.Any, opened), req, **http_conn_args)


class _Http(_Kept, urllib.request.HTTPHandler):
    pass


class _Https(_Kept, urllib.request.HTTPSHandler):
    pass


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
