import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFilesSync } from 'openapi-toolkit/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySite } from '../support/copySite';
import { execute } from '../support/execute';
import { npm } from '../support/npm';

/** The site with one operation renamed: each position with the old name is reported. */

const [OLD, NEW] = ['company-by-company-id', 'company-by-number'];
/** An element or data that name the operation, or a link to its page. */
const LOST = new RegExp(`"[^"]*${OLD}[^"]*"(?: leads to no page or file)?; the nearest is "[^"]*${NEW}"`);
const WORKFLOWS = 'docs/_data/workflows.arazzo.yaml';
/** Positions in guides that name the operation: links and elements. */
const NAMED = new RegExp(`/api/denmark/data/${OLD}(?=[)#?/])|operation="data/${OLD}"`, 'g');

let site = '';
const at = (name: string) => path.join(site, name);
const run = async (script: string, variables: Record<string, string> = {}) => {
  const { status, stdout, stderr } = await execute(npm('run', '--silent', script), site, variables);
  return {
    status,
    lines: (stdout + stderr).split('\n').map((line) => line.replace(/^.*\[WARNING\] |^ {2}(?=\w)/, '')),
  };
};

/** `docs/docs/errors.mdx:14`, once for each occurrence in the line. */
const positions = (): string[] =>
  listFilesSync('docs/docs').flatMap((file) =>
    readFileSync(path.join('docs/docs', file), 'utf8')
      .split('\n')
      .flatMap((text, index) => [...text.matchAll(NAMED)].map(() => `docs/docs/${file}:${index + 1}`)),
  );

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(at(file), 'utf8');
  expect(text).toContain(from);
  await writeFile(at(file), text.replaceAll(from, to));
}

beforeAll(async () => {
  // With what the check of the prose reads.
  site = await copySite([
    'tests',
    'README.md',
    'CONTRIBUTING.md',
    'cspell.config.yaml',
    '.markdownlint-cli2.yaml',
    '.gitignore',
  ]);
  const contract = 'api-specs/data/companies/companyByCompanyId.yaml';
  await edit(contract, 'operationId: companyByCompanyId', 'operationId: companyByNumber');
  // Where dangling references are errors, a workflow with one ends a build before it comes to the pages.
  await edit(WORKFLOWS, 'data.companyByCompanyId', 'data.companyByNumber');
});
afterAll(() => rm(site, { recursive: true, force: true }));

/** Returns the positions in guides and in data that are told. */
const positionsIn = (lines: string[]) => {
  const found = [...new Set(lines.filter((line) => LOST.test(line)))];
  const guides = found.flatMap((line) => /^(docs\/docs\/\S+?\.mdx:\d+):/.exec(line)?.[1] ?? []);
  return { guides, data: found.filter((line) => line.startsWith('docs/_data/')) };
};
/** True for a position whose own text names the operation; recipes and migrations take it from data. */
function isTyped(position: string): boolean {
  const [file = '', line] = position.split(':');
  const text = readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
  return !file.includes('/recipes/') && !text.startsWith('<Migration');
}
const DATA = ['attribute-fields', 'next-calls'].map((name) => `docs/_data/${name}.json:`);

it('the check of the prose lists all places in guides in one run', async () => {
  await run('generate');
  const { status, lines } = await run('check:prose');
  expect(status).toBe(1);
  const { guides } = positionsIn(lines);
  expect(positions().length).toBeGreaterThan(20);
  expect(guides).toEqual(expect.arrayContaining(positions()));
  expect(guides.filter(isTyped).sort()).toEqual(positions().sort());
});

it.each([
  ['a build lists every place once, without a stack, and fails', 1, {}],
  ['where the owner allows it, a build leaves out what is lost, with a warning', 0, { DANGLING_REFERENCES: 'warn' }],
])('%s', async (_, wanted, variables) => {
  if (wanted === 0) await edit(WORKFLOWS, 'data.companyByNumber', 'data.companyByCompanyId');
  const { status, lines } = await run('build', variables);
  expect(status, lines.slice(-80).join('\n')).toBe(wanted);
  expect(lines.filter((line) => /^ {4}at /.test(line))).toEqual([]);
  // Where dangling references are errors, the guides end a build before it comes to other pages.
  expect(lines.some((line) => line.includes(`-> linking to /api/denmark/data/${OLD}`))).toBe(wanted === 0);
  const flow = lines.filter((line) => /^docs\/_data\/workflows\.arazzo\.yaml:\d+: workflow "plate-insurer"/.test(line));
  expect(flow).toHaveLength(wanted === 0 ? 1 : 0);
  const { guides, data } = positionsIn(lines);
  expect(guides.filter(isTyped).sort()).toEqual(positions().sort());
  expect(new Set(lines.filter((line) => LOST.test(line))).size).toBe(guides.length + data.length);
  for (const name of DATA) expect(data.some((line) => line.startsWith(name))).toBe(true);
});
