import { expect, it } from 'vitest';
import { block, inline } from './fromHtml';

const html = '<p>See <a href="a">this</a> and <a href="https://example.com/b">that</a>.</p><ul><li>one</li></ul>';

const from = (href: string) => href;

it('makes Markdown whose links lead where the page says', () => {
  const from = (page: string) => (href: string) => (href === 'a' ? `/${page}/a.md` : href);
  for (const page of ['one', 'two', 'one']) {
    expect(inline(html, from(page))).toBe(`See [this](/${page}/a.md) and [that](https://example.com/b). one`);
    expect(block(html, from(page))).toContain(`(/${page}/a.md)`);
  }
  expect([inline(undefined, from('one')), block('', from('one'))]).toEqual(['', '']);
});

it('converts the same HTML with the same links once', () => {
  let linkCount = 0;
  const count = (href: string) => {
    linkCount += 1;
    return href;
  };
  inline(`${html}<p>once</p>`, count);
  const first = linkCount;
  inline(`${html}<p>once</p>`, count);
  // Only the cache key is computed again: two links of the text.
  expect([first, linkCount - first]).toEqual([4, 2]);
});

it.each([
  ['<sup>', 'up to 2<sup>53</sup> and CO<sub>2</sub>', 'up to 2<sup>53</sup> and CO<sub>2</sub>'],
  ['<sup> in a table', '<table><tr><th>m<sup>2</sup></th></tr><tr><td>10<sup>3</sup></td></tr></table>', undefined],
  ['<sup> with marks inside', 'x<sup><em>n</em></sup>', 'x<sup>*n*</sup>'],
  ['<ins> and <del>', '<ins>new</ins> <del>old</del>', '<ins>new</ins> ~~old~~'],
  ['<abbr>', '<abbr title="Building register">BBR</abbr> and <abbr>DAR</abbr>', 'BBR (Building register) and DAR'],
  ['<q>', 'says <q>no</q>', 'says "no"'],
  ['code', '<kbd>Ctrl</kbd> <samp>ok</samp> <var>n</var>', '`Ctrl` `ok` `n`'],
  ['<ruby>', '<ruby>漢<rt>kan</rt></ruby>', '<ruby>漢<rt>kan</rt></ruby>'],
])('keeps what %s says', (_, page, markdown) => {
  const [line, whole] = [inline(page, from), block(`<p>${page}</p>`, from)];
  if (markdown) expect([line, whole]).toEqual([markdown, markdown]);
  else expect(block(page, from)).toBe('| m<sup>2</sup> |\n| - |\n| 10<sup>3</sup> |');
});

it('leads to the picture, and says what it shows', () =>
  expect(block('<p><img src="a" alt="A map"></p>', (href) => `https://example.com/${href}`)).toBe(
    '![A map](https://example.com/a)',
  ));
