import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RENDER_USAGE } from 'portal-cli/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { execute } from '../support/execute';

/** The action that renders a portal in a workflow: its steps are run as a runner runs them. */

const FOLDER = '.github/actions/portal';

interface Action {
  inputs: Record<string, { default?: string }>;
  runs: { steps: { run: string; env: Record<string, string> }[] };
}
const { inputs, runs }: Action = parse(readFileSync(`${FOLDER}/action.yml`, 'utf8'));

it('has an input for each option', () => {
  const options = new Set([...RENDER_USAGE.matchAll(/--([a-z-]+)/g)].map(([, name]) => name));
  options.delete('help');
  expect(options.size).toBeGreaterThan(5);
  expect([...options].filter((name) => !inputs[name as string])).toEqual([]);
});

it('reads inputs from variables: none is a part of a script', () => {
  expect(runs.steps.length).toBeGreaterThan(0);
  for (const { run } of runs.steps) expect(run).not.toContain('$' + '{{');
});

describe.skipIf(process.platform === 'win32')('its steps', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'workflow '));
    await cp('tests/fixtures/render', folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /**
   * Runs the steps in the folder of a workflow, until one fails.
   *
   * @param action Folder of the action.
   */
  async function run(given: Record<string, string>, action = path.resolve(FOLDER), search = process.env.PATH ?? '') {
    const resolved = (expression: string) =>
      expression.replace(/\$\{\{ (github\.action_path|inputs\.(\w+)) \}\}/g, (_, __, name?: string) =>
        name ? (given[name] ?? inputs[name]?.default ?? '') : action,
      );
    const output = path.join(folder, 'output.txt');
    await rm(output, { force: true });
    let finished = { status: 0 as number | null, stdout: '', stderr: '' };
    for (const { run: script, env } of runs.steps) {
      const variables = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, resolved(value)]));
      finished = await execute(['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', script], folder, {
        ...variables,
        PATH: search,
        GITHUB_OUTPUT: output,
      });
      if (finished.status !== 0) break;
    }
    return { ...finished, output: existsSync(output) ? await readFile(output, 'utf8') : '' };
  }

  it.each(['out', 'title', 'guides'])('fail if %s has several lines, and write no output', async (name) => {
    const given = { spec: 'library.yaml', check: 'true', [name]: 'a\nportal=elsewhere\nother=1' };
    const { status, stderr, output } = await run(given);
    expect([status, output]).toEqual([1, '']);
    expect(stderr).toBe(`The input "${name}" has 3 lines. Write it in one.\n`);
  });

  it('install the packages of the checkout once, and give the command several contracts and values that look like code', async () => {
    const root = path.join(folder, 'check out');
    const programs = path.join(folder, 'programs');
    const command = path.join(root, 'packages/portal-cli/bin/portal-cli.cjs');
    for (const file of [command, path.join(programs, 'npm')]) await mkdir(path.dirname(file), { recursive: true });
    await mkdir(path.join(root, FOLDER), { recursive: true });
    await writeFile(command, 'console.log(JSON.stringify(process.argv.slice(2)));');
    await writeFile(path.join(programs, 'npm'), '#!/bin/sh\necho "npm $*"\nmkdir "$3/node_modules"\n', { mode: 0o755 });
    const given = {
      spec: 'library.yaml\nunhosted.yaml\n',
      title: '--$(touch hacked) "Books"',
      out: 'else\rwhere\r\n',
      check: 'true',
    };
    const call = () => run(given, path.join(root, FOLDER), `${programs}:${process.env.PATH}`);
    const first = await call();
    expect([first.status, first.output], first.stderr).toEqual([0, 'portal=elsewhere\n']);
    expect(first.stdout).toMatch(/^npm ci --prefix .* --omit=dev --ignore-scripts --no-audit --no-fund\n\[/);
    const specs = ['--spec=library.yaml', '--spec=unhosted.yaml'];
    expect(JSON.parse((await call()).stdout)).toEqual([
      ...specs,
      '--out=elsewhere',
      '--title=--$(touch hacked) "Books"',
      '--check',
    ]);
    expect(existsSync(path.join(folder, 'hacked'))).toBe(false);
  });

  it('fail with the message of the command', async () => {
    const { status, stderr } = await run({ spec: 'no such.yaml', check: 'true' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('--spec no such.yaml: there is no such file');
  });
});
