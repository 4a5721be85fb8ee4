"""Waits of the calls of a client."""

from __future__ import annotations

import math
import threading
import time

from ._exchange import Outcome, Response

STEP = 0.01  # seconds between calls that go on after they waited together


class Hold:
    """Holds back the calls of a client while the service does not take them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._end = 0.0
        self._last = 0.0  # when the last of the waiting calls goes on
        self._outcome: Outcome = ConnectionError()

    def set(self, seconds: float, outcome: Outcome) -> None:
        """Holds all calls back for some seconds, because of the outcome of one."""
        with self._lock:
            end = time.monotonic() + seconds
            if end > self._end:
                self._end, self._outcome = end, outcome

    def turn(self) -> float:
        """Returns the seconds until it is the turn of one more call, 0 if it may be sent now."""
        with self._lock:
            now = time.monotonic()
            if now >= self._end:
                return 0
            self._last = max(self._end, self._last + STEP)
            return self._last - now

    def reason(self) -> Outcome:
        """Returns the outcome of the call that holds all back, with the seconds that are left."""
        outcome = self._outcome
        if not isinstance(outcome, Response) or "retry-after" not in outcome.headers:
            return outcome
        left = str(math.ceil(self._end - time.monotonic()))
        return outcome._replace(headers={**outcome.headers, "retry-after": left})
