import { expect, it } from 'vitest';
import { markdown } from './markdown';
import { isTangled } from './tangled';

const SIZE = 60_000;
const filled = (part: string, size = SIZE) => part.repeat(size / part.length);

it.each([
  ['brackets', filled('[')],
  ['images', filled('![a')],
  ['links without an end', filled('[a](')],
  ['footnotes', `${filled('[^a]')}\n\n[^a]: b`],
  ['cells', `${filled('|a', SIZE / 2)}\n${filled('|-', SIZE / 2)}`],
  ['signs of emphasis', filled('*_')],
  ['emphasis', filled('*a _b ')],
  ['emphasis that closes', filled('**a')],
  ['strikes', filled('~~a~ ')],
  ['quotes', filled('> ')],
])('shows a text of %s unchanged', (_, text) => {
  expect(isTangled(text)).toBe(true);
  expect(markdown(text)).toBe(`<p>${text.trim().replaceAll('>', '&gt;')}</p>`);
});

it.each([
  ['links', filled('See [the page](https://example.com/a_b_c) of it.\n')],
  ['words with underscores', filled('some_long_name another_one ')],
  ['a table', `| a | b |\n|---|---|\n${filled('| **a** | [b](c) |\n', 20_000)}`],
  ['a list', filled('* *one* of [these](a)\n', 20_000)],
  ['paragraphs', filled('A *word*, **another** and a_third_one (in brackets).\n\n')],
  ['pointers', filled('`items[].name`\n\n')],
])('parses a long text of %s as Markdown', (_, text) => expect(isTangled(text)).toBe(false));

it.each(['<!--', '<a ', '</a', '<a b="', '<b>', '<b>\n<i></i>', '<details>\n'])('200 kB of %j is read', (part) => {
  const html = markdown(`<div>\n${filled(part, 200_000)}\n</div>`) ?? '';
  expect(html).not.toBe('');
  expect(html).not.toContain('<!--');
});
