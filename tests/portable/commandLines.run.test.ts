import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { execute } from '../support/execute';

const scripts = readdirSync('scripts').filter((name) => /\.(ts|cjs)$/.test(name));

interface Ended {
  code?: number;
  out: string;
  err: string;
}

/** Runs the command lines with one option in a single process, because loading modules takes most of their time. */
const program = (option: string) => `
  const path = require('node:path');
  const print = console.log;
  (async () => {
    const ended = {};
    for (const name of ${JSON.stringify(scripts)}) {
      const one = { out: '', err: '' };
      console.log = (text) => { one.out += text; };
      console.error = (text) => { one.err += text.stack ?? text; };
      process.exitCode = undefined;
      process.argv = [process.execPath, name, '${option}'];
      // One script can start another.
      for (const file of Object.keys(require.cache)) if (path.dirname(file) === path.resolve('scripts')) delete require.cache[file];
      require(path.resolve('scripts', name));
      await new Promise((done) => setTimeout(done, 20));
      ended[name] = { ...one, code: process.exitCode };
    }
    process.exitCode = 0;
    print(JSON.stringify(ended));
  })();`;

const run = (...args: string[]) => execute([process.execPath, ...args], process.cwd(), { HOME: '/dev/null' });

describe.each(['--help', '--nonsense'])('with %s', (option) => {
  let ended: Record<string, Ended> = {};
  beforeAll(async () => {
    const { stdout, stderr } = await run('--import', 'tsx', '-e', program(option));
    expect(stderr).toBe('');
    ended = JSON.parse(stdout);
    expect(scripts.length).toBeGreaterThan(10);
  });

  it.each(scripts)(`%s ${option === '--help' ? 'prints help, and nothing else' : 'ends in one message'}`, (name) => {
    const { code, out, err } = ended[name] as Ended;
    if (option === '--help') {
      expect([code ?? 0, err]).toEqual([0, '']);
      expect(out).toMatch(/^Usage: \S/);
    } else {
      expect([out, code === 1 || code === 2]).toEqual(['', true]);
      expect(err).toMatch(/Unknown option '--nonsense'|^Usage: /);
      expect(err).not.toMatch(/^ {4}at /m);
    }
  });
});

it.each(['build', 'start'])('docusaurus %s looks for no update, also without a home folder', async (command) => {
  const { status, stdout, stderr } = await run('node_modules/@docusaurus/core/bin/docusaurus.mjs', command, '--help');
  expect([status, stderr, stdout.split(' [siteDir]')[0]]).toEqual([0, '', `Usage: docusaurus ${command} [options]`]);
});
