import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { UserError } from '../../packages/docusaurus-preset-portal/src/lib/UserError';
import { generated } from '../support/copySite';
import { execute } from '../support/execute';
import { npm } from '../support/npm';

interface Fault {
  name: string;
  file: string;
  from: string;
  to: string;
  by: string;
}

const LIST = 'tests/planted/faults.yaml';
const faults: Fault[] = parse(readFileSync(LIST, 'utf8'));

const node = (file: string, ...args: string[]) => [process.execPath, path.resolve('node_modules', file), ...args];
const vitest = (mode: string, files: string) => node('vitest/vitest.mjs', 'run', `--mode=${mode}`, ...files.split(' '));
const reference = npm('run', '--silent', 'generate');
const build = npm('run', '--silent', 'build');
const playwright = (title: string) => node('@playwright/test/cli.js', 'test', '--project=site', '-g', title);

/** Checks whose name is no script, with the line of tests that has them, and their commands. */
const CHECKS: Record<string, (what: string) => [line: string, commands: string[][]]> = {
  unit: (files) => ['npm test', [vitest('quick', files)]],
  browser: (title) => ['npm test', [build, playwright(title)]],
  others: (files) => ['npm run test:all', [reference, vitest('test', files)]],
  browsers: (title) => ['npm run test:all', [build, playwright(title)]],
};

function checkOf(by: string): [line: string, commands: string[][]] {
  const [kind = '', ...words] = by.split(' ');
  return CHECKS[kind]?.(words.join(' ')) ?? ['npm test', [npm('run', '--silent', by)]];
}

/** Copies the last commit, with what is generated. */
function copyCommit(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
  execFileSync('git', ['clone', '--quiet', '--shared', process.cwd(), folder]);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const name of generated()) cpSync(name, path.join(folder, name), { recursive: true });
  return folder;
}

/** Returns true if all commands of a check pass in a folder. */
async function passes(commands: string[][], folder: string, part: string): Promise<boolean> {
  for (const command of commands)
    if ((await execute(command, folder, { PORTAL_TESTS: part })).status !== 0) return false;
  return true;
}

/**
 * Plants a fault in a folder.
 *
 * @returns A function that removes it.
 * @throws UserError if its text is not there.
 */
function plant(folder: string, { name, file, from, to }: Fault): () => void {
  const tracked = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' }).split('\n');
  const found = tracked.filter((one) => one === file || one.endsWith(`/${file}`));
  const [at] = found.includes(file) ? [file] : found;
  const text = at && readFileSync(path.join(folder, at), 'utf8');
  if (!text?.includes(from))
    throw new UserError(
      `"${name}" can't be planted: ${at ?? `no file ${file}`} lacks ${JSON.stringify(from)}. Change ${LIST}.`,
    );
  const target = path.join(folder, at as string);
  writeFileSync(
    target,
    text.replace(from, () => to),
  );
  return () => writeFileSync(target, text);
}

/**
 * Plants faults one by one in a copy of the last commit, and prints which check finds each. Each check has to pass
 * without the fault.
 *
 * @param words Only faults with one of these words in their name or check; without words all.
 * @returns The number of faults that were not found.
 */
export async function plantFaults(words: string[], print: (line: string) => void): Promise<number> {
  const chosen = faults.filter(
    ({ name, by }) => words.length === 0 || words.some((word) => `${name} ${by}`.includes(word)),
  );
  const folder = copyCommit();
  const sound = new Map<string, boolean>();
  const lines: string[] = [];
  try {
    for (const fault of chosen) {
      const [line, commands] = checkOf(fault.by);
      const part = fault.by.startsWith('browsers') ? '' : 'first';
      if (!sound.has(fault.by)) sound.set(fault.by, await passes(commands, folder, part));
      if (!sound.get(fault.by)) {
        print(`NOT TRIED  ${fault.name}: ${fault.by} fails without it.`);
        continue;
      }
      const remove = plant(folder, fault);
      const isFound = !(await passes(commands, folder, part));
      remove();
      if (isFound) lines.push(line);
      print(isFound ? `found  ${fault.name}: ${line}, ${fault.by}` : `MISSED ${fault.name}: ${fault.by}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const first = lines.filter((line) => line === 'npm test').length;
  print(`${lines.length} of ${chosen.length} found, ${first} by npm test.`);
  return chosen.length - lines.length;
}
