import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOADS_TYPESCRIPT } from '../../src/typescript';
import { execute } from '../support/execute';

const scripts = readdirSync('scripts').filter((name) => /\.(ts|cjs)$/.test(name));
/** Those that read their options themselves; `src/command.test.ts` tests what reads the options of all others. */
const others = scripts.filter((name) => readFileSync(`scripts/${name}`, 'utf8').search(/commandLine\(\s*\{ usage/) < 0);

const run = (script: string, option: string) =>
  execute([process.execPath, ...LOADS_TYPESCRIPT, `scripts/${script}`, option], process.cwd());

it('there are command lines of both kinds', () => {
  expect(scripts.length - others.length).toBeGreaterThan(10);
  expect(others.length).toBeGreaterThan(2);
});

it.concurrent.each(scripts)('%s prints help, and nothing else', async (script) => {
  const { status, stdout, stderr } = await run(script, '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: \S/);
});

it.concurrent.each(others)('%s ends in one message for an option it does not know', async (script) => {
  const { status, stdout, stderr } = await run(script, '--nonsense');
  expect([status === 1 || status === 2, stdout]).toEqual([true, '']);
  expect(stderr).toMatch(/[Uu]nknown option '--nonsense'|^Usage: /);
  expect(stderr).not.toMatch(/^ {4}at /m);
});
