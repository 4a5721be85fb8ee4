import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { apis } from '#site';
import { formatJson } from './FirstCall/formatJson';
import call from './firstCall.json';
import houseLine from './houseLine.json';
import { startingPoints } from './startFrom';

const contract = (file: string) => parse(readFileSync(`api-specs/${file}`, 'utf8'));

describe('the first call', () => {
  it('shows the response of the contract, shortened and never changed', () => {
    const { value } = contract('data/companies/examples/companyAdvertisingProtected.yaml');
    expect(value).toMatchObject(call.response);
  });
  it('explains fields that the response shows', () => {
    for (const { field } of call.notes) expect(Object.keys(call.response)).toContain(field);
  });
  it('prints JSON that parses, in lines that fit', () => {
    const text = formatJson(call.response);
    expect(JSON.parse(text)).toEqual(call.response);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(76);
  });
});

it('the history of the house says what the contracts say', () => {
  const house = JSON.stringify(contract('data/properties/examples/PropertyHouse.yaml').value);
  const line = JSON.stringify(houseLine);
  expect(house).toContain(houseLine.subject);
  expect(house).toContain('"constructionYear":1974');
  expect(house).toContain('"takeoverDate":"2019-09-01"');
  expect(house).toContain('"price":{"amount":2450000');
  expect(house).toContain('148');
  expect(line).toContain('DKK 2,450,000');
  const [first] = contract('recommendation/examples/recommendationsHouse.yaml').value.items;
  expect(first).toMatchObject({ productCode: 'HOUSE', rank: 1 });
  expect(first.coverages).toContainEqual(expect.objectContaining({ code: 'HIDDEN_PIPES', recommended: true }));
});

it('every API is on the line or below it, and every start leads to one of them', () => {
  for (const { api } of houseLine.moments) expect(apis.map(({ id }) => id)).toContain(api);
  for (const { to } of startingPoints.flatMap(({ calls }) => calls))
    expect(apis.some(({ route }) => to.startsWith(`${route}/`))).toBe(true);
});
