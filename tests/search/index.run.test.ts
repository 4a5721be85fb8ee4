import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listFilesSync } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import {
  createSearch,
  MAX_FILES,
  type Manifest,
  type Piece,
  type SearchRecord,
} from '../../packages/docusaurus-preset-portal/src/search/engine';
import { language } from '../../src/vocabulary/language';
import { operations } from '../e2e/support/routes';
import { triesAll } from '../support/cover';
import { BUILD, builtSearch, readIndex as read, indexText as text } from './builtSearch';
import { type ExpectedQuery, evaluateQueries, expectedQueries, halfOf, share } from './expectedQueries';
import { wordsOfOneGuide } from './guideWords';

const GUIDES = 'docs/docs';

/** Every record of the built index. */
function allRecords(): SearchRecord[] {
  const { root, pieces, count } = read<Manifest>('manifest.json');
  const records = [root, ...pieces.map(([, file]) => file)].flatMap((file) => read<Piece>(file).records);
  const found = new Map(records.map((record) => [record.id, record]));
  expect(found.size).toBe(count);
  return [...found.values()];
}

/** A third of the queries for every change; all at night. */
const some = (queries: ExpectedQuery[]) => (triesAll ? queries : queries.filter((_, at) => at % 3 === 0));

test('queries find their page: first in 90 %, among three in 97.5 %, in both halves and languages', async () => {
  const all = expectedQueries();
  expect(new Set(all.map(({ q }) => q)).size).toBe(all.length);
  const queries = some(all);
  const kindsOf = (part: ExpectedQuery[]) => new Set(part.map(({ kind }) => kind));
  expect(kindsOf(queries)).toEqual(kindsOf(all));
  const verdicts = await evaluateQueries(builtSearch(), queries);
  const codes = verdicts.filter(({ kind, right }) => kind === 'code' && right.some((one) => one.includes('#')));
  expect(codes.length).toBeGreaterThan(5);
  expect(codes.filter(({ isExpected }) => !isExpected).map(({ q, first }) => `${q} → ${first}`)).toEqual([]);
  const per = (name: string, part: typeof verdicts) =>
    `${name}: ${part.length} queries, first ${(share(part, 1) * 100).toFixed(1)} %, among three ${(share(part, 3) * 100).toFixed(1)} %`;
  const groups = new Map<string, typeof verdicts>();
  for (const verdict of verdicts)
    for (const name of [halfOf(verdict), verdict.lang]) groups.set(name, [...(groups.get(name) ?? []), verdict]);
  expect(groups.size).toBe(4);
  for (const [name, part] of groups) {
    console.log(per(name, part));
    expect(share(part, 1), name).toBeGreaterThanOrEqual(0.9);
    expect(share(part, 3), name).toBeGreaterThanOrEqual(0.975);
  }
  for (const kind of new Set(verdicts.map((verdict) => verdict.kind)))
    console.log(
      per(
        kind,
        verdicts.filter((verdict) => verdict.kind === kind),
      ),
    );
  for (const { q, page, first } of verdicts.filter((verdict) => verdict.page === 0 || verdict.page > 3))
    console.log(`  missed (${page || 'not found'}): ${q} → ${first}`);
});

test('plain questions find their page, and no word of them is a code', async () => {
  const questions = expectedQueries().filter(({ kind }) => kind === 'plain');
  expect(questions.length).toBeGreaterThanOrEqual(60);
  const verdicts = await evaluateQueries(builtSearch(), questions);
  const isCode = (address: string) => /\/code-lists\/\w+#/.test(address);
  const misread = verdicts.filter(({ first, right }) => isCode(first) && !right.some(isCode));
  expect(misread.map(({ q, first }) => `${q} → ${first}`)).toEqual([]);
  const lost = verdicts.filter(({ page }) => page === 0 || page > 3);
  expect(lost.map(({ q, first }) => `${q} → ${first}`)).toEqual([]);
  expect(share(verdicts, 1)).toBeGreaterThanOrEqual(0.9);
});

test('questions of a customer before the signature open their heading', async () => {
  const questions = expectedQueries().filter(({ kind }) => kind === 'questionnaire');
  expect(questions.length).toBeGreaterThanOrEqual(20);
  const verdicts = await evaluateQueries(builtSearch(), questions);
  expect(verdicts.filter(({ page }) => page === 0 || page > 3).map(({ q, first }) => `${q} → ${first}`)).toEqual([]);
  const opened = verdicts.filter(({ isExpected }) => isExpected);
  expect(opened.length / verdicts.length).toBeGreaterThanOrEqual(0.9);
});

/** Texts of errors on operation pages (`detail` of the examples), with the pages that have each. */
function errorTexts(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const route of operations)
    for (const [, json = ''] of readFileSync(path.join(BUILD, `${route}.md`), 'utf8').matchAll(
      /^ {2}"detail": (".*"),?$/gm,
    ))
      found.set(JSON.parse(json), [...(found.get(JSON.parse(json)) ?? []), route]);
  // Texts that differ in a value alone are one text.
  const bare = (text: string) => text.replace(/\d/g, '');
  for (const [text, pages] of found)
    for (const [other, more] of found) if (bare(text) === bare(other)) pages.push(...more);
  return found;
}

test('the text of an error, pasted, finds a page that has it, whatever values it names', async () => {
  const texts = [...errorTexts()].filter(([text]) => text.split(' ').length > 3);
  expect(texts.length).toBeGreaterThanOrEqual(16);
  const search = builtSearch();
  const lost: string[] = [];
  for (const [text, pages] of texts)
    for (const pasted of [text, `{"status":404,"detail":${JSON.stringify(text.replaceAll('0990', '1234'))}}`]) {
      const [first] = (await search.find(pasted)).groups;
      if (!first || ![...pages, '/docs/errors'].includes(first.page.href)) lost.push(`${pasted} → ${first?.page.href}`);
    }
  expect(lost).toEqual([]);
});

test('a word that stands in the prose of one guide finds it', async () => {
  const guides = listFilesSync(GUIDES)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      href: `/docs/${file.replace(/(?:(?:^|\/)index)?\.mdx$/, '')}`,
      markdown: readFileSync(path.join(GUIDES, file), 'utf8'),
    }));
  // The search leaves out words of questions.
  const words = wordsOfOneGuide(guides).filter(([word]) => !language.questionWords.includes(word));
  expect(words.length).toBeGreaterThan(300);
  const search = builtSearch();
  const lost: string[] = [];
  for (const [word, href] of words) {
    const { groups } = await search.find(word);
    if (!groups.some(({ page }) => page.href.replace(/\/$/, '') === href)) lost.push(`${word} of ${href}`);
  }
  expect(1 - lost.length / words.length, lost.join(', ')).toBeGreaterThanOrEqual(0.99);
});

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
  const queries = some(expectedQueries().filter(({ kind }) => kind === 'typo'));
  expect(queries.length).toBeGreaterThan(15);
  for (const { q } of queries) {
    const files: string[] = [];
    const load = async (file: string) => {
      files.push(file);
      return read(file) as never;
    };
    await createSearch(load).find(q);
    expect(files.length, q).toBeGreaterThan(1);
    expect(
      files.map(bytes).reduce((sum, one) => sum + one, 0),
      q,
    ).toBeLessThanOrEqual(BUDGET);
  }
});
