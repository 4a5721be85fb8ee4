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
