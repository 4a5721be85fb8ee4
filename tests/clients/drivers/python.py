"""Calls the client with each line of the standard input: see `Line` in `cases.ts` and `Result` in `drive.ts`."""

import inspect
import json
import re
import sys
from collections.abc import Iterable

from danish_data_client import ClientError, DanishData, InvalidCall, ResponseInfo


def own(names: Iterable[str], name: str) -> str:
    """Returns the name of the client for a name of the contract: `company_id` for `companyId`."""
    plain = re.sub(r"\W|_", "", name).lower()
    return next(one for one in names if one.replace("_", "") == plain)


LIMITS = {"timeout": "timeout", "maxWait": "max_wait", "maxResponseBytes": "max_response_bytes"}


def call(line: dict, seen: list[dict]) -> dict:
    def see(response: ResponseInfo) -> None:
        limit = response.rate_limit
        info = {"operation": response.operation, "status": response.status, "requestId": response.request_id}
        seen.append({**info, **({"rateLimit": limit._asdict()} if limit else {})})

    limits = {named: line[name] for name, named in LIMITS.items() if name in line}
    try:
        client = DanishData(retries=line.get("retries", 0), headers=line["headers"], on_response=see, **limits)
        api = getattr(client, own(dir(client), line["api"]))
        method = getattr(api, own(dir(api), line["operation"]))
        sent = {**line["parameters"], **({} if line["body"] is None else {"body": line["body"]})}
        value = method(**{own(inspect.signature(method).parameters, name): one for name, one in sent.items()})
        return {"ok": True, "value": value}
    except InvalidCall as error:
        return {"ok": False, "error": "InvalidCall", "message": str(error)}
    except ClientError as error:
        return {
            "ok": False,
            "error": type(error).__name__,
            "operation": error.operation,
            "status": error.status,
            "type": getattr(error, "type", None),
            "requestId": error.request_id,
            "message": str(error),
            "retryAfter": error.retry_after,
            "register": getattr(error, "register", None),
        }


for text in sys.stdin:
    line = json.loads(text)
    seen: list[dict] = []
    print(json.dumps({"id": line["id"], **call(line, seen), "seen": seen}), flush=True)
