// Attributes for a long list of address IDs, in parts: npx tsx bulk-enrich.mts addresses.txt enriched
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, given, linesOf, Problem } from './client.mts';

const PART = 1000; // the most one request takes
const ATTRIBUTES = ['construction_year', 'roof_material_code', 'energy_label_class'];

interface Item {
  id: string;
  status: string;
  attributes: Record<string, unknown> | null;
}

/** The items of these IDs, in their order. Halves the part when it is too large. */
async function fetchItems(ids: string[]): Promise<Item[]> {
  try {
    const body = { entityType: 'address', ids, attributes: ATTRIBUTES };
    return (await call<{ items: Item[] }>('POST', '/denmark/data/feature-store/attributes/bulk', { body })).items;
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 413 || ids.length === 1) throw problem;
    const middle = Math.floor(ids.length / 2);
    return [...(await fetchItems(ids.slice(0, middle))), ...(await fetchItems(ids.slice(middle)))];
  }
}

const [source = '', folder = ''] = given('FILE FOLDER');
const wanted = linesOf(source);
mkdirSync(folder, { recursive: true });
const outcomes: Record<string, number> = {};
for (let begin = 0; begin < wanted.length; begin += PART) {
  const name = join(folder, `part-${String(begin / PART + 1).padStart(5, '0')}.json`);
  // A part that is there was fetched by an earlier run.
  if (!existsSync(name)) {
    try {
      writeFileSync(`${name}.new`, JSON.stringify(await fetchItems(wanted.slice(begin, begin + PART))));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      console.error(`Stopped at ${name}: ${problem.message}. Run again to resume.`);
      process.exit(1);
    }
    renameSync(`${name}.new`, name); // a part is there whole or not at all
  }
  for (const { status } of JSON.parse(readFileSync(name, 'utf8')) as Item[])
    outcomes[status] = (outcomes[status] ?? 0) + 1;
}
const counts = Object.keys(outcomes).sort().map((status) => `${outcomes[status]} ${status}`);
console.log(`${wanted.length} addresses: ${counts.join(', ')}`);
