"""Attributes for a long list of address IDs, in parts: python3 bulk_enrich.py addresses.txt enriched"""
import json
import os
import sys
from client import Problem, call, given, lines_of

PART = 1000  # the most one request takes
ATTRIBUTES = ["construction_year", "roof_material_code", "energy_label_class"]


def fetch(ids):
    """The items of these IDs, in their order. Halves the part when it is too large."""
    try:
        request = {"entityType": "address", "ids": ids, "attributes": ATTRIBUTES}
        return call("POST", "/denmark/data/feature-store/attributes/bulk", body=request)["items"]
    except Problem as problem:
        if problem.status != 413 or len(ids) == 1:
            raise
        middle = len(ids) // 2
        return fetch(ids[:middle]) + fetch(ids[middle:])


source, folder = given("FILE FOLDER")[:2]
wanted = lines_of(source)
os.makedirs(folder, exist_ok=True)
outcomes = {}
for begin in range(0, len(wanted), PART):
    ids = wanted[begin : begin + PART]
    name = os.path.join(folder, f"part-{begin // PART + 1:05}.json")
    if not os.path.exists(name):  # a part that is there was fetched by an earlier run
        try:
            items = fetch(ids)
        except Problem as problem:
            sys.exit(f"Stopped at {name}: {problem}. Run again to resume.")
        with open(name + ".new", "w", encoding="utf-8") as file:
            json.dump(items, file)
        os.replace(name + ".new", name)  # a part is there whole or not at all
    with open(name, encoding="utf-8") as file:
        for item in json.load(file):
            outcomes[item["status"]] = outcomes.get(item["status"], 0) + 1
print(f"{len(wanted)} addresses: " + ", ".join(f"{outcomes[status]} {status}" for status in sorted(outcomes)))
