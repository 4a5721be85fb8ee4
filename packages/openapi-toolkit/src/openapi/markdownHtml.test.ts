import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lead, markdown } from './markdown';

describe('HTML that shapes text', () => {
  it.each([
    ['one<br>two<br/>three<BR />four</br>', '<p>one<br>two<br>three<br>four<br></p>'],
    ['one  \ntwo <b>x</b>\n\n---', '<p>one<br>\ntwo <b>x</b></p>\n<hr>'],
    ['<b>a</b> <i>b</i> <sub>c</sub> <tt>d</tt>', '<p><b>a</b> <i>b</i> <sub>c</sub> <code>d</code></p>'],
    ['<center><font color="red">old</font></center>', '<div><span>old</span></div>'],
    ['<abbr title="a &quot;b&quot;">c</abbr>', '<p><abbr title="a &quot;b&quot;">c</abbr></p>'],
    [
      '<table>\n<tr><th colspan="2">a</th></tr>\n<tr><td>1<td>2\n</table>',
      '<table>\n<tbody><tr><th colspan="2">a</th></tr>\n<tr><td>1</td><td>2\n</td></tr></tbody></table>',
    ],
    ['| a |\n|:-:|\n| 1<br>2 |', /<th align="center">a<\/th>[\s\S]*<td align="center">1<br>2<\/td>/],
    [
      '<details open>\n<summary>More</summary>\n\nA *list*:\n\n- one\n\n</details>',
      '<details open>\n<summary>More</summary>\n<p>A <em>list</em>:</p>\n<ul>\n<li>one</li>\n</ul>\n</details>',
    ],
    ['- [x] <b>a</b>', '<ul>\n<li><input type="checkbox" disabled> <b>a</b></li>\n</ul>'],
    ['```yaml\na: <b>\n```', '<pre><code class="language-yaml">a: &lt;b>\n</code></pre>'],
    [
      '<a href="https://example.com?a=1&b=2" target="_blank">x</a>',
      '<p><a href="https://example.com?a=1&amp;b=2">x</a></p>',
    ],
    [
      '<a href="https://example.com">https://example.com</a>',
      '<p><a href="https://example.com">https://example.com</a></p>',
    ],
    ['a[^1]\n\n[^1]: b', /<a href="#user-content-fn-1" id="user-content-fnref-1"[\s\S]*<li id="user-content-fn-1">/],
    ['<img src="https://example.com/a.png" alt="Shape">', '<a href="https://example.com/a.png">Shape</a>'],
    ['a <img src="/a.png">', '<p>a <a href="/a.png">/a.png</a></p>'],
  ])('%j becomes %j', (text, html) => {
    const written = markdown(text)?.replace(/\n+/g, '\n');
    if (typeof html === 'string') expect(written).toBe(html);
    else expect(written).toMatch(html);
  });
});

describe('elements end where they must', () => {
  it.each([
    ['<ul><li><b>a</b><li>b</ul>', '<ul><li><b>a</b></li><li>b</li></ul>'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['text<p>more</p>', '<p>text</p><p>more</p>'],
    ['before <ul><li>a</li></ul> after', '<p>before </p><ul><li>a</li></ul> after'],
    ['<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
    ['<b>never closed', '<p><b>never closed</b></p>'],
    ['closed twice</b></p></div></ul >', '<p>closed twice</p>'],
    ['<b>a<i>b</b>', '<p><b>a<i>b</i></b></p>'],
    ['*a <b>b* c</b>', '<p><em>a <b>b</b></em><b> c</b></p>'],
    ['[a <a href="/b">b</a>](/c)', '<p><a href="/c">a </a><a href="/b">b</a></p>'],
  ])('%j becomes %j', (text, html) => expect(markdown(text)).toBe(html));
});

describe('comments are dropped', () => {
  it.each([
    ['a <!-- hidden --> b', '<p>a  b</p>'],
    ['<!-- hidden\n\nover lines -->\n\nText', '<p>Text</p>'],
    ['<!-- only -->', undefined],
    ['`<!-- code -->`', '<p><code>&lt;!-- code --></code></p>'],
  ])('%j becomes %j', (text, html) => expect(markdown(text)).toBe(html));
});

describe('tags that a text may not write are text', () => {
  it.each([
    ['`GET` /books/<id> returns a List<String>', '<p><code>GET</code> /books/&lt;id> returns a List&lt;String></p>'],
    ['a <upload_url> and <T>, in the <body>', '<p>a &lt;upload_url> and &lt;T>, in the &lt;body></p>'],
    ['<Name>\n\n*a*', '&lt;Name>\n<p><em>a</em></p>'],
    ['<script>run()</script>', '&lt;script>run()&lt;/script>'],
    ['<iframe src="https://example.com"></iframe>', '&lt;iframe src="https://example.com">&lt;/iframe>'],
    ['<svg><style><b onload=run()></style></svg>', '<p>&lt;svg>&lt;style><b>&lt;/style>&lt;/svg></b></p>'],
    ['`<b>` is bold, \\<b> is not', '<p><code>&lt;b></code> is bold, &lt;b> is not</p>'],
  ])('%j becomes %j', (text, html) => expect(markdown(text)).toBe(html));
});

describe('what could reach outside of its element is dropped', () => {
  it.each([
    ['<b onclick=run() class="x" style="color:red" id="y" name="z" lang=da>a</b>', '<p><b>a</b></p>'],
    ['<b title="</p><p onclick=run()>">a</b>', '<p><b>a</b></p>'],
    ['<a href="/a<b>">a</a>', '<p><a>a</a></p>'],
    ['<img src=x onerror=run()>', '<a href="x">x</a>'],
    ['<img src="data:image/png;base64,AA" alt="A">', 'A'],
    ['<a href="javascript:run()">x</a> <a href="//evil.example">y</a> <a name="z">z</a>', '<p>x y z</p>'],
  ])('%j becomes %j', (text, html) => expect(markdown(text)).toBe(html));

  it('with any tangle of tags and Markdown', () => {
    const parts = [
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      ' ',
      '\n',
      '\n\n',
      '&lt;',
      '`',
      '*',
      '[a](',
      ')',
      '|',
      '-',
      '<!--',
      '-->',
    ];
    const words = ['<b', '<a href="', 'title="', '</p>', '<table>', '<td>', '<svg', '<style>', 'onclick=', 'id="x"'];
    const text = fc.array(fc.constantFrom(...parts, ...words, 'javascript:', 'a'), { maxLength: 30 });
    fc.assert(
      fc.property(text, (pieces) => {
        const html = markdown(pieces.join('')) ?? '';
        const tags = html.match(/<[^>]*>/g) ?? [];
        for (const tag of tags)
          expect(tag).toMatch(
            /^<\/?[a-z][a-z0-9]*(?: (?:href|title|class|type|align|colspan)="[^"<>]*"| (?:disabled|open))*>$/,
          );
        const open: string[] = [];
        for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
          if (slash) expect(open.pop()).toBe(name);
          else if (!/^(?:br|hr|col|wbr|input)$/.test(name)) open.push(name);
        }
        expect(open).toEqual([]);
        expect(tags.join()).not.toMatch(/href="\s*javascript:/i);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['Two<br>lines.', 'Two lines.'],
  ['A <b>bold</b> word.', 'A bold word.'],
  ['<!-- no --> Said.', 'Said.'],
])('%j is led by %j', (text, sentence) => expect(lead(text)).toBe(sentence));

it.each([
  ['124212', '234323'],
  ['123456', '234566'],
])('headings of levels %s become %s', (levels, wanted) => {
  const headings = (all: string) => all.replace(/\d/g, (level) => `<h${level}>a</h${level}>`);
  expect(markdown(headings(levels), 2)?.replace(/ id="a(-\d)?"/g, '')).toBe(headings(wanted));
});

it('keeps ids that headings have, and anchors before them', () =>
  expect(
    markdown('# Codes {#a}\n\n<a name="b"></a>\n\n## More\n\n### <a id="c.d"></a>Most\n\n<a name="e"></a>Text', 2),
  ).toBe('<h2 id="a">Codes</h2>\n\n<h3 id="b">More</h3>\n<h4 id="c.d">Most</h4>\n<p>Text</p>'.replace('\n\n', '\n')));

it('gives headings ids that their page does not have', () =>
  expect(markdown('# API endpoints\n\n# Ø 1\n\n# API `endpoints`\n\n# Parameters', 2)?.match(/id="[^"]+/g)).toEqual(
    ['api-endpoints', 'ø-1', 'api-endpoints-2', 'section-parameters'].map((id) => `id="${id}`),
  ));

it('makes headings without a level bold paragraphs', () =>
  expect(markdown('# a\n\nb\n\n<h3 title="c">d <em>e</em></h3>')).toBe(
    '<p><strong>a</strong></p>\n<p>b</p>\n<p><strong>d <em>e</em></strong></p>',
  ));
