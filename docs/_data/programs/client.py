"""One call of the API with a time limit and a retry budget. Python 3.8 or later, nothing to install."""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

URL = os.environ.get("DANISH_DATA_API_HOST", "http://127.0.0.1:4010")  # the sandbox
KEY = os.environ.get("DANISH_DATA_API_KEY", "sandbox")
PREFER = os.environ.get("PREFER")  # the sandbox takes code=429 and other errors
TIME_LIMIT = 30  # seconds, for each request
TRIES = 4  # of one call
LONGEST_WAIT = 120  # seconds

budget = 10.0  # retries of the whole process; each good response earns a tenth of one


def given(usage):
    """Returns the arguments. Ends the program with its usage when one is missing; those in brackets may be."""
    least = sum(not word.startswith("[") for word in usage.split())
    if len(sys.argv) <= least:
        sys.exit(f"Usage: python3 {os.path.basename(sys.argv[0])} {usage}")
    return sys.argv[1:]


def lines_of(file):
    """Returns the lines of a file that are not empty. Ends the program when the file cannot be read."""
    try:
        with open(file, encoding="utf-8-sig") as lines:
            return [line.strip() for line in lines if line.strip()]
    except (OSError, UnicodeDecodeError) as error:
        sys.exit(f"Cannot read {file}: {error}")


class Problem(Exception):
    """An error of the API. `status` is 0 when no response came."""

    def __init__(self, status, type, detail):
        super().__init__(f"{status} {type}: {detail}")
        self.status, self.type = status, type


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None  # a redirect would carry the key along


opener = urllib.request.build_opener(NoRedirect)


def send(request):
    """Returns status, Retry-After and the JSON of one response."""
    try:
        with opener.open(request, timeout=TIME_LIMIT) as response:
            return response.status, None, json.load(response)
    except urllib.error.HTTPError as error:
        text = error.read()
        is_problem = "json" in error.headers.get("Content-Type", "")
        return error.code, error.headers.get("Retry-After"), json.loads(text) if is_problem else {}
    except (OSError, ValueError) as error:
        return 0, None, {"detail": str(error)}


def call(method, path, query=None, body=None, purpose=None):
    """Returns the JSON of a good response. Raises Problem for every other."""
    global budget
    parameters = {name: value for name, value in (query or {}).items() if value is not None}
    request = urllib.request.Request(
        URL + path + ("?" + urllib.parse.urlencode(parameters) if parameters else ""),
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"X-API-Key": KEY, "Accept": "application/json"},
    )
    if body is not None:
        request.add_header("Content-Type", "application/json")
    if purpose:
        request.add_header("X-Purpose", purpose)
    if PREFER:
        request.add_header("Prefer", PREFER)
    for retry in range(TRIES):
        status, retry_after, answer = send(request)
        if 200 <= status < 300:
            budget = min(10.0, budget + 0.1)
            return answer
        wait = float(retry_after) if retry_after else 2**retry * random.uniform(0.5, 1)
        may_help = status in (0, 429, 502, 503) and retry + 1 < TRIES
        if not may_help or budget < 1 or wait > LONGEST_WAIT:
            break
        budget -= 1
        print(f"{status or 'no response'}: waiting {wait:.0f} s", file=sys.stderr)
        time.sleep(wait)
    raise Problem(status, answer.get("type", "").rpartition("#")[2], answer.get("detail", ""))
