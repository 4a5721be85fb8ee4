import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { restoreIntegers, restoreIntegersInJson } from './integerMarks';
import { markLongIntegers, parseBundled } from './longIntegers';

const LONG = '9223372036854775807';
const marked = (yaml: string) => markLongIntegers(yaml, parse(yaml));

it.each([
  `a: ${LONG}`,
  `a: [-${LONG}, {b: ${LONG}}]`,
  `{"a": {"b": [1, ${LONG}]}}`,
  '{"a":9007199254740993}',
  `a: [+${LONG},${LONG}]`,
  'a: 0009007199254740993 # a remark',
  'a: 0x7FFFFFFFFFFFFFFF',
  'a: 0o777777777777777777777',
  `a: !!int "${LONG}"`,
  `- ${LONG}\n- 1`,
])('preserves the digits of %s', (yaml) => {
  expect(restoreIntegers(JSON.stringify(marked(yaml)))).toBe(
    JSON.stringify(parse(yaml, { intAsBigInt: true }), (_, value) =>
      typeof value === 'bigint' ? `@${value}@` : value,
    ).replace(/"@(-?\d+)@"/g, '$1'),
  );
});

it.each([
  'a: 9007199254740991',
  'a: 1234567890123456',
  `a: "${LONG}"`,
  'a: 1.5',
  'a: 9007199254740993.5',
  'a: 9999999999999999e2',
  'a: x9007199254740993',
  'a: see `9007199254740993`',
  `a: [x, null, "${LONG}"]`,
])('keeps %s', (yaml) => expect(marked(yaml)).toEqual(parse(yaml)));

const { a: text } = marked(`a: ${LONG}`) as { a: string };

it.each([
  ['a file', `{"id": "${text}"}`, `{"id": ${LONG}}`],
  ['text in JSON', JSON.stringify(`{"id": "${text}"}`), JSON.stringify(`{"id": ${LONG}}`)],
  ['a text in single quotes', `'id': '${text}'`, `'id': ${LONG}`],
  ['HTML', `&quot;${text}&quot;`, LONG],
  ['a URL', `/things/${encodeURIComponent(text)}?x=1`, `/things/${LONG}?x=1`],
  ['a sentence', `at most ${text}`, `at most ${LONG}`],
])('is restored in %s', (_, from, to) => expect(restoreIntegers(from)).toBe(to));

it('stays a string in JSON that is parsed again', () => {
  expect(JSON.parse(restoreIntegersInJson(JSON.stringify({ whole: text, part: `"${text}"` })))).toEqual({
    whole: LONG,
    part: LONG,
  });
});

it('reads its own JSON with all digits', () => {
  const restored = restoreIntegers(JSON.stringify({ id: text, same: `"${LONG}"`, other: 1 }));
  expect(restoreIntegers(JSON.stringify(parseBundled(restored)))).toBe(restored);
});
