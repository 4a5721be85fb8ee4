import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { apis } from '#site';
import portalPlugin from './content';

type Problem = { ruleId: string; message: string };
type Json = Record<string, unknown>;
type Case = { expect: string[]; method?: string; edits: Json };

const root = path.resolve(__dirname, '../../..');
const FIXTURES = 'tests/fixtures/lint-specs';

const namesIn = (folder: string, ending: string) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => path.basename(file, ending))
    .sort();

const ruleNames = Object.keys(portalPlugin().rules.oas3).sort();
const { shared: _, ...cases }: Record<string, Case> = parse(
  readFileSync(path.join(root, FIXTURES, 'cases.yaml'), 'utf8'),
  {
    merge: true,
  },
);
const fixtures = ['clean', ...Object.keys(cases)];

/** Names in the edits of `cases.yaml`. */
const placesOf = (method: string): [name: string, path: string][] => {
  const operation = `paths /companies/{companyId} ${method}`;
  const body = `${operation} responses 200 content application/json`;
  return [
    ['properties', `${body} schema properties`],
    ['body', body],
    ['responses', `${operation} responses`],
    ['parameter', `${operation} parameters 0`],
    ['operation', operation],
  ];
};

/** Returns the clean contract with the edits of a case. */
function contractOf({ method = 'get', edits }: Case): Json {
  const contract = parse(readFileSync(path.join(root, FIXTURES, 'clean.yaml'), 'utf8'));
  const { get } = contract.paths['/companies/{companyId}'];
  contract.paths['/companies/{companyId}'] = { [method]: get };
  const places = new Map(placesOf(method));
  for (const [at, value] of Object.entries(edits)) {
    const [first = '', ...others] = at.split(' ');
    const steps = [...(places.get(first) ?? first).split(' '), ...others];
    const last = steps.pop() as string;
    const parent = steps.reduce((node, step) => node[step] as Json, contract as Json);
    if (value === null) delete parent[last];
    else parent[last] = structuredClone(value);
  }
  return contract;
}

/** Rules of Redocly that report the same fault. */
const alsoReported: Record<string, string[]> = { 'no-remote-ref': ['no-unresolved-refs'] };

mkdirSync(path.join(root, '.generated'), { recursive: true });
const folder = mkdtempSync(path.join(root, '.generated/lint-specs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints all contracts in one process. Redocly prints one JSON document for each file, in the given order. */
async function lintFixtures(): Promise<Map<string, Problem[]>> {
  cpSync(path.join(root, FIXTURES, 'parts'), path.join(folder, 'parts'), { recursive: true });
  const files = fixtures.map((name) => path.join(folder, `${name}.yaml`));
  for (const [index, name] of fixtures.entries())
    writeFileSync(files[index] as string, JSON.stringify(contractOf(cases[name] ?? { expect: [], edits: {} })));
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const run = promisify(execFile)(
    process.execPath,
    ['-C', 'portal-source', '--import', 'tsx', cli, 'lint', ...files, '--format', 'json', '--max-problems', '1000'],
    { cwd: root, env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }, maxBuffer: 50_000_000 },
  );
  const stdout = await run.then(
    (ok) => ok.stdout,
    (failed: { stdout: string }) => failed.stdout,
  );
  const reports: { problems: Problem[] }[] = JSON.parse(`[${stdout.replaceAll('\n}{\n', '\n},{\n')}]`);
  expect(reports).toHaveLength(fixtures.length);
  return new Map(reports.map(({ problems }, index) => [fixtures[index] ?? '', problems]));
}

describe('the house rules', () => {
  let problems: Map<string, Problem[]>;

  beforeAll(async () => {
    problems = await lintFixtures();
  });

  it('are one file each, named as the rule', () => {
    const files = ['content', 'general'].flatMap((folder) => namesIn(`src/checks/contracts/${folder}`, '.ts'));
    expect(files.filter((name) => /^[a-z-]+$/.test(name) && name !== 'index').sort()).toEqual(ruleNames);
  });

  it('have one case each', () => {
    expect(Object.keys(cases).sort()).toEqual(ruleNames);
  });

  it('check the contract of every API', () => {
    const config = parse(readFileSync(path.join(root, 'redocly.yaml'), 'utf8'));
    const checked = Object.values<{ root: string }>(config.apis).map((api) => api.root);
    expect(checked.sort()).toEqual(apis.map(({ spec }) => `api-specs/${spec}`).sort());
  });

  it('report nothing in a clean contract', () => {
    expect(problems.get('clean')).toEqual([]);
  });

  it.each(ruleNames)('%s reports its case, and no other rule does', (rule) => {
    const found = (problems.get(rule) ?? []).filter(({ ruleId }) => !alsoReported[rule]?.includes(ruleId));
    expect([...new Set(found.map(({ ruleId }) => ruleId))]).toEqual([`portal/${rule}`]);
    const expected = cases[rule]?.expect ?? [];
    expect(found).toHaveLength(expected.length);
    for (const text of expected) {
      expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining(text));
    }
  });
});
