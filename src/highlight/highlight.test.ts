import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { createSamples } from '../reference/samples';
import { HOSTILE, requests } from '../reference/samples/hostile.fixture';
import { highlight } from '.';

const decode = (html: string): string =>
  html
    .replaceAll(/<span class="hl-[a-z]">|<\/span>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#13;', '\r')
    .replaceAll('&amp;', '&');
const LANGUAGES = 'shell javascript typescript python csharp java go php json http yaml xml console'.split(' ');

describe('highlight', () => {
  it('tells the tokens of JSON apart', () => {
    expect(highlight('{"a": ["b", -1.5e3, true, null]}', 'json')).toBe(
      '{<span class="hl-a">"a"</span>: [<span class="hl-s">"b"</span>, <span class="hl-n">-1.5e3</span>, ' +
        '<span class="hl-l">true</span>, <span class="hl-l">null</span>]}',
    );
  });

  it('colours the options of curl and the JSON it sends', () => {
    const html = highlight(`curl --get "a: $KEY" \\\n  --data-binary @- <<'JSON'\n{ "a": true }\nJSON`, 'shell');
    expect(html).toContain('<span class="hl-f">curl</span> <span class="hl-a">--get</span>');
    expect(html).toContain('<span class="hl-s">"a: <span class="hl-v">$KEY</span>"</span>');
    expect(html).toContain('{ <span class="hl-a">"a"</span>: <span class="hl-l">true</span> }\nJSON');
  });

  it('colours the body of an HTTP message', () => {
    const html = highlight('HTTP/1.1 404 Not Found\nX-Id: 1\n\n{"a": 1}', 'http');
    expect(html).toContain('<span class="hl-n">404</span> Not Found\n<span class="hl-a">X-Id</span>: 1');
    expect(html).toContain('{<span class="hl-a">"a"</span>: <span class="hl-n">1</span>}');
  });

  it.each(['bash', 'sh', 'ts', 'js', 'py', 'cs', 'golang', 'yml', 'html', 'JSON'])('knows %s', (alias) => {
    expect(highlight('<a b="text">1</a>', alias)).toContain('<span class="hl-');
  });

  it.each([
    'text',
    'plaintext',
    '',
    'brainfuck',
    '__proto__',
    'constructor',
  ])('leaves %j plain, and safe', (language) => {
    expect(highlight('<b onclick="x">&amp;</b>', language)).toBe('&lt;b onclick="x"&gt;&amp;amp;&lt;/b&gt;');
  });

  it.each(LANGUAGES)('changes no character and lets no tag through: %s', (language) => {
    const codes = Object.values(requests).flatMap((request) => createSamples(request).map(({ text }) => text));
    for (const code of [HOSTILE, `"${HOSTILE}"`, '', '\n', ...codes]) {
      const html = highlight(code, language);
      expect(decode(html)).toBe(code);
      expect(html.replaceAll(/<span class="hl-[a-z]">|<\/span>/g, '')).not.toMatch(/[<>]/);
    }
  });

  it.each(LANGUAGES)('takes hostile lengths in linear time: %s', (language) => {
    const start = performance.now();
    for (const piece of ['{"a":[', '"\\"', '<a ', "'$(`", '/*', '((((', '\t \t ', 'a.b:-'])
      highlight(piece.repeat(4_000), language);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('colours', () => {
  const css = readFileSync(join(import.meta.dirname, 'highlight.css'), 'utf8');
  const block = (selector: string): Map<string, string> => {
    const [, body = ''] = css.split(`${selector} {\n`);
    return new Map(
      [...body.slice(0, body.indexOf('}')).matchAll(/(--code-[a-z]+): (#[0-9a-f]{6});/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
  };
  const modes = { light: block('[data-theme="light"]'), dark: block('[data-theme="dark"]') };

  function luminance(colour: string): number {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  it('are the same set in light and dark, and every one is used', () => {
    expect([...modes.dark.keys()]).toEqual([...modes.light.keys()]);
    expect(modes.light.size).toBeGreaterThanOrEqual(12);
    for (const name of modes.light.keys()) if (name !== '--code-bg') expect(css).toContain(`color: var(${name});`);
  });

  const pairs = Object.entries(modes).flatMap(([mode, tokens]) =>
    [...tokens]
      .filter(([name]) => name !== '--code-bg')
      .map(([name, value]) => [mode, name, value, tokens.get('--code-bg') ?? '']),
  );
  it.each(pairs)('%s: %s reads on its background', (_, __, colour = '', background = '') => {
    expect(contrast(colour, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(modes))('%s: names, strings, numbers and literals of JSON differ', (_, tokens) => {
    const four = ['property', 'string', 'number', 'literal'].map((name) => tokens.get(`--code-${name}`));
    expect(new Set(four).size).toBe(4);
  });

  it('has a rule for every class a token gets', () => {
    const source = readFileSync(join(import.meta.dirname, 'tree.ts'), 'utf8');
    for (const [name] of source.matchAll(/hl-[a-z]/g)) expect(css).toContain(`.${name} {`);
  });
});
