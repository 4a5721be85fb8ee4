import { describe, expect, it } from 'vitest';
import { lead, markdown } from '../markdown';

describe('HTML that shapes text', () => {
  it.each([
    ['one<br>two<br/>three<BR />four</br>', '<p>one<br>two<br>three<br>four<br></p>'],
    ['<b>a</b> <i>b</i> <sub>c</sub>', '<p><b>a</b> <i>b</i> <sub>c</sub></p>'],
    ['<b class="x" style="color:red" id="y">cover</b>', '<p><b>cover</b></p>'],
    ['<center><font color="red">old</font></center>', '<div><span>old</span></div>'],
    [
      '<table>\n<tr><th colspan="2">a</th></tr>\n<tr><td>1<td>2\n</table>',
      '<table>\n<tr><th colspan="2">a</th></tr>\n<tr><td>1</td><td>2\n</td></tr></table>',
    ],
    [
      '<details open>\n<summary>More</summary>\n\nA *list*:\n\n- one\n\n</details>',
      '<details open="">\n<summary>More</summary>\n<p>A <em>list</em>:</p>\n<ul>\n<li>one</li>\n</ul>\n</details>',
    ],
    ['<ul><li>one<li>two</ul>', '<ul><li>one</li><li>two</li></ul>'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['text<p>more</p>', '<p>text</p><p>more</p>'],
    ['before <ul><li>a</li></ul> after', '<p>before </p><ul><li>a</li></ul> after'],
    [
      '<a href="https://example.com?a=1&b=2" target="_blank">x</a>',
      '<p><a href="https://example.com?a=1&amp;b=2">x</a></p>',
    ],
    [
      '<a href="https://example.com">https://example.com</a>',
      '<p><a href="https://example.com">https://example.com</a></p>',
    ],
    ['<img src="https://example.com/a.png" alt="Shape">', '<a href="https://example.com/a.png">Shape</a>'],
    [
      '| a |\n|---|\n| 1<br>2 |',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1<br>2</td>\n</tr>\n</tbody>\n</table>',
    ],
  ])('%j becomes %j', (text, html) => expect(markdown(text)?.replace(/\n+/g, '\n')).toBe(html));
});

describe('elements end where the next one begins', () => {
  it.each([
    ['<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
    ['<dl><dd>a<dd>b<dt>c<dt>d</dl>', '<dl><dd>a</dd><dd>b</dd><dt>c</dt><dt>d</dt></dl>'],
    [
      '<table><thead><tr><th>a<th>b<tbody><tr><td>1<th>2<tr><td>3<tbody><tr><td>4<tfoot><tr><td>5</table>',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><th>2</th></tr><tr><td>3</td></tr></tbody>' +
        '<tbody><tr><td>4</td></tr></tbody><tfoot><tr><td>5</td></tr></tfoot></table>',
    ],
    ['<ul><li><b>a</b><li>b</ul>', '<ul><li><b>a</b></li><li>b</li></ul>'],
    ['a</p>', '<p>a</p>'],
    ['<b>a</i></b>', '<p><b>a&lt;/i&gt;</b></p>'],
    ['<b>a<i>b</b>', '<p><b>a&lt;i&gt;b</b></p>'],
    ['*a <b>b* c</b>', '<p><em>a &lt;b&gt;b</em> c&lt;/b&gt;</p>'],
    ['*a <ul><li>b</li></ul> c*', '<p><em>a &lt;ul&gt;<li>b</li>&lt;/ul&gt; c</em></p>'],
    ['<b>a <ul></b>', '<p><b>a &lt;ul&gt;</b></p>'],
    ['one  \ntwo <b>x</b>', '<p>one<br />two <b>x</b></p>'],
    ['<b>x</b>\n\n---', '<p><b>x</b></p><hr />'],
    ['- [x] <b>a</b>', '<ul><li><input type="checkbox" disabled="" checked="" /> <b>a</b></li></ul>'],
    ['[a <a href="/b">b</a>](/c)', '<p><a href="/c">a <a href="/b">b</a></a></p>'],
    ['<a href="/b">[b](/c)</a>', '<p><a href="/b">b</a></p>'],
    ['<b>[b](/c)</b>', '<p><b><a href="/c">b</a></b></p>'],
  ])('%j becomes %j', (text, html) => expect(markdown(text)?.replace(/\n+/g, '')).toBe(html));
});

describe('tags are read', () => {
  const element = (tag: string) => `${tag}x</${/\w+/.exec(tag)?.[0].toLowerCase()}>`;

  it.each([
    ['<strike>', '<s>'],
    ['<tt>', '<code>'],
    ['<B  class = cover  id>', '<b>'],
    ["<b title='a b'>", '<b title="a b">'],
    ['<b title=a>', '<b title="a">'],
    ['<b title=abc>', '<b title="abc">'],
    ['<b title="a&quot;b">', '<b title="a&quot;b">'],
    ['<b title>', '<b title="">'],
    ['<b data-some-name="1" TITLE="t">', '<b title="t">'],
    ['<a href="https://example.com">', '<a href="https://example.com">'],
    ['<a href="http://example.com">', '<a href="http://example.com">'],
    ['<a href="mailto:a@example.com">', '<a href="mailto:a@example.com">'],
    ['<a href="#a" title="b">', '<a href="#a" title="b">'],
    ['<b href="/a">', '<b>'],
    ['<sub colspan="1">', '<sub colspan="1">'],
    ['<sub colspan="123" rowspan="45" start="123456">', '<sub colspan="123" rowspan="45" start="123456">'],
    ['<sub colspan="1234" rowspan="1234" start="1234567">', '<sub>'],
    ['<sub colspan="a1" rowspan="a1" start="a1">', '<sub>'],
  ])('%s is %s', (tag, wanted) => {
    const name = /\w+/.exec(wanted)?.[0];
    expect(markdown(element(tag))).toBe(`<p>${wanted}x</${name}></p>`);
  });

  it.each(['<b xclass=1>', '<b classes=1>', '<b datax=1>', '<b data-=1>'])('%s is text', (tag) =>
    expect(markdown(`a ${tag} b`)).toBe(`<p>a ${tag.replace('<', '&lt;').replace('>', '&gt;')} b</p>`));

  it.each([
    ['<img src="/a.png">', '<a href="/a.png">/a.png</a>'],
    ['<img src="/a.png" alt="a &amp; b">', '<a href="/a.png">a &amp; b</a>'],
    ['<img alt="b">', '&lt;img alt=&quot;b&quot;&gt;'],
    ['<br title="x">', '<br title="x">'],
    ['</BR>', '<br>'],
    ['<b title="a < b">x</b>', '<b title="a &lt; b">x</b>'],
    ['</ul >', '&lt;/ul &gt;'],
  ])('%s becomes %s', (text, html) => expect(markdown(`a ${text}`)).toBe(`<p>a ${html}</p>`));
});

describe('comments are dropped', () => {
  it.each([
    ['a <!-- hidden --> b', '<p>a  b</p>'],
    ['<!-- hidden\n\nover lines -->\n\nText', '<p>Text</p>'],
    ['<!-- only -->', undefined],
    ['`<!-- code -->`', '<p><code>&lt;!-- code --&gt;</code></p>'],
  ])('%j becomes %j', (text, html) => expect(markdown(text)).toBe(html));
});

describe('all other HTML is text', () => {
  it.each([
    ['<script>run()</script>', '&lt;script&gt;run()&lt;/script&gt;'],
    ['<b onclick=run()>a</b>', '<p>&lt;b onclick=run()&gt;a&lt;/b&gt;</p>'],
    ['<img src=x onerror=run()>', '&lt;img src=x onerror=run()&gt;'],
    ['<a href="javascript:run()">x</a>', '<p>&lt;a href=&quot;javascript:run()&quot;&gt;x&lt;/a&gt;</p>'],
    ['<a href="//evil.example">x</a>', '<p>&lt;a href=&quot;//evil.example&quot;&gt;x&lt;/a&gt;</p>'],
    ['<img src="data:image/png;base64,AA">', '&lt;img src=&quot;data:image/png;base64,AA&quot;&gt;'],
    [
      '<iframe src="https://example.com"></iframe>',
      '&lt;iframe src=&quot;https://example.com&quot;&gt;&lt;/iframe&gt;',
    ],
    ['a <upload_url> and <T>', '<p>a &lt;upload_url&gt; and &lt;T&gt;</p>'],
    ['`<b>` is bold', '<p><code>&lt;b&gt;</code> is bold</p>'],
    ['\\<b>', '<p>&lt;b&gt;</p>'],
    ['less < more', '<p>less &lt; more</p>'],
    ['<b>never closed', '<p>&lt;b&gt;never closed</p>'],
    ['closed twice</b>', '<p>closed twice&lt;/b&gt;</p>'],
    ['<b>over *two</b> ends*', '<p>&lt;b&gt;over <em>two&lt;/b&gt; ends</em></p>'],
    ['</details></article>', '&lt;/details&gt;&lt;/article&gt;'],
    ['![a <b>c</b>](https://example.com/a.png)', '<p><a href="https://example.com/a.png">a <b>c</b></a></p>'],
    ['\uE0020\uE003 <b>a</b>', '<p>0 <b>a</b></p>'],
  ])('%j becomes %j', (text, html) => expect(markdown(text)).toBe(html));
});

it.each([
  ['Two<br>lines.', 'Two lines.'],
  ['A <b>bold</b> word.', 'A bold word.'],
  ['<!-- no --> Said.', 'Said.'],
])('%j is led by %j', (text, sentence) => expect(lead(text)).toBe(sentence));
