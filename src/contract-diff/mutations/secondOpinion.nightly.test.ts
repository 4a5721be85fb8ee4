import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { apis } from '../../apis';
import { bundleContract, type Document } from '../../openapi';
import { paths } from '../../paths';
import { differences } from '../differences';
import { hasOasdiff, type Level, levels, oasdiff } from '../report/oasdiff';
import type { Severity } from '../rules';
import { edited, shapes } from '../shapes.fixture';
import { operationMutations, schemaMutations } from './index.fixture';
import { disagreements } from './secondOpinion.fixture';

/** The level that says the same as our severity. */
const SAME: Record<Severity, Level> = { breaking: 'ERR', risky: 'WARN', safe: 'INFO', text: 'none' };

/** The worst level that oasdiff gives. */
async function theirs(before: Document, after: Document): Promise<Level> {
  const given = (await oasdiff(before, after)).map(({ level }) => levels.indexOf(level));
  return levels[Math.max(0, ...given)] ?? 'none';
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

const isSupported = process.platform === 'linux' && process.arch === 'x64';
/** oasdiff has no program for every system; where there is one, it is a second opinion, and CI asks for it. */
const installed = hasOasdiff() || (process.env.CI === 'true' && isSupported);

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
