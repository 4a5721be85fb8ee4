import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { checkPaths, MENTIONS } from './paths';

it.each<[string, number]>([
  ["await readdir('a', { recursive: true })", 1],
  ["await readdir('a')", 0],
  ["path.relative('a', 'b')", 1],
  ["path.posix.relative('a', 'b')", 0],
  ["spawn('npm', ['start'])", 1],
  ["execFileSync('npx', [])", 1],
  ["spawn(process.execPath, ['a.js'])", 0],
  ["join(root, 'node_modules/.bin/tsx')", 1],
  ["import(path.join('a', 'b'))", 1],
  ["import(pathToFileURL(path.join('a', 'b')).href)", 0],
  ["sourceFile.split('/')", 1],
  ["pointer.split('/')", 0],
  ["source.absoluteRef.lastIndexOf('/')", 1],
  ["new URL(path.join('a', 'b'))", 1],
  ["const route = path.join('a', 'b')", 1],
  ["const route = path.posix.join('a', 'b')", 0],
  ["const page = { permalink: path.join('a', 'b') }", 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is checked
  ['`${site.url}/${path.join(a, b)}`', 0],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is checked
  ['`${origin}/${path.join(a, b)}`', 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is checked
  ['`https://a.example/${path.join(a, b)}`', 1],
  ["const file = path.join('a', 'b')", 0],
  ['new URL(import.meta.url).pathname', 1],
])('%j', (text, faults) => {
  expect(checkPaths('a.ts', text).faults).toHaveLength(faults);
});

it('every source works with the paths of every system', async () => {
  const names = await Promise.all(
    ['src', 'packages', 'scripts', 'tests'].map(async (folder) =>
      (await listFiles(folder)).map((name) => `${folder}/${name}`),
    ),
  );
  // The check itself contains the names it searches for.
  const files = names
    .flat()
    .filter((name) => /\.[cm]?tsx?$|\.cjs$/.test(name) && !/node_modules\/|^tests\/portable\//.test(name));
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const checked = texts.filter(([, text]) => MENTIONS.test(text)).map(([file, text]) => checkPaths(file, text));
  expect(checked.length).toBeGreaterThan(100);
  expect(checked.reduce((sum, { looked }) => sum + looked, 0)).toBeGreaterThan(3000);
  expect(checked.flatMap(({ faults }) => faults)).toEqual([]);
});
