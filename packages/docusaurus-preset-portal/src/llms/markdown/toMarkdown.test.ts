import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockOf, lineOf } from './fromHtml';
import { escapeInline, inlineToMarkdown, isPlain } from './toMarkdown';

const pieces = 'a,É, ,  ,.,-,=,1.,1),www,w,.dk,:,//,*,_,",(,),],+,http,@,>,#,!,?,\u00a0,$,%,~,^,{,}'.split(',');
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => `a${parts.join('')}`);
/** Plain texts are among them; the property counts them. */
const plain = texts.filter(isPlain);
const asIs = { linkTo: (href: string) => href };

describe('a plain text', () => {
  it('is its own Markdown', () => {
    const written = (value: string) => inlineToMarkdown([{ type: 'text', value }]);
    fc.assert(fc.property(plain, (value) => written(value) === value && escapeInline(value) === value));
  });

  it('is its own Markdown as HTML', () => {
    const slow = (write: typeof lineOf, html: string) => write(asIs, `${html}<br>`).replace(/\\$/, '').trim();
    fc.assert(
      fc.property(plain, (value) =>
        [lineOf, blockOf].every((write) =>
          [value, `<p>${value}</p>`].every((html) => write(asIs, html) === value && slow(write, html) === value),
        ),
      ),
    );
  });

  it('has no mark', () => {
    expect(['a b', 'É, (b).', 'a'].map(isPlain)).toEqual([true, true, true]);
    expect(['a*b', 'a  b', 'www.a', '1. a', 'a ', 'a\nb', 'w.a', 'a&b', ''].map(isPlain)).toEqual(Array(9).fill(false));
  });
});
