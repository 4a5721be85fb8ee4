import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { clientFiles } from 'docusaurus-preset-portal/clients/files';
import { testFolder } from 'docusaurus-preset-portal/lib/testFolder.fixture';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { installers, run } from '../../../../tests/clients/install';
import { pathOf } from '../../../../tests/programs';
import { JAVA } from '../../../../tests/samples/languages';
import { libraries, typeFaults } from '../../../../tests/support/compile';
import { PROGRAMS } from '../../clients/build/programs';
import { recipeLanguages } from './languages';
import { readRecipes } from './recipes';

const recipes = await readRecipes();
const jar = path.basename(clientFiles().java);
/** Commands of the programs, which are compiled once for all calls. */
const COMMANDS: Record<string, (file: string) => string[]> = {
  python: (file) => [pathOf('python'), '-B', file],
  typescript: (file) => [process.execPath, file.replace(/mts$/, 'mjs')],
  java: (file) => [...JAVA(), '-cp', [jar, '.'].join(path.delimiter), path.basename(file, '.java')],
};

/** A folder with all programs and the client. */
const folder = testFolder();
beforeAll(async () => {
  for (const install of Object.values(installers)) await install(folder);
  cpSync(PROGRAMS, folder, { recursive: true });
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.mts'))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const compiled = ts.transpile(text, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 });
    writeFileSync(path.join(folder, file.replace(/mts$/, 'mjs')), compiled);
  }
  const java = recipeLanguages.find(({ id }) => id === 'java');
  await run([pathOf('java'), '-cp', jar, ...recipes.map(({ id }) => java?.file(id) ?? '')], folder);
});

it('the programs in TypeScript compile strictly against the client', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mts'));
  expect(files.length).toBeGreaterThan(recipes.length);
  const settings = { lib: libraries.alone, allowImportingTsExtensions: true };
  expect(
    typeFaults(
      files.map((file) => path.join(folder, file)),
      settings,
    ),
  ).toEqual([]);
});

/** Returns the error output of a program, and its exit code. */
async function ended(language: string, file: string, ...given: string[]): Promise<[text: string, code: number]> {
  const [command = '', ...args] = COMMANDS[language]?.(file) ?? [];
  try {
    await promisify(execFile)(command, [...args, ...given], { cwd: folder });
    return ['', 0];
  } catch (error) {
    const { stderr, code } = error as { stderr: string; code: number };
    return [stderr.trim(), code];
  }
}

describe.each(recipeLanguages.filter(({ id }) => id in COMMANDS))('$id', ({ id: language, file }) => {
  it.each(recipes)('$id says how to start it', async ({ id }) => {
    const [text, code] = await ended(language, file(id));
    expect(code).toBe(1);
    expect(text).toMatch(/^Usage: \S.* \S*[A-Z]+\S*$/);
    expect(text).not.toContain('\n');
  });

  it.each(recipes.filter(({ inputs }) => inputs.length > 0))('$id names a file that it cannot read', async ({ id }) => {
    const [text, code] = await ended(language, file(id), 'no-such-file', 'no-such-folder');
    expect([text.split('\n').length, code]).toEqual([1, 1]);
    expect(text).toMatch(/^Cannot read no-such-file: /);
  });
});
