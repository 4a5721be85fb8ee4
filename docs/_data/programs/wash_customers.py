"""What the registers say of your customers today: python3 wash_customers.py customers.csv washed.csv"""
import csv
import sys
from client import Problem, call, given, lines_of

PERSONS, COMPANIES = 100, 1000  # the most one request takes
PURPOSE = "customer-file-update"


def parts(rows, size):
    return [rows[begin : begin + size] for begin in range(0, len(rows), size)]


def of_person(item):
    """Result, name and address of one person."""
    if item["status"] != "MATCH":
        return {"AMBIGUOUS": "several fit", "NO_MATCH": "no match"}[item["status"]], "", ""
    person = item["person"]
    address = person["address"]["text"] if person["address"] else ""
    name = person["name"]["full"] if person["name"] else ""
    if any(one["type"] == "NAME_AND_ADDRESS" for one in person["protections"]):
        return "protected", "", ""
    if any(one["type"] == "MARKETING" for one in person["protections"]):
        return "no marketing", name, address
    return person["status"].lower(), name, address


def of_company(item):
    """Result, name and address of one company."""
    if item["status"] != "FOUND":
        return item["status"].lower().replace("_", " "), "", ""
    facts = item["attributes"]
    mark = ", no advertising" if facts["advertising_protected"] else ""
    return facts["company_status"].lower() + mark, facts["company_name"], facts["company_address_text"] or ""


def wash(rows):
    """Result of each reference."""
    found = {}
    for part in parts([row for row in rows if not row["cvr"]], PERSONS):
        criteria = [{"fullName": r["name"], "address": r["address"], "customerReference": r["reference"]} for r in part]
        answer = call("POST", "/denmark/data/persons/search", body={"criteria": criteria}, purpose=PURPOSE)
        found.update((item["customerReference"], of_person(item)) for item in answer["items"])
    for part in parts([row for row in rows if row["cvr"]], COMPANIES):
        request = {
            "entityType": "company",
            "ids": [row["cvr"] for row in part],
            "attributes": ["company_name", "company_status", "company_address_text", "advertising_protected"],
        }
        answer = call("POST", "/denmark/data/feature-store/attributes/bulk", body=request)
        found.update((row["reference"], of_company(item)) for row, item in zip(part, answer["items"]))
    return found


COLUMNS = ["reference", "cvr", "name", "address"]
source, target = given("FILE FILE")[:2]
header, *rows = list(csv.reader(lines_of(source), delimiter=";")) or [[]]
if header != COLUMNS or any(len(row) != len(COLUMNS) for row in rows):
    sys.exit(f"{source} must have the columns {';'.join(COLUMNS)} in every line.")
customers = [dict(zip(COLUMNS, row)) for row in rows]
try:
    results = wash(customers)
except Problem as problem:
    sys.exit(f"Nothing is written: {problem}")
lines = ["reference;result;name;address"]
lines += [";".join((row["reference"], *results[row["reference"]])) for row in customers]
with open(target, "w", encoding="utf-8", newline="\n") as file:
    file.write("\n".join(lines) + "\n")
print("\n".join(lines))
