"""Events of the entities you follow, each once: python3 event_poller.py entities.txt"""
import datetime
import json
import os
import sys
from danish_data_client import ClientError, DanishData, Problem

if not os.environ.get("DANISH_DATA_API_HOST"):  # the sandbox
    os.environ.update(DANISH_DATA_API_HOST="http://127.0.0.1:4010", DANISH_DATA_API_KEY="sandbox")

PAGE = int(os.environ.get("PAGE", "100"))
EVENTS, STATE = "events.jsonl", "poller.json"


def save(state):
    with open(STATE + ".new", "w", encoding="utf-8") as file:
        json.dump(state, file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(STATE + ".new", STATE)


def stored_events():
    """IDs of the events we have. A line that a crash cut off is removed."""
    if not os.path.exists(EVENTS):
        return set()
    with open(EVENTS, "r+b") as file:
        whole = file.read()
        file.truncate(whole.rfind(b"\n") + 1)
    lines = whole.decode("utf-8", "ignore").split("\n")[:-1]
    return {json.loads(line)["eventId"] for line in lines}


def store(events, seen):
    """Appends what is new. Act on an event here, in the same transaction."""
    new = [event for event in events if event["eventId"] not in seen]
    with open(EVENTS, "a", encoding="utf-8", newline="\n") as file:
        for event in new:
            file.write(json.dumps(event, ensure_ascii=False) + "\n")
        file.flush()
        os.fsync(file.fileno())
    seen.update(event["eventId"] for event in new)
    return len(new)


def pages(client, entity, place):
    """The pages of events of an entity, such as companies/09900012."""
    kind, id = entity.split("/")
    where = {"limit": PAGE, "from_": place.get("from"), "cursor": place.get("cursor")}
    if kind == "properties":
        return client.life_events.property_events_by_bfe_number_pages(bfe_number=int(id), **where)
    return client.life_events.company_events_by_company_id_pages(company_id=id, **where)


def poll(client, entity, place, seen):
    """Reads an entity to its end. `place` says where we are and is saved after each page."""
    count = 0
    if not place.get("cursor"):
        place["started"] = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d")
    try:
        for page in pages(client, entity, place):
            count += store(page["items"], seen)
            place["cursor"] = page["nextCursor"]
            if not place["cursor"]:
                place["from"] = place["started"]
            save(state)
        return count
    except Problem as problem:
        if problem.status != 400 or not place.get("cursor"):
            raise
        place["cursor"] = None  # the cursor is refused: from the start again, `seen` keeps events single
        return count + poll(client, entity, place, seen)


if len(sys.argv) < 2:
    sys.exit("Usage: python3 event_poller.py FILE")
try:
    with open(sys.argv[1], encoding="utf-8-sig") as lines:
        entities = [line.strip() for line in lines if line.strip()]
except (OSError, UnicodeDecodeError) as error:
    sys.exit(f"Cannot read {sys.argv[1]}: {error}")
state = json.load(open(STATE, encoding="utf-8")) if os.path.exists(STATE) else {}
seen = stored_events()
client = DanishData()
for entity in entities:
    try:
        print(f"{entity}: {poll(client, entity, state.setdefault(entity, {}), seen)} new")
    except ClientError as error:
        sys.exit(f"Stopped at {entity}: {error}. Run again to go on.")
