"""Sends the requests of operations and checks their responses."""

from __future__ import annotations

import importlib.resources
import json
import math
import os
import random
import re
import threading
import time
import typing
import urllib.parse
import urllib.request
from http.client import HTTPException, HTTPMessage, HTTPResponse

from ._problems import ProblemType

RETRIED = (429, 502, 503)
TRIES = 4  # of one call
TIME_LIMIT = 30  # seconds for one request
LONGEST_WAIT = 120  # seconds
LARGEST = 50_000_000  # bytes of a body

_lock = threading.Lock()
_budget = 10.0  # retries left to the process; each successful response adds a tenth of one
# Neither redirects nor exceptions for a status: a redirect would carry the key along.
_opener = urllib.request.OpenerDirector()
for _handler in (urllib.request.ProxyHandler(), urllib.request.HTTPHandler(), urllib.request.HTTPSHandler()):
    _opener.add_handler(_handler)
_table: dict[str, typing.Any] = json.loads(
    importlib.resources.files(typing.cast(str, __package__)).joinpath("operations.json").read_text("utf-8")
)


class ClientError(Exception):
    """A call that failed. `status` is 0 without a response."""

    def __init__(self, operation: str, status: int, request_id: str | None, text: str) -> None:
        request = f" (request {request_id})" if request_id else ""
        super().__init__(f"{operation}: {status or 'no response'}, {text}{request}")
        self.operation = operation
        self.status = status
        self.request_id = request_id


class ConnectionFailure(ClientError):
    """No response, or not the whole of it, within the time limit."""


class UnexpectedResponse(ClientError):
    """A response that the contract does not describe: not JSON, a redirect, a missing field or one of another type."""


class Problem(ClientError):
    """An error of the API, described by a problem (RFC 9457). `type` is the part of its type after `#`."""

    def __init__(self, operation: str, status: int, request_id: str | None, body: dict[str, typing.Any]) -> None:
        self.type: ProblemType | str = body["type"].rpartition("#")[2]
        self.title: str = body["title"]
        self.detail: str = body["detail"]
        self.errors: list[dict[str, str]] = body.get("errors", [])
        self.body = body
        super().__init__(operation, status, request_id, f"{self.type}: {self.detail}")


class _Response(typing.NamedTuple):
    status: int
    headers: HTTPMessage
    body: bytes


class Client:
    """What the operations of a client share: key, host, limits."""

    def __init__(
        self,
        *,
        key: str | None = None,
        host: str | None = None,
        timeout: float = TIME_LIMIT,
        retries: int = TRIES - 1,
        headers: typing.Mapping[str, str] | None = None,
    ) -> None:
        self._key = key or os.environ.get(_table["keyVariable"], "")
        self._host = (host or os.environ.get(_table["hostVariable"], "")).rstrip("/")
        if not self._key:
            raise ValueError(f"The API key is missing: set {_table['keyVariable']}, or pass the argument key.")
        if not re.fullmatch("[!-~]+", self._key):
            raise ValueError("The API key has a character that a header can not hold.")
        if not re.fullmatch(r"(https?://[^/?#@\s]+(/[^?#\s]*)?)?", self._host):
            raise ValueError("The host must be an address such as https://host, without a user name or a query.")
        self._timeout = timeout
        self._retries = retries
        self._headers = dict(headers or {})

    def call(self, api: str, operation: str, values: typing.Mapping[str, object]) -> typing.Any:
        """Returns the value of the response. `values` are those of the parameters, and of `body`."""
        about = _table["apis"][api]
        described = about["operations"][operation]
        request = self._request(operation, about, described, values)
        retry = 0
        while True:
            found = _exchange(request, self._timeout)
            response = found if isinstance(found, _Response) else None
            if response and 200 <= response.status < 300:
                _earn()
                shape = described.get("response")
                return None if shape is None else _parse(operation, response, "application/json", shape, about)
            after = response.headers.get("Retry-After", "") if response else ""
            wait = float(after) if after.isdecimal() else 2**retry * random.uniform(0.5, 1)
            may_help = (not response or response.status in RETRIED) and retry < self._retries and wait <= LONGEST_WAIT
            if may_help and _spend():
                time.sleep(wait)
                retry += 1
            elif isinstance(found, _Response):
                body = _parse(operation, found, "application/problem+json", about["problem"], about)
                raise Problem(operation, found.status, found.headers.get("X-Request-Id"), body)
            else:
                raise ConnectionFailure(operation, 0, None, str(getattr(found, "reason", found))) from found

    def _request(
        self, operation: str, api: dict[str, typing.Any], described: dict[str, typing.Any], values: typing.Mapping[str, object]
    ) -> urllib.request.Request:
        headers = {**self._headers, "Accept": "application/json, application/problem+json", "User-Agent": _table["userAgent"]}
        path: str = described["path"]
        query: list[str] = []
        for name, place in described["parameters"].items():
            value = values.get(name)
            if value is None:
                if place.endswith("!"):
                    raise ValueError(f"{operation}: {name} is missing.")
                continue
            texts = list(map(_text, typing.cast("list[object]", value) if isinstance(value, (list, tuple)) else [value]))
            encoded = [urllib.parse.quote(text, safe="") for text in texts]
            # An address drops the segments `.` and `..`.
            if place.startswith("path") and ",".join(encoded) in ("", ".", ".."):
                raise ValueError(f"{operation}: {name} can't be {','.join(texts)!r}.")
            if place.startswith("path"):
                path = path.replace("{" + name + "}", ",".join(encoded))
            elif place.startswith("header"):
                headers[name] = ",".join(texts)
            else:
                key = urllib.parse.quote(name, safe="")
                query += [f"{key}={one}" for one in (encoded if "*" in place else [",".join(encoded)] if encoded else [])]
        if "keyHeader" in api:
            headers[api["keyHeader"]] = self._key
        body = values.get("body")
        data = None if body is None else json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
        if data is not None:
            headers["Content-Type"] = described["body"].rstrip("!")
        url = (self._host or api["host"]) + path + ("?" + "&".join(query) if query else "")
        return urllib.request.Request(url, data, headers, method=described["method"])


def pages(read: typing.Callable[[str | None], typing.Any], first: str | None, following: str) -> typing.Iterator[typing.Any]:
    """Yields the pages of a list, from a cursor to the end."""
    cursor = first
    while True:
        page = read(cursor)
        yield page
        cursor = page.get(following)
        if cursor is None:
            return


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _earn() -> None:
    global _budget
    with _lock:
        _budget = min(10.0, _budget + 0.1)


def _spend() -> bool:
    global _budget
    with _lock:
        may_retry = _budget >= 1
        _budget -= may_retry
        return may_retry


def _exchange(request: urllib.request.Request, limit: float) -> _Response | OSError | HTTPException:
    """Sends a request. A thread of its own keeps the limit for all of it: names, connection, headers, body."""
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
            while len(body) <= LARGEST and time.monotonic() < end and (part := response.read1(65536)):
                body += part
            if time.monotonic() >= end:
                return _too_late(limit)
            if response.length and len(body) <= LARGEST:
                return ConnectionError("the response ended early")
            return _Response(response.status, response.headers, bytes(body))
    except Exception as error:  # The thread of the caller raises it.
        return error


def _parse(operation: str, response: _Response, wanted: str, shape: typing.Any, api: dict[str, typing.Any]) -> typing.Any:
    """Returns the value of a body. Raises UnexpectedResponse if it is not what the contract describes."""
    value = None
    if (found := response.headers.get_content_type()) != wanted:
        fault = f"media type {found} instead of {wanted}"
    elif len(response.body) > LARGEST:
        fault = f"the body has more than {LARGEST} bytes"
    else:
        try:
            value = json.loads(response.body.decode(), parse_constant=_finite, parse_float=_finite)
            fault = _fault_in(value, shape, api["shapes"])
        except (ValueError, RecursionError):
            fault = "the body is not JSON"
    if fault is None:
        return value
    text = f"unexpected response: {fault}"
    raise UnexpectedResponse(operation, response.status, response.headers.get("X-Request-Id"), text)


def _finite(text: str) -> float:
    if math.isfinite(number := float(text)):
        return number
    raise ValueError(text)


def _fault_in(value: typing.Any, shape: typing.Any, shapes: dict[str, typing.Any], at: str = "") -> str | None:
    """Returns the first fault with its JSON pointer. Unknown fields and values of enumerations are valid."""
    if "$ref" in shape:
        return _fault_in(value, shapes[shape["$ref"]], shapes, at)
    faults = [_fault_in(value, option, shapes, at) for option in shape.get("anyOf", ())]
    if faults and None not in faults:
        return faults[0]  # The last option is mostly null, so the first fault says more.
    found = _type_of(value)
    types: list[str] = [shape.get("type", found)] if isinstance(shape.get("type", found), str) else shape["type"]
    if found not in types and not (found == "integer" and "number" in types):
        return f"{at or 'the body'} is of type {found} instead of {' or '.join(types)}"
    if found not in ("object", "array"):
        return None
    for name in shape.get("required", ()) if found == "object" else ():
        if name not in value:
            return f"{at}/{name} is missing"
    known, other = shape.get("properties", {}), shape.get("additionalProperties", {})
    for key, inner in value.items() if found == "object" else enumerate(value):
        fault = _fault_in(inner, shape.get("items", {}) if found == "array" else known.get(key, other), shapes, f"{at}/{key}")
        if fault:
            return fault
    return None


_NAMES: dict[type, str] = {
    bool: "boolean", int: "integer", float: "number", str: "string", list: "array", dict: "object"
}


def _type_of(value: object) -> str:
    return "integer" if isinstance(value, float) and value % 1 == 0 else _NAMES.get(type(value), "null")
