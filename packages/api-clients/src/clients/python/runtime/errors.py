"""Errors of the client."""

from __future__ import annotations

import re
import typing

from ._problems import ProblemMembers, ProblemType

if typing.TYPE_CHECKING:
    from ._exchange import Response


class InvalidCall(ValueError):
    """A call that is not sent: a value or an argument is missing or can not be sent."""


class ClientError(Exception):
    """A call that failed. `status` is 0 without a response; `headers` have their names in lower case.

    `retry_after` is the number of seconds to wait before the same request, None if the response names none.
    """

    def __init__(self, operation: str, response: Response | None, text: str) -> None:
        self.operation = operation
        self.status = response.status if response else 0
        self.headers: dict[str, str] = response.headers if response else {}
        self.request_id = visible(self.headers.get("x-request-id", "")) or None
        self.retry_after = seconds_in(self.headers.get("retry-after"))
        request = f" (request {self.request_id})" if self.request_id else ""
        super().__init__(f"{operation}: {self.status or 'no response'}, {visible(text)}{request}")


class ConnectionFailure(ClientError):
    """No response, or not the whole of it, within the time limit."""


class UnexpectedResponse(ClientError):
    """A response that the contract does not describe: not JSON, a redirect, a missing field or one of another type."""


class Problem(ClientError, ProblemMembers):
    """An error of the API, described by a problem (RFC 9457). `type` is the part of its type after `#`."""

    def __init__(self, operation: str, response: Response, body: dict[str, typing.Any]) -> None:
        self.type: ProblemType | str = visible(body["type"].rpartition("#")[2])
        self.title: str = visible(body["title"])
        self.detail: str = visible(body["detail"])
        self.errors: list[dict[str, str]] = body.get("errors", [])
        ProblemMembers.__init__(self, body)
        faults = [f" {one.get('pointer') or one.get('parameter') or 'request'}: {one['detail']}" for one in self.errors]
        ClientError.__init__(self, operation, response, f"{self.type}: {self.detail}{''.join(faults[:1])}")


def visible(text: str) -> str:
    """Escapes control characters and separators of lines, so that a text of the server stays one line of a log."""
    return re.sub("[\x00-\x1f\x7f-\x9f\u2028\u2029]", lambda found: f"\\u{ord(found[0]):04X}", text)


def seconds_in(header: str | None) -> int | None:
    """Returns the seconds of a `Retry-After` header, None if there are none."""
    return int(header) if header and re.fullmatch("[0-9]{1,9}", header) else None
