import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lineInDataFile } from './danglingReferences';

const FILE = 'docs/_data/next-calls.json';

it.each([
  [['start', 'cvr', 'data/company-by-company-id'], '"to": "data/company-by-company-id"'],
  [['start', 'dar-address', 'data/public-properties'], '"to": "data/public-properties"'],
])('finds the line of an entry in a data file: %j', (texts, wanted) => {
  const line = Number(lineInDataFile(FILE, ...texts).split(':')[1]);
  expect(readFileSync(FILE, 'utf8').split('\n')[line - 1]).toContain(wanted);
});

it('names the last part of the way that is there', () => {
  expect(lineInDataFile(FILE, 'start', 'no such entry')).toBe(`${FILE}:2`);
});
