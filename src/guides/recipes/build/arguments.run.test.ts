import { execFile } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { clientFiles } from 'docusaurus-preset-portal/clients/files';
import { testFolder } from 'docusaurus-preset-portal/lib/testFolder.fixture';
import { beforeAll, describe, expect, it } from 'vitest';
import { installers } from '../../../../tests/clients/install';
import { pathOf } from '../../../../tests/programs';
import { JAVA } from '../../../../tests/samples/languages';
import { libraries, typeFaults } from '../../../../tests/support/compile';
import { TYPESCRIPT } from '../../../../tests/support/execute';
import { PROGRAMS } from '../../clients/build/programs';
import { recipeLanguages } from './languages';
import { readRecipes } from './recipes';

const recipes = await readRecipes();
const COMMANDS: Record<string, string[]> = {
  python: [pathOf('python'), '-B'],
  typescript: [process.execPath, ...TYPESCRIPT.slice(1)],
  java: [...JAVA(), '-cp', path.basename(clientFiles().java)],
};

/** A folder with all programs and the client. */
const folder = testFolder();
beforeAll(async () => {
  for (const install of Object.values(installers)) await install(folder);
  cpSync(PROGRAMS, folder, { recursive: true });
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
  const [command = '', ...args] = COMMANDS[language] ?? [];
  try {
    await promisify(execFile)(command, [...args, file, ...given], { cwd: folder });
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
