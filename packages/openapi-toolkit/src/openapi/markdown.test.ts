import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlineMarkdown, lead, markdown } from './markdown';

describe('markdown', () => {
  it.each([
    ['Plain *text*.', '<p>Plain <em>text</em>.</p>'],
    ['  \n ', undefined],
    ['Raw <b>HTML</b> & more', '<p>Raw <b>HTML</b> &amp; more</p>'],
    ['<script>run()</script>', '&lt;script>run()&lt;/script>'],
    ['~~struck~~', '<p><del>struck</del></p>'],
    ['zero\u0000width', '<p>zerowidth</p>'],
    ['[text](https://example.com)', '<p><a href="https://example.com">text</a></p>'],
    ['[text](javascript:run) after', '<p>text after</p>'],
    ['[text](data:text/html,x) [b](irc://b) [c](//example.com)', '<p>text b c</p>'],
    ['<a href="other">a</a> <a href="tel:+4512">b</a>', '<p><a href="other">a</a> <a href="tel:+4512">b</a></p>'],
    ['[text](javascript:run "title") [b](/b)', '<p>text <a href="/b">b</a></p>'],
    ['![alt](https://example.com/a.png)', '<p><a href="https://example.com/a.png">alt</a></p>'],
    ['![](https://example.com/a.png)', '<p><a href="https://example.com/a.png">https://example.com/a.png</a></p>'],
    ['![alt](javascript:run "title")', '<p>alt</p>'],
    ['![a](/a.png "title") ![b](/b.png)', '<p><a href="/a.png">a</a> <a href="/b.png">b</a></p>'],
    [
      '[![badge](/badge.svg)](https://example.com "title")',
      '<p><a href="https://example.com" title="title">badge</a></p>',
    ],
    ['[![badge](/badge.svg "title")](/b)', '<p><a href="/b">badge</a></p>'],
  ])('%j becomes %j', (text, html) => expect(markdown(text)).toBe(html));

  it('reads tables', () => {
    expect(markdown('| a |\n|---|\n| 1 |')).toBe(
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n</tr>\n</tbody>\n</table>',
    );
  });
});

it('converts a plain text like one with a second line', () => {
  const pieces = 'a,É, ,  ,.,-,=,1.,www,.dk,:,//,*,_,&,",|,\u2028,+'.split(',');
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `a${parts.join('')}b`);
  fc.assert(fc.property(text, (line) => markdown(`${line}\n\nend`) === `${markdown(line)}\n<p>end</p>`));
});

describe('inlineMarkdown', () => {
  it.each([
    ['One *sentence*.', 'One <em>sentence</em>.'],
    ['- item', '<ul>\n<li>item</li>\n</ul>'],
    ['# Head\n\nText', '<p><strong>Head</strong></p>\n<p>Text</p>'],
  ])('%j becomes %j', (text, html) => expect(inlineMarkdown(text)).toBe(html));
});

describe('lead', () => {
  it.each([
    ['First! Second.', 'First!'],
    ['Is it? Yes.', 'Is it?'],
    ['Version 1.2 is out. Second.', 'Version 1.2 is out.'],
    ['No stop here\n \nSecond paragraph.', 'No stop here'],
    ['Less < more & "quoted" <id>.', 'Less < more & "quoted" <id>.'],
    ['<h1>Head</h1>\n\n![logo](https://a.example/l.png)\n\n**Bold**\n\nFirst.', 'First.'],
    ['- a\n- b', 'a b'],
    [undefined, ''],
  ])('returns the first sentence of %j: %j', (text, sentence) => expect(lead(text)).toBe(sentence));

  it.each([
    [10, 'abcdefghi.', 'abcdefghi.'],
    [10, 'abcd, efghij.', 'abcd…'],
    [10, 'abcd efgh ij.', 'abcd efgh…'],
    [10, 'abc defg hijkl.', 'abc defg…'],
    [4, '🦆🦆🦆🦆', '🦆🦆🦆🦆'],
    [3, '🦆🦆🦆🦆', '🦆🦆…'],
  ])('returns at most %i characters, cut at a space: %j → %j', (limit, text, sentence) =>
    expect(lead(text, limit)).toBe(sentence));

  it('returns at most 200 characters by default', () => {
    expect(lead('x'.repeat(200))).toBe('x'.repeat(200));
    expect(lead('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
  });
});
