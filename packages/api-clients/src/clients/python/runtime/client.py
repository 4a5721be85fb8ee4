"""Sends the requests of operations, within the limits of the service and the budget of retries."""

from __future__ import annotations

import importlib.resources
import json
import os
import random
import re
import threading
import time
import typing

from ._check import parse
from ._errors import ClientError, ConnectionFailure, InvalidCall, Problem, seconds_in
from ._exchange import Outcome, Response, exchange, header_value, request_of, unprintable_in
from ._hold import Hold

RETRIED = (429, 502, 503)
TRIES = 4  # of one call
TIME_LIMIT = 30  # seconds for one request
LONGEST_WAIT = 120  # seconds of one call
LARGEST = 10_000_000  # bytes of a body
PAUSE = 5  # seconds for which a client sends nothing when no retry is left

_lock = threading.Lock()
_budget = 10.0  # retries left to the process; each response but 429 and 5xx adds a tenth of one
_table: dict[str, typing.Any] = json.loads(
    importlib.resources.files(typing.cast(str, __package__)).joinpath("operations.json").read_text("utf-8")
)


class RateLimit(typing.NamedTuple):
    """Numbers of the `RateLimit` headers. `reset` is in seconds."""

    limit: int
    remaining: int
    reset: int


class ResponseInfo(typing.NamedTuple):
    """A response of the service, without its body. The names of `headers` are in lower case."""

    operation: str
    status: int
    request_id: str | None
    rate_limit: RateLimit | None
    headers: dict[str, str]


class Client:
    """What the operations of a client share.

    `key` and `host` are those of environment variables by default. `timeout` is the time limit of a request, and `max_wait`
    the longest time that one call waits in all, in seconds. `retries` are those of one call after 429 without `Retry-After`,
    502, 503 or no response. `on_response` is called with every response of the service.
    """

    def __init__(
        self,
        *,
        key: str | None = None,
        host: str | None = None,
        timeout: float = TIME_LIMIT,
        retries: int = TRIES - 1,
        max_wait: float = LONGEST_WAIT,
        max_response_bytes: int = LARGEST,
        headers: typing.Mapping[str, str] | None = None,
        on_response: typing.Callable[[ResponseInfo], object] | None = None,
    ) -> None:
        self._key = key or os.environ.get(_table["keyVariable"], "")
        self._host = (host or os.environ.get(_table["hostVariable"], "")).rstrip("/")
        if not self._key and any("key" in one for api in _table["apis"].values() for one in api["operations"].values()):
            raise InvalidCall(f"The API key is missing: set {_table['keyVariable']}, or pass the argument key.")
        if found := unprintable_in(self._key) or (" " in self._key and '" " (U+0020)'):
            raise InvalidCall(f"The API key has the character {found}. Allowed is printable ASCII without spaces.")
        if not re.fullmatch(r"(https?://[^/?#@\s]+(/[^?#\s]*)?)?", self._host):
            raise InvalidCall("The host must be an address such as https://host, without a user name or a query.")
        self._timeout = timeout
        self._retries = retries
        self._max_wait = max_wait
        self._max_response_bytes = max_response_bytes
        self._headers = {name: header_value(name, value) for name, value in (headers or {}).items()}
        self._on_response = on_response
        self._hold = Hold()

    def call(self, api: str, operation: str, values: typing.Mapping[str, object]) -> typing.Any:
        """Returns the value of the response. `values` are those of the parameters, and of `body`."""
        about = _table["apis"][api]
        described = about["operations"][operation]
        headers = {**self._headers, "Accept": "application/json, application/problem+json", "User-Agent": _table["userAgent"]}
        if "key" in described:
            name, prefix = described["key"].split(": ")
            headers[name] = prefix + self._key
        request = request_of(operation, self._host or about["host"], described, headers, values)
        outcome: Outcome | None = None
        waited = 0.0
        retry = 0
        while True:
            if turn := self._hold.turn():
                if waited + turn > self._max_wait:
                    raise _failure(operation, outcome or self._hold.reason(), about)
                waited += turn
                time.sleep(turn)
                continue
            outcome = exchange(request, self._timeout, self._max_response_bytes)
            response = outcome if isinstance(outcome, Response) else None
            if response:
                if self._on_response:
                    self._on_response(_info_of(operation, response))
                if response.status < 500 and response.status != 429:
                    _earn()
                if 200 <= response.status < 300:
                    shape = described.get("response")
                    return None if shape is None else parse(operation, response, "application/json", shape, about)
            after = seconds_in(response.headers.get("retry-after")) if response else None
            if response and response.status == 429 and after:
                self._hold.set(after, response)
                if self._retries > 0:
                    continue
            wait = 2**retry * random.uniform(0.5, 1) if after is None else after
            # A POST without a response may have been carried out.
            may_help = response.status in RETRIED if response else described["method"] not in ("POST", "PATCH")
            if not may_help or retry >= self._retries or waited + wait > self._max_wait:
                raise _failure(operation, outcome, about)
            if not _spend():
                self._hold.set(PAUSE, outcome)
                raise _failure(operation, outcome, about)
            retry += 1
            waited += wait
            time.sleep(wait)


def pages(read: typing.Callable[[str | None], typing.Any], first: str | None, following: str) -> typing.Iterator[typing.Any]:
    """Yields the pages of a list, from a cursor to the end."""
    cursor = first
    while True:
        page = read(cursor)
        yield page
        cursor = page.get(following)
        if cursor is None:
            return


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


def _info_of(operation: str, response: Response) -> ResponseInfo:
    numbers = [seconds_in(response.headers.get(f"ratelimit-{name}")) for name in RateLimit._fields]
    known = [number for number in numbers if number is not None]
    rate_limit = RateLimit(*known) if len(known) == len(numbers) else None
    return ResponseInfo(operation, response.status, response.headers.get("x-request-id"), rate_limit, response.headers)


def _failure(operation: str, outcome: Outcome, api: dict[str, typing.Any]) -> ClientError:
    """Returns the error for an outcome that is no success."""
    if isinstance(outcome, Response):
        return Problem(operation, outcome, parse(operation, outcome, "application/problem+json", api["problem"], api))
    failure = ConnectionFailure(operation, None, str(getattr(outcome, "reason", outcome)))
    failure.__cause__ = outcome
    return failure
