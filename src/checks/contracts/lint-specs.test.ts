import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { apis } from '#site';
import portalPlugin from './content';

type Problem = { ruleId: string; message: string };

const root = path.resolve(__dirname, '../../..');
const FIXTURES = 'tests/fixtures/lint-specs';

const namesIn = (folder: string, ending: string) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => path.basename(file, ending))
    .sort();

const ruleNames = Object.keys(portalPlugin().rules.oas3).sort();
const fixtures = namesIn(FIXTURES, '.yaml');

/** Rules of Redocly that report the same fault. */
const alsoReported: Record<string, string[]> = { 'no-remote-ref': ['no-unresolved-refs'] };

/** Lints all fixtures in one process. Redocly prints one JSON document for each file, in the given order. */
async function lintFixtures(): Promise<Map<string, Problem[]>> {
  const files = fixtures.map((name) => `${FIXTURES}/${name}.yaml`);
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const run = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', cli, 'lint', ...files, '--format', 'json', '--max-problems', '1000'],
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

/** Reads the `# expect:` lines of a fixture: a part of each message. */
const expectedIn = (name: string) =>
  [...readFileSync(path.join(root, FIXTURES, `${name}.yaml`), 'utf8').matchAll(/^# expect: (.*)$/gm)].map(
    (line) => line[1] ?? '',
  );

describe('the house rules', () => {
  let problems: Map<string, Problem[]>;

  beforeAll(async () => {
    problems = await lintFixtures();
  });

  it('are one file each, named as the rule', () => {
    const files = ['content', 'general'].flatMap((folder) => namesIn(`src/checks/contracts/${folder}`, '.ts'));
    expect(files.filter((name) => /^[a-z-]+$/.test(name) && name !== 'index').sort()).toEqual(ruleNames);
  });

  it('have one fixture each', () => {
    expect(fixtures.filter((name) => name !== 'clean')).toEqual(ruleNames);
  });

  it('check the contract of every API', () => {
    const config = parse(readFileSync(path.join(root, 'redocly.yaml'), 'utf8'));
    const checked = Object.values<{ root: string }>(config.apis).map((api) => api.root);
    expect(checked.sort()).toEqual(apis.map(({ spec }) => `api-specs/${spec}`).sort());
  });

  it('report nothing in a clean contract', () => {
    expect(problems.get('clean')).toEqual([]);
  });

  it.each(ruleNames)('%s reports its fixture, and no other rule does', (rule) => {
    const found = (problems.get(rule) ?? []).filter(({ ruleId }) => !alsoReported[rule]?.includes(ruleId));
    expect([...new Set(found.map(({ ruleId }) => ruleId))]).toEqual([`portal/${rule}`]);
    const expected = expectedIn(rule);
    expect(found).toHaveLength(expected.length);
    for (const text of expected) {
      expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining(text));
    }
  });
});
