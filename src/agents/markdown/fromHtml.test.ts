import { expect, it } from 'vitest';
import { block, inline } from './fromHtml';

const html = '<p>See <a href="a">this</a> and <a href="https://example.com/b">that</a>.</p><ul><li>one</li></ul>';

it('makes Markdown whose links lead where the page says', () => {
  const from = (page: string) => (href: string) => (href === 'a' ? `/${page}/a.md` : href);
  for (const page of ['one', 'two', 'one']) {
    expect(inline(html, from(page))).toBe(`See [this](/${page}/a.md) and [that](https://example.com/b). one`);
    expect(block(html, from(page))).toContain(`(/${page}/a.md)`);
  }
  expect([inline(undefined, from('one')), block('', from('one'))]).toEqual(['', '']);
});

it('converts the same HTML with the same links once', () => {
  let asked = 0;
  const count = (href: string) => {
    asked += 1;
    return href;
  };
  inline(`${html}<p>once</p>`, count);
  const first = asked;
  inline(`${html}<p>once</p>`, count);
  // Only the key asks again: two links of the text.
  expect([first, asked - first]).toEqual([4, 2]);
});
