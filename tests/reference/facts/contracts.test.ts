import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apis } from '../../../src/apis';
import { paths } from '../../../src/paths';
import { read } from '../render';
import { coverage } from './coverage';

/** A folder with contracts of others: `CONTRACTS=folder npx vitest run tests/reference/facts`. */
const others = process.env.CONTRACTS;
const inFolder = async (folder: string) =>
  (await readdir(folder)).filter((name) => /\.(ya?ml|json)$/.test(name)).map((name) => path.join(folder, name));

const FIXTURES = 'tests/fixtures/contracts';
const files = [
  ...(await inFolder(FIXTURES)),
  ...apis.map(({ spec }) => path.join(paths.specs, spec)),
  ...(others ? await inFolder(others) : []),
];

/** What a page may leave out, in per cent: of contracts of others, half of what a reader would miss. */
const least = (file: string): number => (others && file.startsWith(others) ? 99.5 : 100);

describe('what a contract says is on its pages', () => {
  it.each(files)('%s', async (file) => {
    const { facts, missing, percent } = coverage(await read(file));
    expect(facts).toBeGreaterThan(20);
    expect(percent >= least(file) ? [] : missing.map(({ pointer, text }) => `${pointer}: ${text}`)).toEqual([]);
  }, 600_000);
});
