"""What the registers say of your customers today: python3 wash_customers.py customers.csv washed.csv"""
import csv
import io
import os
import sys
from collections import Counter
from danish_data_client import ClientError, DanishData, types

if not os.environ.get("DANISH_DATA_API_HOST"):  # the sandbox
    os.environ.update(DANISH_DATA_API_HOST="http://127.0.0.1:4010", DANISH_DATA_API_KEY="sandbox")

PERSONS, COMPANIES = 100, 1000  # the most one request takes
PURPOSE = "customer-file-update"


def rows_of(name):
    """The rows that are not empty. A quoted cell can hold semicolons, quotes and line ends, which become blanks."""
    try:
        with open(name, encoding="utf-8-sig", newline="") as file:
            rows = [[" ".join(cell.split()) for cell in row] for row in csv.reader(file, delimiter=";")]
    except UnicodeDecodeError:
        sys.exit(f'{name} is not UTF-8: in Excel, save it as "CSV UTF-8".')
    except OSError as error:
        sys.exit(f"Cannot read {name}: {error}")
    return [row for row in rows if any(row)]


def table_of(name, columns):
    """The rows of a file with these columns, each with a reference of its own in the first one."""
    header, *rows = rows_of(name) or [[]]
    if header != columns or any(len(row) != len(columns) or not row[0] for row in rows):
        sys.exit(f"{name} must have the columns {';'.join(columns)} in every line.")
    twice = [reference for reference, times in Counter(row[0] for row in rows).items() if times > 1]
    if twice:
        sys.exit(f"{name} has {', '.join(twice)} more than once: give each line a reference of its own.")
    return rows


def parts(rows, size):
    return [rows[begin : begin + size] for begin in range(0, len(rows), size)]


def of_person(item):
    """Result, name and address of one person."""
    person = item["person"]
    if not person:
        return "several fit" if item["status"] == "AMBIGUOUS" else "no match", "", ""
    protections = [one["type"] for one in person["protections"]]
    address = person["address"]["text"] if person["address"] else ""
    name = person["name"]["full"] if person["name"] else ""
    if "NAME_AND_ADDRESS" in protections:
        return "protected", "", ""
    return "no marketing" if "MARKETING" in protections else person["status"].lower(), name, address


def of_company(item):
    """Result, name and address of one company."""
    facts = item["attributes"]
    if not facts:
        return item["status"].lower().replace("_", " "), "", ""
    mark = ", no advertising" if facts["advertising_protected"] else ""
    return facts["company_status"].lower() + mark, facts["company_name"], facts["company_address_text"] or ""


def wash(rows):
    """Result of each reference."""
    data = DanishData().data
    found = {}
    for part in parts([row for row in rows if not row["cvr"]], PERSONS):
        criteria: list[types.PersonSearchCriterion] = [
            {"fullName": row["name"], "address": row["address"], "customerReference": row["reference"]} for row in part
        ]
        answer = data.persons(x_purpose=PURPOSE, body={"criteria": criteria})
        found.update((row["reference"], of_person(item)) for row, item in zip(part, answer["items"]))
    for part in parts([row for row in rows if row["cvr"]], COMPANIES):
        attributes = ["company_name", "company_status", "company_address_text", "advertising_protected"]
        ids = [row["cvr"] for row in part]
        answer = data.bulk_feature_store_attributes(body={"entityType": "company", "ids": ids, "attributes": attributes})
        found.update((row["reference"], of_company(item)) for row, item in zip(part, answer["items"]))
    return found


COLUMNS = ["reference", "cvr", "name", "address"]
if len(sys.argv) < 3:
    sys.exit("Usage: python3 wash_customers.py FILE FILE")
source, target = sys.argv[1:3]
customers = [dict(zip(COLUMNS, row)) for row in table_of(source, COLUMNS)]
try:
    results = wash(customers)
except ClientError as error:
    sys.exit(f"Nothing is written: {error}")
washed = io.StringIO(newline="")
writer = csv.writer(washed, delimiter=";", lineterminator="\n")
writer.writerow(["reference", "result", "name", "address"])
writer.writerows((row["reference"], *results[row["reference"]]) for row in customers)
with open(target, "w", encoding="utf-8", newline="\n") as file:
    file.write(washed.getvalue())
print(washed.getvalue(), end="")
