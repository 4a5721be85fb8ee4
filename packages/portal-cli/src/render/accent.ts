import { UserError } from 'openapi-toolkit';

const LEAST = 4.5;
const [WHITE, BLACK] = ['#ffffff', '#000000'];

type Tokens = Record<string, string>;

/** Red, green and blue of `#rrggbb`, 0 to 255. */
const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance of WCAG 2.2, 0 to 1. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrast(colour: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(colour), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function mix(colour: string, other: string, shareOfOther: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(colour).map((value, at) => value + ((others[at] ?? 0) - value) * shareOfOther);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The tokens of a mode: `light` or `dark`. */
const blockPattern = (mode: string): RegExp => new RegExp(`\\[data-theme="${mode}"\\] \\{[^}]*\\}`);

/** Returns the colours of a mode on which text stands, the page first. */
function groundsOf(css: string, mode: string): string[] {
  const [block = ''] = blockPattern(mode).exec(css) ?? [];
  return [...block.matchAll(/--site-(?:bg|surface|surface-2|mark): (#[0-9a-f]{6});/g)].map(([, colour = '']) => colour);
}

const worst = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/** Mixes a colour with black or white until it can be read on all grounds. */
function readable(colour: string, end: string, groundsWith: (accent: string) => readonly string[], least = LEAST) {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(colour, end, share);
    if (worst(mixed, groundsWith(mixed)) >= least) return mixed;
  }
  return end;
}

const lightSoft = (accent: string) => mix(accent, WHITE, 0.9);

function tokensOf(css: string, accent: string): Record<'light' | 'dark', Tokens> {
  const dark = groundsOf(css, 'dark');
  const soft = mix(accent, dark[0] ?? BLACK, 0.8);
  const bright = readable(accent, WHITE, () => [...dark, soft], 5.5);
  return {
    light: {
      accent,
      'accent-strong': mix(accent, BLACK, 0.3),
      'accent-soft': lightSoft(accent),
      'on-accent': WHITE,
      focus: accent,
    },
    dark: {
      accent: bright,
      'accent-strong': mix(bright, WHITE, 0.4),
      'accent-soft': soft,
      'on-accent': mix(accent, BLACK, 0.8),
      focus: mix(bright, WHITE, 0.4),
    },
  };
}

/** Reads a colour: `#rgb` or `#rrggbb`. */
export function readColour(text: string): string {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (!digits) throw new UserError(`--accent ${text}: write a colour with hexadecimal digits, such as "#0a5678".`);
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/** Returns the tokens with another accent, `#rrggbb`. @throws UserError, with a darker one, if it is hard to read. */
export function withAccent(css: string, accent: string): string {
  const groundsWith = (colour: string) => [...groundsOf(css, 'light'), lightSoft(colour)];
  const ratio = worst(accent, groundsWith(accent));
  if (ratio < LEAST)
    throw new UserError(
      `--accent "${accent}": links would be hard to read. The contrast with the grounds of the page is ${ratio.toFixed(1)}:1; ` +
        `${LEAST}:1 is needed (WCAG 2.2 AA). Take a darker colour: --accent "${readable(accent, BLACK, groundsWith)}"`,
    );
  const replaced = (block: string, tokens: Tokens) =>
    Object.entries(tokens).reduce(
      (text, [name, colour]) => text.replace(new RegExp(`(--site-${name}: )[^;]+`), `$1${colour}`),
      block,
    );
  const { light, dark } = tokensOf(css, accent);
  return css
    .replace(blockPattern('light'), (block) => replaced(block, light))
    .replace(blockPattern('dark'), (block) => replaced(block, dark));
}
