import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLASSES } from './classes';

const css = readFileSync(new URL('./highlight.css', import.meta.url), 'utf8');

/** Returns the colour tokens of one mode from the block of its selector. */
function tokensOf(selector: string): Record<string, string> {
  const [, body = ''] = css.split(`${selector} {\n`);
  const declared = body.slice(0, body.indexOf('}')).matchAll(/--code-([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...declared].map(([, name, value]) => [name, value]));
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const names = Object.keys(tokensOf('[data-theme="light"]'));
const grounds = names.filter((name) => name.endsWith('bg'));
const texts = names.filter((name) => !grounds.includes(name));

describe.each(['[data-theme="light"]', '[data-theme="dark"]'])('colours of code, %s', (selector) => {
  const tokens = tokensOf(selector);

  it('exist in both modes', () => expect(Object.keys(tokens)).toEqual(names));

  it.each(
    texts.flatMap((text) => grounds.map((ground) => [text, ground])),
  )('%s on %s is at least 4.5:1', (text, ground) =>
    expect(contrast(tokens[text ?? ''], tokens[ground ?? ''])).toBeGreaterThanOrEqual(4.5));

  it('differ for names, strings, numbers and literals of JSON', () => {
    const colours = ['property', 'string', 'number', 'literal'].map((name) => tokens[name]);
    expect(new Set(colours).size).toBe(colours.length);
  });
});

it('every colour is used', () => {
  expect(grounds).toHaveLength(2);
  expect(texts.length).toBeGreaterThan(0);
  for (const name of names.filter((one) => one !== 'bg' && one !== 'fg'))
    expect(css).toContain(`: var(--code-${name});`);
});

it('every class of a token has a rule, and every rule a class', () => {
  const rules = [...css.matchAll(/^\.(hl-[a-z]) \{/gm)].map(([, name]) => name);
  expect(rules.sort()).toEqual([...new Set([...CLASSES.values(), 'hl-h'])].sort());
});
