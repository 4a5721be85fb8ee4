import { expect, it } from 'vitest';
import { blockOf, lineOf } from './fromHtml';

const html = '<p>See <a href="a">this</a> and <a href="https://example.com/b">that</a>.</p><ul><li>one</li></ul>';

const from = (href: string) => href;
const block = (text: string | undefined, linkTo: typeof from) => blockOf({ linkTo }, text);
const markdownLine = (text: string | undefined, linkTo: typeof from) => lineOf({ linkTo }, text);

it('makes Markdown whose links lead where the page says', () => {
  const from = (page: string) => (href: string) => (href === 'a' ? `/${page}/a.md` : href);
  for (const page of ['one', 'two', 'one']) {
    expect(markdownLine(html, from(page))).toBe(`See [this](/${page}/a.md) and [that](https://example.com/b). one`);
    expect(block(html, from(page))).toContain(`(/${page}/a.md)`);
  }
  expect([markdownLine(undefined, from('one')), block('', from('one'))]).toEqual(['', '']);
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
  const [line, whole] = [markdownLine(page, from), block(`<p>${page}</p>`, from)];
  if (markdown) expect([line, whole]).toEqual([markdown, markdown]);
  else expect(block(page, from)).toBe('| m<sup>2</sup> |\n| - |\n| 10<sup>3</sup> |');
});

it('writes a table on one line, with a mark after each row and cell', () =>
  expect(
    markdownLine('<table><tr><th>A, <b>B</b></th><th>on</th></tr><tr><td>C</td><td>off</td></tr></table>', from),
  ).toBe('A, **B**, on; C, off'));

it('leads to the picture, and says what it shows', () =>
  expect(block('<p><img src="a" alt="A map"></p>', (href) => `https://example.com/${href}`)).toBe(
    '![A map](https://example.com/a)',
  ));

/** Tabs of code, one for each language. */
const tabs = (...languages: string[]) =>
  `<fieldset class="ref-tabs" data-remember="language"><div class="ref-tablist">${languages
    .map((language) => `<input type="radio" value="${language}"><label>${language}</label>`)
    .join('')}</div><div class="ref-panels">${languages
    .map((language) => `<div><pre data-language="${language}"><code>${language} code</code></pre></div>`)
    .join('')}</div></fieldset>`;

it('has a program in every language, with the language of its code', () => {
  const markdown = block(`<figure>${tabs('shell', 'typescript', 'java')}</figure>`, from);
  expect(markdown).toBe(
    ['shell', 'typescript', 'java'].map((text) => `**${text}**\n\n\`\`\`${text}\n${text} code\n\`\`\``).join('\n\n'),
  );
});

it('has a request of the reference on the command line, and leads to its other languages', () => {
  const title = '<figcaption><span><strong>GET</strong> <code>/a</code></span><a href="a">A</a></figcaption>';
  const figure = `<figure data-languages="samples.txt">${title}${tabs('shell', 'java')}</figure>`;
  expect(block(figure, from)).toBe(
    '**GET `/a` [A](a)**\n\n**shell**\n\n```shell\nshell code\n```\n\n[shell, java](samples.txt)',
  );
});

it('keeps the language of code in a text of a contract', () => {
  expect(block('<pre><code class="language-json">{}</code></pre>', from)).toBe('```json\n{}\n```');
});
