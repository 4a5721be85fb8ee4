import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFilesSync } from '../../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { operations } from '../support/routes';
import { expect, open, test } from '../support/test';

const KB = 1000;
const build = process.env.PORTAL_BUILD ?? 'build';
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
const textOf = (file: string) => readFileSync(path.join(build, file), 'utf8');
const scripts = () => listFilesSync(build).filter((name) => /^assets\/js\/.*\.js$/.test(name));

/** Returns the scripts with code of the form or of the functions that write samples. */
const withTrace = (trace: string) => scripts().filter((name) => textOf(name).includes(trace));
const FORM = 'ref-optional';
const WRITERS = 'CURLOPT_CUSTOMREQUEST';

test('the form and its data are at most 8.3 kB for the largest page', () => {
  const [form = '', ...others] = withTrace(FORM);
  expect(others).toEqual([]);
  const files = listFilesSync(build).filter((name) => name.endsWith('/form.json'));
  expect(files).toHaveLength(operations.length);
  const largest = Math.max(...files.map((name) => gzip(textOf(name))));
  expect(gzip(textOf(form)) + largest).toBeLessThanOrEqual(8.3 * KB);
});

test('with rules, requests and the longest writer of a language, the first use loads at most 24 kB', () => {
  // Texts that occur only in these scripts.
  const parts = [FORM, 'Sent as it is.', 'content-(?:type|length)', WRITERS].map(withTrace);
  for (const part of parts) expect(part).toHaveLength(1);
  // Each language is loaded separately.
  expect(new Set(parts.flat()).size).toBe(parts.length);
  expect(textOf(parts.flat().at(-1) ?? '')).not.toContain('urllib');
  const total = parts.flat().reduce((sum, name) => sum + gzip(textOf(name)), 0);
  expect(total).toBeLessThanOrEqual(24 * KB);
});

test('nothing of the form is loaded before it is opened', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice(1)));
  await open(page, operations[0] ?? '/');
  const loaded = requested.filter((name) => scripts().includes(name));
  expect(loaded.length).toBeGreaterThan(1);
  const parts = [...withTrace(FORM), ...withTrace(WRITERS)];
  expect(parts.length).toBeGreaterThan(1);
  expect(loaded.filter((name) => parts.includes(name))).toEqual([]);
  expect(requested.filter((name) => name.endsWith('form.json'))).toEqual([]);
});
