import fc from 'fast-check';
import { createSamples } from 'openapi-toolkit/samples';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hostile } from '../../../../../tests/fixtures/hostile';
import { RUNS } from '../../../../../tests/fixtures/madeUp';
import { triesAll } from '../../../../../tests/support/cover';
import { HOSTILE, requests } from '../../../../../tests/support/hostile/requests';
import { highlight } from '.';

it('highlights JSON', () =>
  expect(highlight('{"a": ["b<", -1.5e3, true, null]}', 'json')).toBe(
    '{<span class="hl-k">"a"</span>: [<span class="hl-s">"b&lt;"</span>, <span class="hl-n">-1.5e3</span>, ' +
      '<span class="hl-n">true</span>, <span class="hl-n">null</span>]}',
  ));

it('highlights a program', () =>
  expect(highlight('const a = "b"; // c', 'js')).toBe(
    '<span class="hl-n">const</span> a = <span class="hl-s">"b"</span>; <span class="hl-c">// c</span>',
  ));

it.each(['ts', 'golang', 'JSON'])('highlights %s', (alias) =>
  expect(highlight('{"a": 1}', alias)).toContain('<span class="hl-k">'));

it('highlights HTTP', () =>
  expect(highlight('GET / HTTP/1.1\nAccept: text/csv', 'http')).toContain('<span class="hl-k">Accept</span>'));

it.each([
  'npm i https://a.test/b-0.9.2.tgz',
  'pip http://127.0.0.1:4010/1/a_b-0.9.2-py3.whl',
])('leaves %s whole', (code) => expect(highlight(code, 'bash')).toBe(code));

it.each(['text', '__proto__'])('escapes %j without highlighting it', (language) =>
  expect(highlight('<b onclick="x">&amp;</b>', language)).toBe('&lt;b onclick="x">&amp;amp;&lt;/b>'));

interface HtmlNode {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: HtmlNode[];
}

const classes = new Set(['k', 's', 'n', 'c'].map((kind) => `hl-${kind}`));

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

describe('highlighting never changes text', () => {
  const hostileTexts = hostile.map(({ text }) => withoutNul(text));
  // The samples of one request already contain every special text. The nightly run tries all samples in all languages.
  const samples = Object.values(requests)
    .slice(0, triesAll ? undefined : 3)
    .map((request) => createSamples(request));
  const foreign = (triesAll ? samples : samples.slice(0, 1)).flat().map(({ text }) => text);
  const syntax = '"\'`\\/*#$@<>(){}[]:;,.=-+!?&|~^%_ \n\r\ta1'.split('');
  const words = ['class ', 'if ', "<<'JSON'\n", '\nJSON', '"""', ': ', '// '];
  // Prism needs seconds for 20,000 characters without an end: once is enough.
  const short = hostileTexts.filter(({ length }) => length < 1000);
  const piece = fc.oneof(
    fc.constantFrom(...syntax, ...words, ...short),
    fc.string({ unit: 'binary', maxLength: 8 }).map(withoutNul),
  );
  const code = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  it.each(['json', 'js'])('%s', (language) => {
    for (const text of [HOSTILE, `"${HOSTILE}"`, '', '\n', ...hostileTexts, ...foreign]) {
      expect(textOfHighlighted(text, language)).toBe(text);
    }
    fc.assert(
      fc.property(code, (text) => {
        expect(textOfHighlighted(text, language)).toBe(text);
      }),
      { ...RUNS, numRuns: 50 },
    );
  });

  it('of samples', () => {
    expect(samples.flat().length).toBeGreaterThan(20);
    for (const { text, language } of samples.flat()) expect(textOfHighlighted(text, language), language).toBe(text);
  });
});
