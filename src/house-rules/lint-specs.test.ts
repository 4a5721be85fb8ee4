import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { findCpr, isCvrChecksumValid, isInventedCvr } from './lib/numbers.js';

type Problem = { ruleId: string; message: string };

const root = path.resolve(__dirname, '../..');
const namesIn = (folder: string, ending: string) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => path.basename(file, ending))
    .sort();

const fixtures = 'tests/fixtures/lint-specs';
const names = namesIn(fixtures, '.yaml');
const rules = namesIn('src/house-rules/rules', '.js');

/** A remote $ref cannot be fetched here either, and Redocly's own rule says so too. */
const alsoFires: Record<string, string[]> = { 'no-remote-ref': ['no-unresolved-refs'] };

const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
const cli = path.join(path.dirname(manifest), 'bin/cli.js');

/** One process for all fixtures; Redocly prints one JSON document per file, in the order given. */
async function lintAll(): Promise<Record<string, Problem[]>> {
  const files = names.map((name) => `${fixtures}/${name}.yaml`);
  const run = promisify(execFile)(
    process.execPath,
    [cli, 'lint', ...files, '--format', 'json', '--max-problems', '1000'],
    {
      cwd: root,
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      maxBuffer: 50_000_000,
    },
  );
  const stdout = await run.then(
    (ok) => ok.stdout,
    (failed: { stdout: string }) => failed.stdout,
  );
  const reports: { problems: Problem[] }[] = JSON.parse(`[${stdout.replaceAll('\n}{\n', '\n},{\n')}]`);
  expect(reports).toHaveLength(names.length);
  return Object.fromEntries(names.map((name, index) => [name, reports[index]?.problems ?? []]));
}

const expectedOf = (name: string) =>
  [...readFileSync(path.join(root, fixtures, `${name}.yaml`), 'utf8').matchAll(/^# expect: (.*)$/gm)].map(
    (line) => line[1] ?? '',
  );

describe('the house rules', () => {
  let problems: Record<string, Problem[]>;

  beforeAll(async () => {
    problems = await lintAll();
  }, 60_000);

  it('have one fixture each', () => {
    expect(names.filter((name) => name !== 'clean')).toEqual(rules);
  });

  it('are all errors in redocly.yaml', () => {
    const config = readFileSync(path.join(root, 'redocly.yaml'), 'utf8');
    const enabled = [...config.matchAll(/^ {2}portal\/([a-z-]+): error$/gm)].map((line) => line[1]);
    expect(enabled).toEqual(rules);
  });

  it('find nothing in a clean contract', () => {
    expect(problems.clean).toEqual([]);
  });

  it.each(rules)('%s fires on its fixture, and nothing else does', (rule) => {
    const found = (problems[rule] ?? []).filter(({ ruleId }) => !alsoFires[rule]?.includes(ruleId));
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).not.toEqual([]);
    expect([...new Set(found.map(({ ruleId }) => ruleId))]).toEqual([`portal/${rule}`]);
    const expected = expectedOf(rule);
    expect(found).toHaveLength(expected.length);
    for (const text of expected) {
      expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining(text));
    }
  });
});

describe('numbers', () => {
  const found = (text: string) => findCpr(text).map((match) => match.text);

  it('sees the shape of a CPR number, with and without hyphen', () => {
    expect(found('born 310158-5999 or 3101585999.')).toEqual(['310158-5999', '3101585999']);
    expect(found('290260-0000')).toEqual(['290260-0000']);
  });

  it.each([
    ['an impossible date', '700190-0000 320158-5999 311358-5999 290261-0000'],
    ['an example P-number', '9990000011'],
    ['a longer run of digits', '31015859991 9999999999999901'],
    ['an id', '00000000-0000-4000-8000-000000000901'],
    ['decimals', '0.3101585999'],
  ])('does not take %s for one', (_what, text) => {
    expect(found(text)).toEqual([]);
  });

  it('knows the invented CVR numbers by range and check digit', () => {
    expect(['09900012', '09900071'].every(isInventedCvr)).toBe(true);
    expect(isInventedCvr('09900013')).toBe(false);
    expect(isCvrChecksumValid('01234560')).toBe(true);
    expect(isInventedCvr('01234560')).toBe(false);
  });
});
