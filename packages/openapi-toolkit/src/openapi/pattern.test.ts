import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RUNS } from '../../../../tests/fixtures/madeUp';
import { listFiles } from '../lib/files';
import { compilePattern, MAX_TESTED } from './pattern';

it.each([
  '(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '([a-zA-Z]+)*\\d',
  '(x+x+)+y',
  '^(\\w+\\s?)*$',
  '^(?:a?){30}a{30}$',
  '^.*a.*b.*$',
  '(.*a){20}',
  '^(.*?,){11}P',
  '^.*a.*b.*c.*d$',
  '^(?=(a+)+$)a',
  '^((ab)*)*$',
  '^(a?b?)*$',
  '^(\\u0061+a)+$',
  '^(-?a+-)+$',
  '^(.|"")*"$',
  '^(a+b)*a*$',
  `^${'a'.repeat(2000)}$`,
  'a+a+$',
  '([ab]{0,4}.?[ab]{0,4}){0,4}-*$',
  'a{0,1000}a{0,1000}a{0,1000}$',
])('does not test %s', (source) => expect(compilePattern(source)).toBeUndefined());

it.each([
  '^[a-z]{1,64}$',
  '^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$',
  '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$',
  '^(/[^/]*)*$',
  '^[^\\s]+( [^\\s]+)*$',
  '^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$',
  '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$',
  '^(?![0-9]{6}-?[0-9]{4}$)[A-Za-z0-9._-]+$',
  '^[a-z]+-[a-z]+-[a-z]+-[a-z]+-[a-z]+$',
  '\\p{L}+',
  '^.*$',
])('tests %s', (source) => expect(compilePattern(source)).toEqual(new RegExp(source, 'u')));

it.each(['(?<n>a', '[z-a]', '(?i)a', '\\Z'])('does not test %s, of another language', (source) =>
  expect(compilePattern(source)).toBeUndefined());

it('tests every pattern of the contracts', async () => {
  const files = (await listFiles('api-specs')).filter((file) => /\.ya?ml$/.test(file) && !file.startsWith('published'));
  const sources = files.flatMap((file) =>
    [...readFileSync(`api-specs/${file}`, 'utf8').matchAll(/^ *pattern: (?:'([^\n]*)'|([^'\n]+))$/gm)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((source) => !compilePattern(source))).toEqual([]);
});

/** Patterns of loops, groups and alternatives over few characters, which are most prone to backtracking. */
const { sources } = fc.letrec<{ sources: string; piece: string }>((tie) => ({
  piece: fc
    .tuple(
      fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('a', 'b', '[ab]', '.', '[^a]', '-'),
        fc.tuple(fc.constantFrom('(', '(?:', '(?='), tie('sources')).map(([open, inner]) => `${open}${inner})`),
      ),
      fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,20}', '{3,}', '{0,4}'),
    )
    .map((parts) => parts.join('')),
  sources: fc
    .tuple(
      fc.constantFrom('', '^'),
      fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
      fc.constantFrom('', '$', '|a+$'),
    )
    .map((parts) => parts.join('')),
}));

it('tests no pattern that is slow', () => {
  let tested = 0;
  fc.assert(
    fc.property(sources, (source) => {
      const expression = compilePattern(source);
      if (!expression) return;
      tested += 1;
      for (const part of ['a', 'ab', '-a', 'aab', 'b', 'a-b']) {
        expression.test(`${part.repeat(MAX_TESTED).slice(0, MAX_TESTED - 1)}!`);
      }
    }),
    RUNS,
  );
  expect(tested).toBeGreaterThan(20);
});
