import { readFileSync } from 'node:fs';
import { contrast, luminance } from 'portal-cli/testing';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Returns the colour tokens of one mode from the block of its selector. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no block for ${selector}.`);
  const block = css.slice(start).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--site-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

const GROUNDS = ['bg', 'surface'];
const TONES = ['good', 'warn', 'bad'];
/** Roles of code in the request panel. */
const ROLES = ['text', 'muted', 'key', 'string', 'number'].map((role) => `panel-${role}`);

/** [text, background] pairs that need a contrast of 4.5:1. */
const TEXT: [string, string][] = [
  ...['text', 'muted', 'accent', 'accent-strong'].flatMap((text) =>
    [...GROUNDS, 'surface-2', 'accent-soft', 'mark'].map((ground): [string, string] => [text, ground]),
  ),
  ...[...TONES, 'method-patch', 'signal'].flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])),
  ...TONES.map((tone): [string, string] => [tone, `${tone}-soft`]),
  ...TONES.map((tone): [string, string] => ['text', `${tone}-soft`]),
  // Strings and numbers of a marked line of code.
  ['good', 'mark'],
  ['warn', 'mark'],
  ...ROLES.flatMap((role) => ['panel', 'panel-raised'].map((ground): [string, string] => [role, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
];

/** [border, background] pairs of controls and of the focus ring: 3:1. */
const EDGES: [string, string][] = ['border-strong', 'focus'].flatMap((edge) =>
  GROUNDS.map((ground): [string, string] => [edge, ground]),
);

describe.each(['[data-theme="light"]', '[data-theme="dark"]'])('tokens of %s', (selector) => {
  const tokens = { ...tokensOf(':root'), ...tokensOf(selector) };
  const ratio = (one: string, other: string) => {
    const [first, second] = [tokens[one], tokens[other]];
    if (!first || !second) throw new Error(`No colour token --site-${first ? other : one} in ${selector}.`);
    return contrast(first, second);
  };
  it.each(TEXT)('%s on %s is at least 4.5:1', (text, ground) =>
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5));
  it.each(EDGES)('%s on %s is at least 3:1', (edge, ground) => expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3));
});

it.each(['light', 'dark'])('has three levels of ground that can be told apart in %s mode', (mode) => {
  const { bg = '', surface = '', 'surface-2': raised = '' } = tokensOf(`[data-theme="${mode}"]`);
  // CIE lightness of 0 to 100.
  const levels = [bg, surface, raised].map((hex) => {
    const y = luminance(hex);
    return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
  });
  const steps = levels.slice(1).map((level, index) => Math.abs(level - (levels[index] ?? level)));
  for (const step of steps) expect(step).toBeGreaterThan(2);
});

it('names the same colours in both modes', () => {
  expect(Object.keys(tokensOf('[data-theme="dark"]'))).toEqual(Object.keys(tokensOf('[data-theme="light"]')));
});
