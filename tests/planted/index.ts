import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { UserError } from '../../packages/docusaurus-preset-portal/src/lib/UserError';
import { linkPackages } from '../../packages/docusaurus-preset-portal/src/render/workplace';
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
const playwright = (title: string) => node('@playwright/test/cli.js', 'test', '--project=site', '-x', '-g', title);

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

/** Copies the last commit, with what is generated. The copy uses the installed packages and its own engine. */
async function copyCommit(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
  execFileSync('git', ['clone', '--quiet', '--shared', process.cwd(), folder]);
  const engine = path.join(folder, 'packages/docusaurus-preset-portal');
  await linkPackages(path.resolve('node_modules'), path.join(folder, 'node_modules'), engine);
  for (const name of generated()) cpSync(name, path.join(folder, name), { recursive: true });
  return folder;
}

/**
 * Returns true if all commands of a check pass in a folder.
 *
 * @param passed Commands that need not run again; those that pass are added.
 */
async function passes(commands: string[][], folder: string, part: string, passed = new Set<string>()) {
  for (const command of commands) {
    const name = command.join(' ');
    if (passed.has(name)) continue;
    if ((await execute(command, folder, { PORTAL_TESTS: part })).status !== 0) return false;
    passed.add(name);
  }
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
  const folder = await copyCommit();
  const sound = new Set<string>();
  const lines: string[] = [];
  const partOf = (by: string) => (by.startsWith('browsers') ? '' : 'first');
  try {
    // All of them first, because they share one build of the copy.
    const passed = new Set<string>();
    for (const by of new Set(chosen.map((fault) => fault.by)))
      if (await passes(checkOf(by)[1], folder, partOf(by), passed)) sound.add(by);
    for (const fault of chosen) {
      const [line, commands] = checkOf(fault.by);
      if (!sound.has(fault.by)) {
        print(`NOT TRIED  ${fault.name}: ${fault.by} fails without it.`);
        continue;
      }
      const remove = plant(folder, fault);
      const isFound = !(await passes(commands, folder, partOf(fault.by)));
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
