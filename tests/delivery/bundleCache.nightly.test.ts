import { appendFile, cp, readFile, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from '../../src/listFiles';
import { paths } from '../../src/paths';
import { copySite } from '../support/copySite';
import { execute } from '../support/execute';

const DOCUSAURUS = [process.execPath, path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs')];
const GUIDE = 'docs/docs/data-docs/getting-started.mdx';
const QUARTER = 900_000;

let site = '';
let log = '';

/** Builds the site; what it wrote as name → content. */
async function build(): Promise<Map<string, string>> {
  const { status, stdout, stderr } = await execute([...DOCUSAURUS, 'build'], site, { SOURCE_DATE_EPOCH: '1780000000' });
  log = stdout + stderr;
  expect(status, log).toBe(0);
  const folder = path.join(site, 'build');
  const names = await listFiles(folder);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'base64')] as const)),
  );
}

/** What differs between two builds, by name. */
const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));

const forget = () => rm(path.join(site, paths.bundle), { recursive: true });
const guide = (name = GUIDE) => path.join(site, name);

beforeAll(async () => {
  site = await copySite();
  await build();
}, QUARTER);
afterAll(() => rm(site, { recursive: true, force: true }));

it.each<[string, () => Promise<void>]>([
  ['words', () => appendFile(guide(), '\nA sentence more.\n')],
  ['a title', async () => cp(guide(), guide('docs/docs/data-docs/another-start.mdx'))],
  ['no page', async () => rm(guide('docs/docs/data-docs/another-start.mdx'))],
])(
  'a build that takes modules over writes what one without them writes: %s more',
  async (_, change) => {
    await change();
    const warm = await build();
    await forget();
    expect(warm.size).toBeGreaterThan(100);
    expect(differences(warm, await build())).toEqual([]);
  },
  QUARTER,
);

it(
  'a guide is warned of in each build',
  async () => {
    await appendFile(guide(), '\n:::no-such-box\n\nSee [the field](/api/denmark/data/persons#no-such-field).\n\n:::\n');
    for (const _ of [1, 2]) {
      await build();
      expect(log).toContain('no-such-field');
      expect(log).toContain(':::no-such-box');
    }
  },
  QUARTER,
);

it(
  'what was damaged is not read',
  async () => {
    const folder = path.join(site, paths.bundle);
    const kept = await listFiles(folder);
    expect(kept.length).toBeGreaterThan(1);
    for (const name of kept) await truncate(path.join(folder, name));
    await build();
  },
  QUARTER,
);
