import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { operations } from '../e2e/support/routes';
import { BUILD, readIndex } from './builtSearch';

/** Every record of the built index. */
const allRecords = () => readIndex().records;

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

/** Data for a first result, in bytes (gzip). `budget.spec.ts` counts the code (engine, dialog). */
const BUDGET = 235_000;

test('the index is within its share of the budget', () => {
  expect(gzipSync(JSON.stringify(readIndex())).length).toBeLessThanOrEqual(BUDGET);
});
