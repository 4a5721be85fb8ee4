// Attributes for a long list of address IDs, in parts: npx tsx bulk-enrich.mts addresses.txt enriched
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClientError, type Data, DanishData, Problem } from 'danish-data-client';

if (!process.env.DANISH_DATA_API_HOST)
  Object.assign(process.env, { DANISH_DATA_API_HOST: 'http://127.0.0.1:4010', DANISH_DATA_API_KEY: 'sandbox' }); // the sandbox

const PART = 1000; // the most one request takes
const ATTRIBUTES = ['construction_year', 'roof_material_code', 'energy_label_class'];

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);
  } catch (error) {
    return stop(`Cannot read ${file}: ${(error as Error).message}`);
  }
}

/** The items of these IDs, in their order. Halves the part when it is too large. */
async function fetchItems(data: DanishData['data'], ids: string[]): Promise<Data['BulkItem'][]> {
  try {
    const body = { entityType: 'address' as const, ids, attributes: ATTRIBUTES };
    return (await data.bulkFeatureStoreAttributes({ body })).items;
  } catch (error) {
    if (!(error instanceof Problem) || error.type !== 'batch-too-large' || ids.length === 1) throw error;
    const middle = Math.floor(ids.length / 2);
    return [...(await fetchItems(data, ids.slice(0, middle))), ...(await fetchItems(data, ids.slice(middle)))];
  }
}

const [source, folder] = process.argv.slice(2);
if (source === undefined || folder === undefined) stop('Usage: npx tsx bulk-enrich.mts FILE FOLDER');
const wanted = linesOf(source);
const { data } = new DanishData();
mkdirSync(folder, { recursive: true });
const outcomes: Record<string, number> = {};
for (let begin = 0; begin < wanted.length; begin += PART) {
  const name = join(folder, `part-${String(begin / PART + 1).padStart(5, '0')}.json`);
  // A part that is there was fetched by an earlier run.
  if (!existsSync(name)) {
    try {
      writeFileSync(`${name}.new`, JSON.stringify(await fetchItems(data, wanted.slice(begin, begin + PART))));
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      stop(`Stopped at ${name}: ${error.message}. Run again to resume.`);
    }
    renameSync(`${name}.new`, name); // a part is there whole or not at all
  }
  for (const { status } of JSON.parse(readFileSync(name, 'utf8')) as Data['BulkItem'][])
    outcomes[status] = (outcomes[status] ?? 0) + 1;
}
const counts = Object.keys(outcomes).sort().map((status) => `${outcomes[status]} ${status}`);
console.log(`${wanted.length} addresses: ${counts.join(', ')}`);
