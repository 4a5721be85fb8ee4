import type { ContractOperation } from 'openapi-toolkit/sandbox';
import type { Random } from './random';

/** Texts that break parsers, patterns, paths and number conversions. */
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  '00000000000000000000',
  '9'.repeat(400),
  'true',
  'null',
  '[]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%',
  '%zz',
  '%c3%28',
  '%ed%a0%80',
  '\\',
  '//',
  '?#&=',
  'a,b,,c',
  ',',
  '{{7*7}}',
  '$'.concat('{x}'),
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'æøåÆØÅ',
  'e\u0301\u0301\u0301',
  '😀'.repeat(50),
  '\u202eabc',
  '\ud800',
  'ﬀ',
  '٠١٢٣٤٥٦٧',
  '2026-02-30',
  '2026-13-01T25:61:61Z',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:60Z',
  'A'.repeat(5000),
  'x'.repeat(30),
  '(a+)+$',
  `${'9'.repeat(30)}!`,
];

const NUMBERS = [0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, -0];

/** Values of every JSON kind, nested where they can be. */
export function anyValue(random: Random, depth = 0): unknown {
  switch (random.below(depth > 3 ? 4 : 7)) {
    case 0:
      return random.one(TEXTS);
    case 1:
      return random.one(NUMBERS);
    case 2:
      return random.chance(2);
    case 3:
      return null;
    case 4:
      return Array.from({ length: random.below(6) }, () => anyValue(random, depth + 1));
    case 5:
      return Array.from({ length: 1200 }, () => random.one(TEXTS));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(5) }, () => [random.one(TEXTS), anyValue(random, depth + 1)]),
      );
  }
}

/** Returns a text for one parameter: usually its example, often hostile, sometimes a mutated example. */
export function parameterText(random: Random, example: string): string {
  if (random.chance(2)) return example;
  if (random.chance(3)) {
    const at = random.below(example.length + 1);
    return example.slice(0, at) + random.one(TEXTS).slice(0, 20) + example.slice(at + random.below(3));
  }
  return random.one(TEXTS);
}

/** Percent-encodes a text; unpaired surrogates, which have no UTF-8, become the replacement character. */
export const percent = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

const encoded = (text: string, random: Random) => (random.chance(8) ? text : percent(text));

/** Returns a URL for an operation with hostile values, sometimes with another path. */
export function hostileUrl(random: Random, { path, parameters }: ContractOperation): string {
  if (random.chance(25)) return `/${random.one(TEXTS)}/${random.one(TEXTS)}`;
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((url, { name, example }) => url.replace(`{${name}}`, () => percent(parameterText(random, example))), path);
  const query = parameters
    .filter((one) => one.in === 'query' && !random.chance(3))
    .flatMap(({ name, example }) => {
      const pair = `${encoded(random.chance(30) ? random.one(TEXTS) : name, random)}=${encoded(parameterText(random, example), random)}`;
      return random.chance(20) ? [pair, pair] : [pair];
    });
  const tail = random.chance(30) ? random.one(['/', '//', '/..', '/.', ';x=1', '%2f', '#', '??']) : '';
  return `${filled}${tail}?${query.join('&')}`;
}

/** Returns a body that is mutated in one position or random, as text. */
export function hostileBody(random: Random, example: unknown): string {
  if (random.chance(6))
    return random.one(['', '{', '[', '"', '\u0000', `${'['.repeat(5000)}`, '{"a":1}{"b":2}', 'null', '\ufeff{}']);
  if (random.chance(60)) return JSON.stringify({ ids: 'x'.repeat(1_500_000) });
  if (random.chance(4)) return JSON.stringify(anyValue(random));
  return JSON.stringify(bent(random, example));
}

/** A text that breaks parsers, patterns, paths or number conversions. */
export const hostileText = (random: Random): string => random.one(TEXTS);

/** Mutates a value: other values, other keys, missing keys. */
export function bent(random: Random, value: unknown): unknown {
  if (random.chance(5)) return anyValue(random);
  if (Array.isArray(value)) return value.map((item) => bent(random, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) =>
    random.chance(8) ? [] : [[random.chance(15) ? random.one(TEXTS) : key, bent(random, inner)]],
  );
  return Object.fromEntries(entries);
}

/** Returns header values. HTTP allows no line breaks; the raw socket test covers them. */
export function hostileHeaders(random: Random): Record<string, string> {
  const safe = (text: string) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 4000);
  const or = (oneIn: number, usual: string) => (random.chance(oneIn) ? safe(random.one(TEXTS)) : usual);
  return {
    ...(random.chance(20) ? {} : { 'X-API-Key': or(20, 'fuzz') }),
    ...(random.chance(6) ? {} : { 'X-Purpose': or(5, 'claims-handling') }),
    ...(random.chance(12)
      ? { Prefer: random.one(['code=429', 'code=999', 'code=200, example=x', safe(random.one(TEXTS))]) }
      : {}),
    ...(random.chance(30) ? { Origin: safe(random.one(TEXTS)) } : {}),
  };
}
