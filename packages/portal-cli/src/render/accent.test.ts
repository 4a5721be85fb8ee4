import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, readColour, withAccent } from './accent';

const CSS = readFileSync('packages/docusaurus-preset-portal/src/css/tokens.css', 'utf8');

/** Colours of one mode. */
const tokensOf = (css: string, mode: string): Record<string, string> => {
  const block = new RegExp(`\\[data-theme="${mode}"\\] \\{[^}]*\\}`).exec(css)?.[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--site-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
};

const ACCENTS = ['#7a1f5c', '#0000ff', '#000000', '#a81a2b', '#17653a', '#5f3d9e', '#7d4700', '#0a5678'];

describe.each(ACCENTS)('the accent %s', (accent) => {
  const css = withAccent(CSS, accent);
  it.each(['light', 'dark'])('can be read in %s mode', (mode) => {
    const tokens = tokensOf(css, mode);
    const ratio = (one: string, other: string) => contrast(tokens[one] ?? '', tokens[other] ?? '');
    const grounds = ['bg', 'surface', 'surface-2', 'accent-soft', 'mark'];
    const pairs = ['accent', 'accent-strong'].flatMap((text) => [
      ...grounds.map((ground) => [text, ground] as const),
      ['on-accent', text] as const,
    ]);
    const onSoft = ['text', 'muted'].map((text) => [text, 'accent-soft'] as const);
    for (const [text, ground] of [...pairs, ...onSoft])
      expect(ratio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(ratio('focus', 'bg')).toBeGreaterThanOrEqual(3);
  });

  it('stands in the style sheet, which is otherwise the same', () => {
    expect(tokensOf(css, 'light').accent).toBe(accent);
    const others = (text: string) => text.split('\n').filter((line) => !/accent|focus/.test(line));
    expect(others(css)).toEqual(others(CSS));
  });
});

it.each(['#ff9900', '#ffffff', '#00aaff'])('%s is refused, and a darker one offered that is taken', (light) => {
  let message = '';
  try {
    withAccent(CSS, light);
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toMatch(/^--accent "#\w{6}": links would be hard to read\. .*4\.5:1 is needed/);
  const [darker = ''] = /#[0-9a-f]{6}(?="$)/.exec(message) ?? [];
  expect(() => withAccent(CSS, darker)).not.toThrow();
});

it.each([
  ['#0A5678', '#0a5678'],
  ['0a5678', '#0a5678'],
  ['#15c', '#1155cc'],
])('%s is read as %s', (text, colour) => expect(readColour(text)).toBe(colour));

it.each(['blue', '#12345', ''])('"%s" is refused', (text) =>
  expect(() => readColour(text)).toThrow('write a colour with hexadecimal digits'));
