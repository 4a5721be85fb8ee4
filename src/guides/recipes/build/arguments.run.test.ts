import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientFiles } from '#site/clientPackages';
import { installers, run } from '../../../../tests/clients/install';
import { pathOf } from '../../../../tests/programs';
import { JAVA } from '../../../../tests/samples/languages';
import { servedSandbox } from '../../../../tests/sandbox/served';
import { libraries, typeFaults } from '../../../../tests/support/compile';
import { testFolder } from '../../../../tests/support/testFolder';
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

const sandbox = servedSandbox();
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
    const env = { ...process.env, DANISH_DATA_API_HOST: sandbox.origin, DANISH_DATA_API_KEY: 'sandbox' };
    await promisify(execFile)(command, [...args, ...given], { cwd: folder, env });
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

  const tables = recipes.filter(({ inputs }) => inputs.some((name) => name.endsWith('.csv')));
  it.each(tables)('$id refuses a table in another encoding, or with a reference twice', async ({ id, inputs }) => {
    const given = readFileSync(path.join(folder, inputs[0] ?? ''), 'utf8');
    // As Excel saves "CSV": æ, ø and å are one byte each.
    writeFileSync(path.join(folder, 'excel.csv'), given.replace(/\n/g, '\r\n'), 'latin1');
    expect(await ended(language, file(id), 'excel.csv', 'refused.csv')).toEqual([
      'excel.csv is not UTF-8: in Excel, save it as "CSV UTF-8".',
      1,
    ]);
    const [header = '', first = '', second = ''] = given.split('\n');
    writeFileSync(path.join(folder, 'twice.csv'), [header, first, second, first].join('\n'));
    expect(await ended(language, file(id), 'twice.csv', 'refused.csv')).toEqual([
      `twice.csv has ${first.split(';')[0]} more than once: give each line a reference of its own.`,
      1,
    ]);
    expect(existsSync(path.join(folder, 'refused.csv'))).toBe(false);
  });

  it('the portfolio reads quoted cells, and has each line once after a restart', async () => {
    const [source, target] = [`${language}.csv`, `${language}-matched.csv`];
    // As Excel saves "CSV UTF-8", with a separator in one cell, a line break in another, and an empty last row.
    const second = 'a-2;"Eksempelvej 12B, 1. tv\n9999 Eksempelby"';
    const rows = ['reference;address', '"a;""1""";Prøvestien 7, 9999 Eksempelby', second, ';', ''];
    writeFileSync(path.join(folder, source), `\uFEFF${rows.join('\r\n')}`);
    for (const time of [1, 2]) {
      expect([time, ...(await ended(language, file('portfolio'), source, target))]).toEqual([time, '', 0]);
      expect(readFileSync(path.join(folder, target), 'utf8').trimEnd().split('\n')).toEqual([
        'reference;confidence;bfe;address;fault',
        '"a;""1""";1.00;999000001;Prøvestien 7, 9999 Eksempelby;',
        'a-2;1.00;999000002;Eksempelvej 12B, 1. tv, 9999 Eksempelby;',
      ]);
    }
  });
});
