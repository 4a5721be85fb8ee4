import { expect, it } from 'vitest';
import { excerpt, oneLineText } from './text';

it.each([
  ['<p>One <code>two</code>, <b>three</b>.</p><p>Four</p>', 'One two, three. Four'],
  [undefined, ''],
])('reads %j as %j', (html, text) => expect(oneLineText(html)).toBe(text));

it.each([
  ['exactly ten', 11, 'exactly ten'],
  ['cut between words', 9, 'cut …'],
])('begins %j within %i characters: %j', (text, length, begin) => expect(excerpt(text, length)).toBe(begin));
