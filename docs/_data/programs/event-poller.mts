// Events of the entities you follow, each once: npx tsx event-poller.mts entities.txt
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, truncateSync, writeSync } from 'node:fs';
import { ClientError, DanishData, Problem } from 'danish-data-client';

if (!process.env.DANISH_DATA_API_HOST)
  Object.assign(process.env, { DANISH_DATA_API_HOST: 'http://127.0.0.1:4010', DANISH_DATA_API_KEY: 'sandbox' }); // the sandbox

const PAGE = Number(process.env.PAGE ?? 100);
const [EVENTS, STATE] = ['events.jsonl', 'poller.json'];

interface Event {
  eventId: string;
}
interface Page {
  items: Event[];
  nextCursor: string | null;
}
/** Where we are with an entity. */
interface Place {
  from?: string | undefined;
  cursor?: string | undefined;
  started?: string;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
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

/** The pages of events of an entity, such as companies/09900012. */
function pages({ lifeEvents }: DanishData, entity: string, { from, cursor }: Place): AsyncIterable<Page> {
  const [kind, id = ''] = entity.split('/');
  const values = { limit: PAGE, from, cursor };
  return kind === 'properties'
    ? lifeEvents.propertyEventsByBfeNumberPages({ bfeNumber: Number(id), ...values })
    : lifeEvents.companyEventsByCompanyIdPages({ companyId: id, ...values });
}

/** Reads an entity to its end. `place` says where we are and is saved after each page. */
async function poll(client: DanishData, entity: string, place: Place): Promise<number> {
  let count = 0;
  if (!place.cursor) place.started = new Date().toISOString().slice(0, 10);
  try {
    for await (const { items, nextCursor } of pages(client, entity, place)) {
      count += store(items, seen);
      place.cursor = nextCursor ?? undefined;
      if (nextCursor === null) place.from = place.started;
      save(state);
    }
    return count;
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400 || !place.cursor) throw error;
    place.cursor = undefined; // the cursor is refused: from the start again, `seen` keeps events single
    return count + (await poll(client, entity, place));
  }
}

const [source] = process.argv.slice(2);
if (source === undefined) stop('Usage: npx tsx event-poller.mts FILE');
let entities: string[] = [];
try {
  entities = readFileSync(source, 'utf8').split(/\r?\n/).filter(Boolean);
} catch (error) {
  stop(`Cannot read ${source}: ${(error as Error).message}`);
}
const state: Record<string, Place> = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : {};
const seen = storedEvents();
const client = new DanishData();
for (const entity of entities) {
  const place = state[entity] ?? {};
  state[entity] = place;
  try {
    console.log(`${entity}: ${await poll(client, entity, place)} new`);
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    stop(`Stopped at ${entity}: ${error.message}. Run again to go on.`);
  }
}
