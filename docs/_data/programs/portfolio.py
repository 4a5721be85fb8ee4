"""Address and BFE number of a list of written addresses: python3 portfolio.py portfolio.csv matched.csv"""
import csv
import os
import sys
from collections import Counter
from danish_data_client import ClientError, DanishData, Problem

if not os.environ.get("DANISH_DATA_API_HOST"):  # the sandbox
    os.environ.update(DANISH_DATA_API_HOST="http://127.0.0.1:4010", DANISH_DATA_API_KEY="sandbox")

GIVEN, WRITTEN = ["reference", "address"], ["reference", "confidence", "bfe", "address", "fault"]


def match(client: DanishData, text: str) -> list[str]:
    """Confidence, BFE number, address and fault of a written address; nothing when a register did not respond."""
    try:
        found = client.data.attributes_by_address(address=text, attributes=["bfe_number"])
    except Problem as problem:
        if problem.status not in (400, 404, 422):
            raise
        return ["", "", "", f"{problem.type}: {problem.detail}"]
    if found["warnings"]:
        return []
    fault = "" if found["match"]["category"] == "EXACT" else "check the address"
    bfe = found["attributes"]["bfe_number"]
    return [f"{found['match']['confidence']:.2f}", str(bfe or ""), found["address"]["text"], fault]


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


if len(sys.argv) < 3:
    sys.exit("Usage: python3 portfolio.py FILE FILE")
source, target = sys.argv[1:3]
wanted = table_of(source, GIVEN)
with open(target, "ab+") as file:  # a line that a crash cut off is removed
    file.seek(0)
    file.truncate(file.read().rfind(b"\n") + 1)
done = {row[0] for row in rows_of(target)}
client = DanishData()
with open(target, "a", encoding="utf-8", newline="") as file:
    writer = csv.writer(file, delimiter=";", lineterminator="\n")
    if not done:
        writer.writerow(WRITTEN)
    for reference, text in wanted:
        if reference in done:
            continue
        try:
            cells = match(client, text)
        except ClientError as error:
            sys.exit(f"Stopped at {reference}: {error}. Run again to go on.")
        if not cells:
            sys.exit(f"Stopped at {reference}: a register did not respond. Run again to go on.")
        writer.writerow([reference, *cells])
        file.flush()
rows = rows_of(target)[1:]
faults = [row for row in rows if row[4]]
print(f"{len(rows)} addresses: {len(rows) - len(faults)} exact")
for row in faults:
    print(f"  {row[0]}: {row[4]}")
