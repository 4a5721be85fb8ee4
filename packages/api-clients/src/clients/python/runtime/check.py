"""Checks the responses."""

from __future__ import annotations

import json
import math
import re
import typing

from ._errors import UnexpectedResponse
from ._exchange import Response


def parse(operation: str, response: Response, wanted: str, shape: typing.Any, api: dict[str, typing.Any]) -> typing.Any:
    """Returns the value of a body. Raises UnexpectedResponse if it is not what the contract describes."""
    value = None
    found = response.headers.get("content-type", "").partition(";")[0].strip().lower()
    location = response.headers.get("location")
    if 300 <= response.status < 400 and location is not None:
        # What follows a question mark can be personal.
        fault = f"redirect to {re.split('[?#]', location)[0]} not followed"
    elif found != wanted:
        fault = f'media type "{found}" instead of "{wanted}"'
    elif response.body is None:
        fault = "the body has more bytes than max_response_bytes allows"
    else:
        try:
            value = json.loads(response.body.decode(), parse_constant=_finite, parse_float=_finite)
            fault = _fault_in(value, shape, api["shapes"])
        except (ValueError, RecursionError):
            fault = "the body is not JSON"
    if fault is None:
        return value
    raise UnexpectedResponse(operation, response, f"unexpected response: {fault}")


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
