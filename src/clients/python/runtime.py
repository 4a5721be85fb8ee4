"""Sends requests and checks responses."""

from __future__ import annotations

import functools
import json
import random
import threading
import time
import typing
import urllib.parse
import urllib.request
from collections.abc import Sequence
from http.client import HTTPException, HTTPMessage, HTTPResponse
from types import NoneType, UnionType

from ._problems import ProblemType

LONGEST_WAIT = 120  # seconds
LARGEST = 100_000_000  # bytes of one response
MAY_HELP = (429, 502, 503)


class ClientError(Exception):
    """A call that failed. `status` is 0 without a response."""

    def __init__(self, operation: str, status: int, request_id: str | None, text: str) -> None:
        where = f" (request {request_id})" if request_id else ""
        super().__init__(f"{operation}: {status or 'no response'}, {text}{where}")
        self.operation = operation
        self.status = status
        self.request_id = request_id


class ConnectionFailure(ClientError):
    """No response came, or not within the time limit."""


class UnexpectedResponse(ClientError):
    """A response that is not the one of the contract: another format, a redirect, a missing field, another type."""


class Problem(ClientError):
    """An error that the API describes (RFC 9457). `type` is the last part of its address: `not-found`."""

    def __init__(self, operation: str, status: int, request_id: str | None, body: dict[str, typing.Any]) -> None:
        self.type: ProblemType | str = body["type"].rpartition("#")[2]
        self.title: str = body["title"]
        self.detail: str = body["detail"]
        self.errors: list[dict[str, str]] = body.get("errors", [])
        self.body = body
        super().__init__(operation, status, request_id, f"{self.type}: {self.detail}")


class _ProblemBody(typing.TypedDict):
    type: str
    title: str
    status: int
    detail: str


class _Problem(_ProblemBody, total=False):
    errors: list[dict[str, str]]


class _Budget:
    """Retries of the process: ten, and each successful response adds a tenth of one."""

    def __init__(self) -> None:
        self._left = 10.0
        self._lock = threading.Lock()

    def add(self) -> None:
        with self._lock:
            self._left = min(10.0, self._left + 0.1)

    def spend(self) -> bool:
        with self._lock:
            may_retry = self._left >= 1
            self._left -= may_retry
            return may_retry


_budget = _Budget()


# Neither redirects nor exceptions for a status: a redirect would carry the key along.
_opener = urllib.request.OpenerDirector()
for _handler in (urllib.request.ProxyHandler(), urllib.request.HTTPHandler(), urllib.request.HTTPSHandler()):
    _opener.add_handler(_handler)


class _Response(typing.NamedTuple):
    status: int
    headers: HTTPMessage
    body: bytes


class Connection:
    """What all operations of a client share: host, key, limits."""

    def __init__(
        self, key: str | None, host: str | None, timeout: float, retries: int, headers: typing.Mapping[str, str] | None
    ) -> None:
        if key is not None and not (key.isascii() and key.isprintable()):
            raise ValueError("The API key has a character that no header can hold, such as a line break.")
        if host is not None and not host.startswith(("https://", "http://")):
            raise ValueError(f"host must start with https:// or http://, but is {host!r}.")
        self._key = key
        self._host = host and host.rstrip("/")
        self._timeout = timeout
        self._retries = retries
        self._headers = dict(headers or {})

    def call(
        self,
        operation: str,
        method: str,
        host: str,
        path: str,
        *,
        returns: object,
        key_header: str | None = None,
        parts: typing.Mapping[str, object] | None = None,
        query: typing.Sequence[tuple[str, object]] = (),
        headers: typing.Mapping[str, object] | None = None,
        body: object = None,
    ) -> typing.Any:
        """Returns the JSON of a successful response; raises a ClientError otherwise."""
        for name, value in (parts or {}).items():
            path = path.replace("{" + name + "}", urllib.parse.quote(_text(value), safe=""))
        pairs = [(name, _text(value)) for name, value in query if value is not None]
        url = (self._host or host) + path + ("?" + urllib.parse.urlencode(pairs) if pairs else "")
        request = urllib.request.Request(url, method=method, headers={"Accept": "application/json"})
        if body is not None:
            request.data = json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
            request.add_header("Content-Type", "application/json")
        if key_header and self._key is not None:
            request.add_header(key_header, self._key)
        for name, value in {**self._headers, **(headers or {})}.items():
            if value is not None:
                request.add_header(name, _text(value))
        return self._send(operation, request, returns)

    def _send(self, operation: str, request: urllib.request.Request, returns: object) -> typing.Any:
        retry = 0
        while True:
            outcome = _exchange(request, self._timeout)
            response = outcome if isinstance(outcome, _Response) else None
            if response is not None and 200 <= response.status < 300:
                _budget.add()
                return _success(operation, response, returns)
            after = response.headers.get("Retry-After", "") if response else ""
            wait = float(after) if after.isdecimal() else 2**retry * random.uniform(0.5, 1)
            may_help = response is None or response.status in MAY_HELP
            if may_help and retry < self._retries and wait <= LONGEST_WAIT and _budget.spend():
                time.sleep(wait)
                retry += 1
            elif isinstance(outcome, _Response):
                raise _failure(operation, outcome)
            else:
                reason = getattr(outcome, "reason", outcome)
                raise ConnectionFailure(operation, 0, None, str(reason)) from outcome


def pages(first: str | None, read: typing.Callable[[str | None], typing.Any], following: str) -> typing.Iterator[typing.Any]:
    """Yields the pages of a list, from a cursor to the end."""
    cursor = first
    while True:
        page = read(cursor)
        yield page
        cursor = page[following]
        if cursor is None:
            return


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, typing.Sequence) and not isinstance(value, str):
        return ",".join(map(_text, typing.cast("typing.Sequence[object]", value)))
    return str(value)


def _exchange(request: urllib.request.Request, limit: float) -> _Response | OSError | HTTPException:
    """Sends a request. A thread of its own holds the limit for all of it: names, connection, headers, body."""
    outcome: list[_Response | Exception] = []
    thread = threading.Thread(target=lambda: outcome.append(_attempt(request, limit)), daemon=True)
    thread.start()
    thread.join(limit)
    found = outcome[0] if outcome else _too_late(limit)
    if not isinstance(found, (_Response, OSError, HTTPException)):
        raise found
    return found


def _too_late(limit: float) -> TimeoutError:
    return TimeoutError(f"nothing within {limit:g} seconds")


def _attempt(request: urllib.request.Request, limit: float) -> _Response | Exception:
    end = time.monotonic() + limit
    try:
        with typing.cast(HTTPResponse, _opener.open(request, timeout=limit)) as response:
            body = bytearray()
            while part := response.read1(65536):
                body += part
                if time.monotonic() > end:
                    return _too_late(limit)
                if len(body) > LARGEST:
                    break
            else:
                if response.length:
                    return ConnectionError("the response ended early")
            return _Response(response.status, response.headers, bytes(body))
    except Exception as error:  # The thread of the caller raises it.
        return error


def _success(operation: str, response: _Response, returns: object) -> typing.Any:
    value = None if returns is None else _json(operation, response, "application/json")
    if fault := fault_of(value, returns, ""):
        raise _unexpected(operation, response, fault)
    return value


def _failure(operation: str, response: _Response) -> ClientError:
    try:
        body = _json(operation, response, "application/problem+json")
    except UnexpectedResponse as error:
        return error
    if fault := fault_of(body, _Problem, ""):
        return _unexpected(operation, response, fault)
    return Problem(operation, response.status, response.headers.get("X-Request-Id"), body)


def _unexpected(operation: str, response: _Response, text: str) -> UnexpectedResponse:
    return UnexpectedResponse(operation, response.status, response.headers.get("X-Request-Id"), text)


def _json(operation: str, response: _Response, media_type: str) -> typing.Any:
    if 300 <= response.status < 400:
        raise _unexpected(operation, response, "a redirect, which is not followed")
    if (found := response.headers.get_content_type()) != media_type:
        raise _unexpected(operation, response, f"{found} instead of {media_type}")
    if len(response.body) > LARGEST:
        raise _unexpected(operation, response, f"larger than {LARGEST:,} bytes")
    try:
        return json.loads(response.body.decode(), parse_constant=_no_json)
    except (ValueError, RecursionError):
        raise _unexpected(operation, response, "not JSON") from None


def _no_json(constant: str) -> object:
    raise ValueError(constant)


_NAMES = {str: "a string", int: "an integer", float: "a number", bool: "a boolean", NoneType: "null"}
_fields = functools.cache(typing.get_type_hints)


def fault_of(value: typing.Any, hint: typing.Any, at: str) -> str | None:
    """Says where a value breaks its type; None if it does not. Fields and texts that the type does not know are right."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in (typing.Any, object):
        return None
    if origin in (typing.Union, UnionType):
        faults = [fault_of(value, one, at) for one in args]
        return None if None in faults else max(filter(None, faults), key=len)
    if origin is typing.Literal:
        return fault_of(value, type(args[0]), at)
    if origin in (list, Sequence):
        if not isinstance(value, list):
            return f"{at or '/'} is not an array"
        items = typing.cast("list[object]", value)
        return _first(fault_of(item, args[0], f"{at}/{index}") for index, item in enumerate(items))
    if not (origin is dict or typing.is_typeddict(hint)):
        is_number = hint in (int, float) and isinstance(value, (int, float)) and not isinstance(value, bool)
        right = is_number and (hint is float or value % 1 == 0) or type(value) is hint
        return None if right else f"{at or '/'} is not {_NAMES[hint]}"
    if not isinstance(value, dict):
        return f"{at or '/'} is not an object"
    members = typing.cast("dict[str, object]", value)
    if origin is dict:
        return _first(fault_of(member, args[1], f"{at}/{name}") for name, member in members.items())
    for name in hint.__required_keys__ - members.keys():
        return f"{at}/{name} is missing"
    fields = _fields(hint).items()
    return _first(fault_of(members[name], field, f"{at}/{name}") for name, field in fields if name in members)


def _first(faults: typing.Iterable[str | None]) -> str | None:
    return next(filter(None, faults), None)
