import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hostile } from '../../../tests/fixtures/hostile';
import { RUNS } from '../../../tests/fixtures/madeUp';
import { triesAll } from '../../../tests/support/cover';
import { createSamples } from '../samples';
import { HOSTILE, requests } from '../samples/hostile.fixture';
import { highlight } from '.';
import { CLASSES } from './classes';
import { grammars } from './prism';

describe('tokens', () => {
  it.each([
    [
      'json',
      '{"a": ["b", -1.5e3, true, null]}',
      '{<span class="hl-a">"a"</span>: [<span class="hl-s">"b"</span>, <span class="hl-n">-1.5e3</span>, ' +
        '<span class="hl-l">true</span>, <span class="hl-l">null</span>]}',
    ],
    [
      'shell',
      `curl --data-urlencode "a: $KEY" \\\n  -d @- <<'JSON'\n{ "a": true }\nJSON`,
      '<span class="hl-f">curl</span> <span class="hl-a">--data-urlencode</span> ' +
        '<span class="hl-s">"a: <span class="hl-v">$KEY</span>"</span> \\\n  <span class="hl-a">-d</span> @- ' +
        `&lt;&lt;'JSON'\n{ <span class="hl-a">"a"</span>: <span class="hl-l">true</span> }\nJSON`,
    ],
    [
      'http',
      'HTTP/1.1 404 Not Found\nContent-Type: application/problem+json\n\n{"a": 1}',
      '<span class="hl-a">HTTP/1.1</span> <span class="hl-n">404</span> <span class="hl-s">Not Found</span>\n' +
        '<span class="hl-a">Content-Type</span>: application/problem+json\n\n' +
        '{<span class="hl-a">"a"</span>: <span class="hl-n">1</span>}',
    ],
    [
      'csharp',
      'var body = """\n{ "a": 1 }\n""";',
      '<span class="hl-k">var</span> body = <span class="hl-s">"""\n{ "a": 1 }\n"""</span>;',
    ],
    [
      'typescript',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code to highlight
      'interface A { b?: string }\nf({\n  c: `d${e}`,\n});',
      '<span class="hl-k">interface</span> <span class="hl-t">A</span> { <span class="hl-a">b</span>?: ' +
        '<span class="hl-t">string</span> }\n<span class="hl-f">f</span>({\n  <span class="hl-a">c</span>: ' +
        // biome-ignore lint/suspicious/noTemplateCurlyInString: code to highlight
        '<span class="hl-s">`d</span>${e}<span class="hl-s">`</span>,\n});',
    ],
    [
      'php',
      '<?php\nf(flags: "$a");',
      '<span class="hl-m">&lt;?php</span>\n<span class="hl-f">f</span>(<span class="hl-a">flags</span>: ' +
        '<span class="hl-s">"<span class="hl-v">$a</span>"</span>);',
    ],
    ['java', 'String a = f();', '<span class="hl-t">String</span> a = f();'],
    [
      'go',
      'import (\n\t"a"\n\t"b"\n)',
      '<span class="hl-k">import</span> (\n\t<span class="hl-s">"a"\n\t"b"</span>\n)',
    ],
    [
      'python',
      'async def f(): # a',
      '<span class="hl-k">async def</span> <span class="hl-f">f</span>(): <span class="hl-c"># a</span>',
    ],
  ])('of %s', (language, code, html) => expect(highlight(code, language)).toBe(html));

  it.each([
    'bash',
    'sh',
    'ts',
    'js',
    'py',
    'cs',
    'golang',
    'yml',
    'html',
    'console',
    'JSON',
  ])('highlights %s', (alias) => {
    expect(highlight('<a b="text">1</a>\na: "text"\n$ ls "text"\n', alias)).toContain('<span class="hl-');
  });

  it.each([
    'text',
    'plaintext',
    '',
    'brainfuck',
    '__proto__',
    'constructor',
    'extend',
    'insertBefore',
    'DFS',
  ])('escapes %j without highlighting it', (language) => {
    expect(highlight('<b onclick="x">&amp;</b>', language)).toBe('&lt;b onclick="x">&amp;amp;&lt;/b>');
  });
});

interface HtmlNode {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: HtmlNode[];
}

const classes = new Set(CLASSES.values());

/** Returns the text of the HTML. Throws on anything but text and spans of known classes. */
function textOf({ nodeName, value = '', attrs = [], childNodes = [] }: HtmlNode): string {
  if (nodeName === '#text') return value;
  const isSpan = nodeName === 'span' && attrs.length === 1 && attrs[0]?.name === 'class' && classes.has(attrs[0].value);
  if (nodeName !== '#document-fragment' && !isSpan) throw new Error(`<${nodeName}> in highlighted code`);
  return childNodes.map(textOf).join('');
}

const textOfHighlighted = (code: string, language: string) =>
  textOf(parseFragment(highlight(code, language)) as HtmlNode);

// HTML parsers drop U+0000, and neither contracts nor Markdown can contain it.
const withoutNul = (code: string) => code.replaceAll('\0', '');

it('does not highlight code with a line of more than 5,000 characters', () => {
  expect(highlight(`1${'0'.repeat(4_999)}`, 'js')).toContain('<span');
  expect(highlight(`1${'0'.repeat(5_000)}`, 'js')).not.toContain('<span');
});

describe('highlighting never changes text', () => {
  const hostileTexts = hostile.map(({ text }) => withoutNul(text));
  const samples = Object.values(requests).map((request) => createSamples(request));
  // The samples of one request already contain every special text. The nightly run tries all samples in all languages.
  const foreign = (triesAll ? samples : samples.slice(0, 1)).flat().map(({ text }) => text);
  const syntax = '"\'`\\/*#$@<>(){}[]:;,.=-+!?&|~^%_ \n\r\ta1'.split('');
  const words = ['class ', 'if ', "<<'JSON'\n", '\nJSON', '"""', '<?php ', '-- ', 'HTTP/1.1 200 OK\n'];
  const piece = fc.oneof(
    fc.constantFrom(...syntax, ...words, ...hostileTexts),
    fc.string({ unit: 'binary', maxLength: 8 }).map(withoutNul),
  );
  const code = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  it.each([...grammars.keys()])('%s', (language) => {
    for (const one of [HOSTILE, `"${HOSTILE}"`, '', '\n', ...hostileTexts, ...foreign]) {
      expect(textOfHighlighted(one, language)).toBe(one);
    }
    fc.assert(
      fc.property(code, (one) => {
        expect(textOfHighlighted(one, language)).toBe(one);
      }),
      { ...RUNS, numRuns: 50 },
    );
  });

  it('of samples', () => {
    expect(samples.flat().length).toBeGreaterThan(100);
    for (const { text, language } of samples.flat()) expect(textOfHighlighted(text, language), language).toBe(text);
  });
});
