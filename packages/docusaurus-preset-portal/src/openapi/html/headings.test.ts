import { expect, it } from 'vitest';
import { withHeadingsFrom } from './headings';

const headings = (levels: string) => levels.replace(/\d/g, (level) => `<h${level}>a</h${level}>`);

it.each([
  ['', ''],
  ['1', '2'],
  ['12', '23'],
  ['13', '23'],
  ['3', '2'],
  ['31', '22'],
  ['124212', '234323'],
  ['123456', '234566'],
])('levels %s become %s', (levels, wanted) => expect(withHeadingsFrom(headings(levels), 2)).toBe(headings(wanted)));

it('keeps attributes and text', () =>
  expect(withHeadingsFrom('<h1 title="h1">a <em>b</em></h1><hr><p>h2</p>', 3)).toBe(
    '<h3 title="h1">a <em>b</em></h3><hr><p>h2</p>',
  ));

it('makes bold paragraphs without a level', () =>
  expect(withHeadingsFrom('<h1>a</h1>\n<p>b</p>\n<h3 title="c">d <em>e</em></h3>')).toBe(
    '<p><strong>a</strong></p>\n<p>b</p>\n<p><strong>d <em>e</em></strong></p>',
  ));
