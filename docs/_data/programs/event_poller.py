"""Events of the entities you follow, each once: python3 event_poller.py entities.txt"""
import datetime
import json
import os
import sys
from client import Problem, call, given, lines_of

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


def poll(entity, place, seen):
    """Reads an entity to its end. `place` says where we are and is saved after each page."""
    count = 0
    if not place.get("cursor"):
        place["started"] = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d")
    while True:
        query = {"limit": PAGE, "from": place.get("from"), "cursor": place.get("cursor")}
        try:
            page = call("GET", f"/denmark/life-events/{entity}/events", query)
        except Problem as problem:
            if problem.status != 400 or not place.get("cursor"):
                raise
            place["cursor"] = None  # the cursor is refused: from the start again, `seen` keeps events single
            continue
        count += store(page["items"], seen)
        place["cursor"] = page["nextCursor"]
        if not place["cursor"]:
            place["from"] = place["started"]
        save(state)
        if not place["cursor"]:
            return count


entities = lines_of(given("FILE")[0])
state = json.load(open(STATE, encoding="utf-8")) if os.path.exists(STATE) else {}
seen = stored_events()
for entity in entities:
    try:
        print(f"{entity}: {poll(entity, state.setdefault(entity, {}), seen)} new")
    except Problem as problem:
        sys.exit(f"Stopped at {entity}: {problem}. Run again to go on.")
