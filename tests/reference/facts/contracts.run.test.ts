import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { paths } from 'docusaurus-preset-portal/node';
import { describe, expect, it } from 'vitest';
import { apis } from '#site';
import { read } from '../render';
import { coverage } from './coverage';

/** A folder with other contracts: `CONTRACTS=folder npx vitest run tests/reference/facts`. */
const others = process.env.CONTRACTS;
const inFolder = async (folder: string) =>
  (await readdir(folder)).filter((name) => /\.(ya?ml|json)$/.test(name)).map((name) => path.join(folder, name));

const FIXTURES = 'tests/fixtures/contracts';
const files = [
  // In the hostile contract, unsafe addresses are removed; the contract of the samples has no pages.
  ...(await inFolder(FIXTURES)).filter((file) => !/(hostile|samples)\.yaml$/.test(file)),
  ...apis.map(({ spec }) => path.join(paths.specs, spec)),
  ...(others ? await inFolder(others) : []),
];

/**
 * Minimum share of the facts on the pages, in per cent. Our pages express some facts in words: `UUID` for a pattern, a
 * label for the title of a named schema.
 */
const least = (file: string): number => (file.startsWith(paths.specs) ? 98 : 99.5);

describe('the facts of a contract are on its pages', () => {
  it.each(files)('%s', async (file) => {
    const { facts, missing, percent } = coverage(await read(file));
    // Other contracts can be of any size.
    expect(facts).toBeGreaterThan(others && file.startsWith(others) ? 0 : 20);
    expect(percent >= least(file) ? [] : missing.map(({ pointer, text }) => `${pointer}: ${text}`)).toEqual([]);
  }, 600_000);
});
