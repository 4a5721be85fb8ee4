import { expect, it } from 'vitest';
import { withHeadingsFrom } from './headings';

const headings = (levels: string) => levels.replace(/\d/g, (level) => `<h${level}>a</h${level}>`);

it.each([
  ['', ''],
  ['124212', '234323'],
  ['123456', '234566'],
])('levels %s become %s', (levels, wanted) => expect(withHeadingsFrom(headings(levels), 2)).toBe(headings(wanted)));

it('makes bold paragraphs without a level', () =>
  expect(withHeadingsFrom('<h1>a</h1>\n<p>b</p>\n<h3 title="c">d <em>e</em></h3>')).toBe(
    '<p><strong>a</strong></p>\n<p>b</p>\n<p><strong>d <em>e</em></strong></p>',
  ));
