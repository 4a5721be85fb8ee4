import { expect, it } from 'vitest';
import { essence, isJsonLinesType, isJsonType, isTextType, isXmlType } from '.';

it.each([
  ['Application/JSON; charset=utf-8', 'application/json'],
  ['text/csv ;\nheader=present', 'text/csv'],
])('returns the essence of %j: %s', (type, wanted) => expect(essence(type)).toBe(wanted));

/** Kinds of body: text, one JSON document, one on each line, XML. */
it.each<[string, string]>([
  ['text/plain', 'text'],
  ['x-text/plain', ''],
  ['text', ''],
  ['application/problem+json; charset=utf-8', 'text json'],
  ['application/json-seq', 'text lines'],
  ['application/x-ndjson', 'text lines'],
  ['application/ndjson', 'text lines'],
  ['application/jsonl', 'text lines'],
  ['application/x-jsonlines', 'lines'],
  ['application/jsonlines', 'lines'],
  ['application/x-ndjsonx', ''],
  ['application/xml', 'text xml'],
  ['application/atom+xml', 'text xml'],
  ['application/xmlx', ''],
  ['application/x-yaml', 'text'],
  ['application/x-www-form-urlencoded', 'text'],
  ['application/graphql', 'text'],
  ['image/png', ''],
  ['application/octet-stream', ''],
])('%s: %s', (type, wanted) => {
  const is = { text: isTextType(type), json: isJsonType(type), lines: isJsonLinesType(type), xml: isXmlType(type) };
  expect(Object.entries(is).flatMap(([name, yes]) => (yes ? [name] : []))).toEqual(
    wanted === '' ? [] : wanted.split(' '),
  );
});
