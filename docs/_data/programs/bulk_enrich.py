"""Attributes for a long list of address IDs, in parts: python3 bulk_enrich.py addresses.txt enriched"""
import collections
import json
import os
import sys
from danish_data_client import ClientError, DanishData, Problem, types

if not os.environ.get("DANISH_DATA_API_HOST"):  # the sandbox
    os.environ.update(DANISH_DATA_API_HOST="http://127.0.0.1:4010", DANISH_DATA_API_KEY="sandbox")

PART = 1000  # the most one request takes
ATTRIBUTES = ["construction_year", "roof_material_code", "energy_label_class"]


def fetch(client: DanishData, ids: list[str]) -> list[types.BulkItem]:
    """The items of these IDs, in their order. Halves the part when it is too large."""
    try:
        body: types.BulkRequest = {"entityType": "address", "ids": ids, "attributes": ATTRIBUTES}
        return client.data.bulk_feature_store_attributes(body=body)["items"]
    except Problem as problem:
        if problem.type != "batch-too-large" or len(ids) == 1:
            raise
        middle = len(ids) // 2
        return fetch(client, ids[:middle]) + fetch(client, ids[middle:])


if len(sys.argv) < 3:
    sys.exit("Usage: python3 bulk_enrich.py FILE FOLDER")
source, folder = sys.argv[1:3]
try:
    with open(source, encoding="utf-8-sig") as lines:
        wanted = [line.strip() for line in lines if line.strip()]
except (OSError, UnicodeDecodeError) as error:
    sys.exit(f"Cannot read {source}: {error}")
client = DanishData()
os.makedirs(folder, exist_ok=True)
outcomes: dict[str, int] = collections.Counter()
for begin in range(0, len(wanted), PART):
    name = os.path.join(folder, f"part-{begin // PART + 1:05}.json")
    if not os.path.exists(name):  # a part that is there was fetched by an earlier run
        try:
            items = fetch(client, wanted[begin : begin + PART])
        except ClientError as error:
            sys.exit(f"Stopped at {name}: {error}. Run again to resume.")
        with open(name + ".new", "w", encoding="utf-8") as file:
            json.dump(items, file)
        os.replace(name + ".new", name)  # a part is there whole or not at all
    with open(name, encoding="utf-8") as file:
        for item in json.load(file):
            outcomes[item["status"]] += 1
print(f"{len(wanted)} addresses: " + ", ".join(f"{outcomes[status]} {status}" for status in sorted(outcomes)))
