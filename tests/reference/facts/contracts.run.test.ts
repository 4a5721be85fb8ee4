import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apis } from '#site';
import { paths } from '../../../src/lib/paths';
import { read } from '../render';
import { coverage } from './coverage';

/** A folder with contracts of others: `CONTRACTS=folder npx vitest run tests/reference/facts`. */
const others = process.env.CONTRACTS;
// `FACTS=file` gets what was counted, a line for each contract: `tests/bench/contracts.ts`.
const inFolder = async (folder: string) =>
  (await readdir(folder)).filter((name) => /\.(ya?ml|json)$/.test(name)).map((name) => path.join(folder, name));

const FIXTURES = 'tests/fixtures/contracts';
const files = [
  // Of the hostile one, the addresses that nobody may follow are gone.
  ...(await inFolder(FIXTURES)).filter((file) => !file.endsWith('hostile.yaml')),
  ...apis.map(({ spec }) => path.join(paths.specs, spec)),
  ...(others ? await inFolder(others) : []),
];

/**
 * The share that pages must say, in per cent. Ours have words for some: `UUID` for a pattern, a label for the title of a
 * named schema.
 */
const least = (file: string): number => (file.startsWith(paths.specs) ? 98 : 99.5);

describe('what a contract says is on its pages', () => {
  it.each(files)('%s', async (file) => {
    const { facts, missing, percent } = coverage(await read(file));
    if (process.env.FACTS) await appendFile(process.env.FACTS, `${JSON.stringify({ file, facts, percent })}\n`);
    // Contracts of others can be as small as they like.
    expect(facts).toBeGreaterThan(others && file.startsWith(others) ? 0 : 20);
    expect(percent >= least(file) ? [] : missing.map(({ pointer, text }) => `${pointer}: ${text}`)).toEqual([]);
  }, 600_000);
});
