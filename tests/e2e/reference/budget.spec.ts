import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test';

// `tests/e2e/pages/weight.ts` checks all other limits.
const KB = 1000;

test('the field finder is at most 2 kB', async () => {
  const folder = path.join(process.env.PORTAL_BUILD ?? 'build', 'assets/js');
  const scripts = await Promise.all(
    (await readdir(folder)).filter((name) => name.endsWith('.js')).map((name) => readFile(path.join(folder, name))),
  );
  const finders = scripts.filter((script) => script.includes('ref-finding'));
  expect(finders).toHaveLength(1);
  for (const script of finders) expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(2 * KB);
});

test('the style sheet has no picture, and highlights for code alone: both cost every first drawing', async () => {
  const folder = path.join(process.env.PORTAL_BUILD ?? 'build', 'assets/css');
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const css = (await Promise.all(sheets.map((name) => readFile(path.join(folder, name), 'utf8')))).join('');
  // Infima's custom properties have no effect without a rule: these are replaced by `none`, or used by no rule.
  const [declarations, rules] = [/(--[\w-]+):url\("(?:[^"\\]|\\.)*"\)/g, /url\(/g];
  const fonts = /url\([^)]*\.woff2\)/g;
  expect(css.replace(declarations, '').replace(fonts, '').match(rules) ?? []).toEqual([]);
  const drawn = [...css.matchAll(declarations)].map(([, name]) => name).filter((name) => css.includes(`var(${name}`));
  expect(drawn.filter((name) => !css.includes(`${name}:none`))).toEqual([]);
  const highlights = css.match(/[^,{}]*::highlight/g) ?? [];
  expect(highlights.length).toBeGreaterThan(5);
  expect(highlights.filter((selector) => !selector.startsWith('[data-code]'))).toEqual([]);
});
