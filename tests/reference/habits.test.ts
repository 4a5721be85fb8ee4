import { beforeAll, expect, it } from 'vitest';
import { read, renderPages, textOf } from './render';

let overview = '';
let html = '';
let listed = '';

beforeAll(async () => {
  const api = await read('tests/fixtures/contracts/habits.yaml');
  [overview = '', listed = '', html = ''] = renderPages(api).map(textOf);
  // Extensions of the paths are no operations.
  expect(api.operations).toHaveLength(2);
});

const times = (text: string, part: string) => text.split(part).length - 1;

it('shows the description of a base in allOf once on a page, beside those of its subtypes', () => {
  for (const page of [html, listed]) {
    expect(times(page, 'includes Base of every rule')).toBe(1);
    expect(times(page, 'What all rules have.')).toBe(1);
  }
  expect(html).toContain('Matches a pattern.');
  for (const text of ['A container that was made.', 'Holds one rule.', 'Links to other pages.'])
    expect(html).toContain(text);
});

it('accepts the name of a schema in a mapping', () => {
  expect(listed).toContain('by pattern');
  expect(listed).toContain('by words');
});

it('shows the texts of a parameter or header and of its schema', () => {
  expect(html).toContain('How many of them. A count of things.');
  expect(html).toContain('When to ask again. Seconds or a day.');
  expect(html).toContain('After two minutes');
});

it('keeps samples with the keys of ReadMe', () => expect(html).toContain('With the gem of Ruby'));

it('leaves out the extensions of vendors', () => {
  for (const page of [overview, listed, html]) expect(page).not.toMatch(/x-|said of all responses|start\.md/);
});

it('lists a tag of several groups under the first', () => {
  expect(overview).toMatch(/First group All rules .*Second group Further rules/s);
});
