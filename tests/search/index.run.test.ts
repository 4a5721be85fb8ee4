import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createSearch } from 'docusaurus-preset-portal/program';
import { MAX_FILES, type Manifest, type Piece, type SearchRecord } from 'docusaurus-preset-portal/testing';
import { expect, test } from 'vitest';
import { language } from '#site';
import { operations } from '../e2e/support/routes';
import { BUILD, readIndex as read, indexText as text } from './builtSearch';
import { expectedQueries, someOf } from './expectedQueries';

/** Every record of the built index. */
function allRecords(): SearchRecord[] {
  const { root, pieces, count } = read<Manifest>('manifest.json');
  const records = [root, ...pieces.map(([, file]) => file)].flatMap((file) => read<Piece>(file).records);
  const found = new Map(records.map((record) => [record.id, record]));
  expect(found.size).toBe(count);
  return [...found.values()];
}

test('every result leads to a place that exists', () => {
  const pages = new Map<string, string>();
  const page = (route: string) => {
    const file = path.join(BUILD, route, 'index.html');
    if (!pages.has(route)) pages.set(route, existsSync(file) ? readFileSync(file, 'utf8') : '');
    return pages.get(route) as string;
  };
  const hrefs = allRecords().flatMap(({ href, occurrences = [] }) => [href, ...occurrences.map(([, other]) => other)]);
  expect(hrefs.length).toBeGreaterThan(1000);
  const lost = [...new Set(hrefs)].filter((href) => {
    const [route = '', anchor] = href.split('#');
    const html = page(route);
    return html === '' || (anchor !== undefined && !hasId(html, decodeURIComponent(anchor)));
  });
  expect(lost).toEqual([]);
});

/** Attributes are quoted only where necessary, because the HTML is minified. */
const hasId = (html: string, id: string) =>
  [`id="${id.replaceAll('&', '&amp;')}"`, `id=${id} `, `id=${id}>`].some((attribute) => html.includes(attribute));

test('every operation, and both labels of every attribute, are in the index', () => {
  const records = allRecords();
  const found = records.filter(({ kind }) => kind === 'operation').map(({ href }) => href);
  expect(found.sort()).toEqual([...operations].sort());
  const attributes = JSON.parse(readFileSync('docs/_data/attribute-translations.json', 'utf8')) as {
    key: string;
    label: { en: string; da: string };
  }[];
  const labels = new Map(records.filter(({ kind }) => kind === 'attribute').map(({ title, label }) => [title, label]));
  for (const { key, label } of attributes) {
    expect(labels.get(key)).toContain(label.en);
    expect(labels.get(key)).toContain(label.da);
  }
});

const sizes = new Map<string, number>();
function bytes(file: string): number {
  const size = sizes.get(file) ?? gzipSync(text(file)).length;
  sizes.set(file, size);
  return size;
}

/** Data for a first result, in bytes (gzip). `budget.spec.ts` counts the code (engine, dialog). */
const BUDGET = 150_000;

test('the index is data for a first result within its share of the budget', () => {
  const { root, pieces } = read<Manifest>('manifest.json');
  const largest = pieces
    .map(([, file]) => bytes(file))
    .sort((a, b) => b - a)
    .slice(0, MAX_FILES);
  expect(largest.reduce((sum, one) => sum + one, bytes('manifest.json') + bytes(root))).toBeLessThanOrEqual(BUDGET);
  const existing = new Set(['manifest.json', root, ...pieces.map(([, file]) => file)]);
  expect(
    readdirSync(path.join(BUILD, 'search-index')).filter((file) => !existing.has(file.replace(/\.(br|gz)$/, ''))),
  ).toEqual([]);
});

test('so is that of a query with typing errors, which is asked once more without them', async () => {
  const queries = someOf(expectedQueries().filter(({ kind }) => kind === 'typo'));
  expect(queries.length).toBeGreaterThan(15);
  for (const { q } of queries) {
    const files: string[] = [];
    const load = async (file: string) => {
      const name = path.basename(file);
      files.push(name);
      return read(name) as never;
    };
    await createSearch(load, { language }).find(q);
    expect(files.length, q).toBeGreaterThan(1);
    expect(
      files.map(bytes).reduce((sum, one) => sum + one, 0),
      q,
    ).toBeLessThanOrEqual(BUDGET);
  }
});
