// Events of the entities you follow, each once: npx tsx event-poller.mts entities.txt
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, truncateSync, writeSync } from 'node:fs';
import { call, given, linesOf, Problem } from './client.mts';

const PAGE = Number(process.env.PAGE ?? 100);
const [EVENTS, STATE] = ['events.jsonl', 'poller.json'];

interface Event {
  eventId: string;
}
/** Where we are with an entity. */
interface Place {
  from?: string;
  cursor?: string | null;
  started?: string;
}

function write(file: string, text: string, flags: 'w' | 'a'): void {
  const opened = openSync(file, flags);
  writeSync(opened, text);
  fsyncSync(opened);
  closeSync(opened);
}

function save(state: Record<string, Place>): void {
  write(`${STATE}.new`, JSON.stringify(state), 'w');
  renameSync(`${STATE}.new`, STATE);
}

/** IDs of the events we have. A line that a crash cut off is removed. */
function storedEvents(): Set<string> {
  if (!existsSync(EVENTS)) return new Set();
  const whole = readFileSync(EVENTS);
  const end = whole.lastIndexOf('\n') + 1;
  truncateSync(EVENTS, end);
  const lines = whole.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
  return new Set(lines.map((line) => (JSON.parse(line) as Event).eventId));
}

/** Appends what is new. Act on an event here, in the same transaction. */
function store(events: Event[], seen: Set<string>): number {
  const added = events.filter(({ eventId }) => !seen.has(eventId));
  write(EVENTS, added.map((event) => `${JSON.stringify(event)}\n`).join(''), 'a');
  for (const { eventId } of added) seen.add(eventId);
  return added.length;
}

/** Reads an entity to its end. `place` says where we are and is saved after each page. */
async function poll(entity: string, place: Place): Promise<number> {
  let count = 0;
  if (!place.cursor) place.started = new Date().toISOString().slice(0, 10);
  for (;;) {
    const query = { limit: PAGE, from: place.from, cursor: place.cursor };
    let page: { items: Event[]; nextCursor: string | null };
    try {
      page = await call('GET', `/denmark/life-events/${entity}/events`, { query });
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 400 || !place.cursor) throw problem;
      place.cursor = null; // the cursor is refused: from the start again, `seen` keeps events single
      continue;
    }
    count += store(page.items, seen);
    place.cursor = page.nextCursor;
    if (!place.cursor) place.from = place.started;
    save(state);
    if (!place.cursor) return count;
  }
}

const [source = ''] = given('FILE');
const entities = linesOf(source);
const state: Record<string, Place> = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : {};
const seen = storedEvents();
for (const entity of entities) {
  const place = state[entity] ?? {};
  state[entity] = place;
  try {
    console.log(`${entity}: ${await poll(entity, place)} new`);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    console.error(`Stopped at ${entity}: ${problem.message}. Run again to go on.`);
    process.exit(1);
  }
}
