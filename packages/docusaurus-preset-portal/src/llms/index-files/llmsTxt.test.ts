import { describe, expect, it } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import type { MarkdownCopy } from '../pages/markdownCopy';
import { apiLlmsTxt, llmsTxt, MAX_CHARACTERS } from './llmsTxt';

const page = (at: number, description: string, api?: string): MarkdownCopy => ({
  permalink: `/docs/page-${at}`,
  path: `/docs/page-${at}.md`,
  title: `Page ${at}`,
  description,
  api,
  text: '',
});
const long = `${'word '.repeat(60)}ends here, e.g. like this.`;
const indexOf = (copies: MarkdownCopy[]) => llmsTxt({ portal, copies, sections: [], instructions: '', files: [] });
const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('- [Page'));

describe('a line of the index', () => {
  it.each([
    ['the first sentence alone', 'One thing. Another thing.', 'One thing.'],
    ['a long sentence', long, long],
    [
      'a sentence with an abbreviation and a name with a stop',
      'Codes of Plandata.dk, e.g. zones. More.',
      'Codes of Plandata.dk, e.g. zones.',
    ],
    ['a text that is no sentence', 'Codes of vehicles', 'Codes of vehicles'],
  ])('has %s whole', (_, description, expectedSentence) => {
    const [line] = lines(indexOf([page(1, description)]));
    expect(line).toMatch(/^- \[Page 1\]\(https?:\/\/\S+\/docs\/page-1\.md\): /);
    expect(line?.replace(/^.*?\): /, '')).toBe(expectedSentence);
    const [api] = portal.apis;
    expect(api && apiLlmsTxt(portal.site, api, [page(1, description, api.id)])).toContain(`): ${expectedSentence}\n`);
  });
});

it('never shortens a sentence, whatever the limit', () => {
  const outcomes = [10, 60, 400, 4000].map((count) => {
    const pages = Array.from({ length: count }, (_, at) => page(at, long, at < count / 2 ? 'data' : undefined));
    const text = indexOf(pages);
    expect(lines(text).every((line) => line.endsWith('.md)') || line.endsWith(long))).toBe(true);
    return [lines(text).length, text.includes(long), text.length <= MAX_CHARACTERS];
  });
  expect(outcomes).toEqual([
    [10, true, true],
    [60, true, true],
    [200, false, true],
    [0, false, true],
  ]);
});
