import { beforeAll, describe, expect, it } from 'vitest';
import { read, renderPages, textOf } from './render';

/** Words for kinds of schemas, headings, security schemes and extensions. */

let html: string[] = [];
beforeAll(async () => {
  html = renderPages(await read('tests/fixtures/contracts/kinds.yaml'));
  // The internal operation has no page.
  expect(html).toHaveLength(2);
});

describe('the page of the operation', () => {
  it.each([
    'object (no other fields)',
    'if kind is "card": required number',
    'if kind is "cash": required till',
    'with from: required to',
    'keys match ^[a-z]{2}$',
    'contains at least 1 item: "x"',
    'no further items',
    'repeat the name for each value: name=a&name=b',
    'written as application/json',
    '0 OFF 1 ON',
    'clientToken : Bearer token',
    'adminToken : Bearer token',
    'Bearer $CLIENT_TOKEN',
    'note=%22first%22',
  ])('says: %s', (words) => expect(textOf(html[1] ?? '')).toContain(words));

  it.each(['x-go-type', 'secret', 'ACCESS_TOKEN', '(file)'])('does not say: %s', (words) =>
    expect(textOf(html[1] ?? '')).not.toContain(words));
});

it('headings of descriptions follow those of the page', () => {
  for (const page of html) {
    const levels = [...page.matchAll(/<h(\d+)/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level < 1 || level > 6)).toEqual([]);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  }
});
