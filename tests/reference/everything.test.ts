import { describe, expect, it } from 'vitest';
import { read, renderPages, textOf } from './render';

const FILES = ['everything-31.yaml', 'everything-30.yaml'].map((file) => `tests/fixtures/contracts/${file}`);

const FIXTURES = await Promise.all(
  FILES.map(async (file) => {
    const api = await read(file);
    return { file, api, pages: renderPages(api) };
  }),
);

describe.each(FIXTURES)('$file', ({ pages }) => {
  it('gives every heading a link, and lists those of an overview as sections', () => {
    const headings = pages.flatMap((html) => [...html.matchAll(/<h([2-6]) id="([^"]+)"[\s\S]*?<\/h\1>/g)]);
    expect(headings.length).toBeGreaterThan(10);
    for (const [html, , id = ''] of headings)
      expect(html).toContain(`<a class="hash-link" href="#${encodeURIComponent(id)}" title="Direct link to `);
    const [overview = ''] = pages;
    const [sections = ''] = /<nav class="ref-sections"[\s\S]*?<\/nav>/.exec(overview) ?? [];
    for (const [, id = ''] of overview.matchAll(/<h2 id="([^"]+)"/g)) expect(sections).toContain(`href="#${id}"`);
  });

  it('gives every field its own anchor', () => {
    for (const html of pages) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, hash = ''] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(decodeURIComponent(hash));
    }
  });
});

describe('words for OpenAPI', () => {
  const [text31 = '', text30 = ''] = FIXTURES.map(({ pages }) => textOf(pages[1] ?? ''));

  it('explains parameters, unions, maps, tuples, recursion and limits', () => {
    for (const phrase of [
      'semicolon before each',
      'dot first',
      'separated by bars',
      'one per property',
      'written as application/json',
      'number or string can be null',
      'more than 0',
      'multiple of 0.5',
      '2–20 characters',
      'Exactly one of these shapes',
      'One or more of these shapes',
      'Anything but this',
      'told apart by kind',
      'any key',
      'any name matching ^x-',
      'array of arrays of objects',
      'no duplicates',
      'Same shape as shown above',
      'Every error has the same body',
      'encoded as base64',
      'with c: required d',
      'if a is 1: required b',
      'Meaning of red',
      'read-only',
      'not sent',
      'deprecated',
      'API key in the header X-Key',
      'and token : Bearer token (JWT)',
      '/shapes/3fa85f64;matrix=1;matrix=2.lab',
      'OAuth 2.0 (client credentials) with read, write',
      'No authentication',
      'Set DANISH_DATA_API_KEY and API_TOKEN to any text.',
      'https://eu.example.com/v2',
    ]) {
      expect.soft(text31).toContain(phrase);
    }
  });

  it('reads OpenAPI 3.0 by its own rules', () => {
    for (const phrase of [
      'more than 0',
      'less than 10',
      'string can be null',
      '"sample30"',
      'partName',
      'may be empty',
    ]) {
      expect.soft(text30).toContain(phrase);
    }
  });
});
