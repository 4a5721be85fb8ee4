"""Calls the client with each line of the standard input: see `Line` in `cases.ts` and `Result` in `drive.ts`."""

import inspect
import json
import re
import sys
from collections.abc import Iterable

from danish_data_client import ClientError, DanishData


def own(names: Iterable[str], name: str) -> str:
    """Returns the name of the client for a name of the contract: `company_id` for `companyId`."""
    plain = re.sub(r"\W|_", "", name).lower()
    return next(one for one in names if one.replace("_", "") == plain)


def call(line: dict) -> dict:
    client = DanishData(retries=0, headers=line["headers"], timeout=line.get("timeout", 30))
    api = getattr(client, own(dir(client), line["api"]))
    method = getattr(api, own(dir(api), line["operation"]))
    sent = {**line["parameters"], **({} if line["body"] is None else {"body": line["body"]})}
    try:
        value = method(**{own(inspect.signature(method).parameters, name): one for name, one in sent.items()})
        return {"ok": True, "value": value}
    except ClientError as error:
        return {
            "ok": False,
            "error": type(error).__name__,
            "operation": error.operation,
            "status": error.status,
            "type": getattr(error, "type", None),
            "requestId": error.request_id,
            "message": str(error),
        }


for text in sys.stdin:
    line = json.loads(text)
    print(json.dumps({"id": line["id"], **call(line)}), flush=True)
