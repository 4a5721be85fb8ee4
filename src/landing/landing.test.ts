import { readFileSync } from 'node:fs';
import { formatJson } from 'openapi-toolkit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { apis, recognise } from '#site';
import { sendRequest } from '../../tests/sandbox/support';
import entries from './apis.json';
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
});

describe('the examples of the identifier box', () => {
  const calls = startingPoints.flatMap(({ example, calls: all }) =>
    all.map((startCall) => ({ example, ...startCall })),
  );
  const withResponse = calls.filter(({ response }) => response !== undefined);

  it.each(withResponse)('$label of $example: the sandbox responds so, shortened and never changed', (item) => {
    const { url = '', options = [], response } = item;
    const query = options.flatMap((option) => /^--data-urlencode '(.*)'$/.exec(option)?.[1] ?? []);
    const headers = options.flatMap((option) => /^-H '(.*)'$/.exec(option)?.[1]?.toLowerCase() ?? []);
    const path = query.length > 0 ? `${url}?${encodeURI(query.join('&'))}` : url;
    const { status, body } = sendRequest(path, {
      headers: Object.fromEntries(['x-api-key: sandbox', ...headers].map((line) => line.split(': '))),
    });
    expect([status, JSON.stringify(query) + url]).toEqual([200, expect.stringContaining(item.example)]);
    expect(body).toMatchObject(response as object);
  });

  it('have requests and responses, in JSON that parses and in lines that fit', () => {
    expect(withResponse.length).toBeGreaterThan(startingPoints.length);
    for (const { response } of withResponse) {
      const text = formatJson(response);
      expect(JSON.parse(text)).toEqual(response);
      expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(90);
    }
  });

  it('are what the box says they are', () => {
    for (const { identifier, example, verdict } of startingPoints) {
      const [best] = recognise(example);
      expect([best?.verdict, best?.isValid, best?.fills]).toEqual([verdict, true, { [identifier]: example }]);
    }
  });

  it('lead to operations', () => {
    for (const { to } of calls) expect(apis.some(({ route }) => to.startsWith(`${route}/`))).toBe(true);
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

it('every API is shown once, with an operation of its contract and their number', () => {
  for (const { api } of houseLine.moments) expect(apis.map(({ id }) => id)).toContain(api);
  expect(entries.map(({ api }) => api).sort()).toEqual(apis.map(({ id }) => id).sort());
  for (const { api, method, path, operations } of entries) {
    const { spec = '' } = apis.find(({ id }) => id === api) ?? {};
    const { paths } = contract(spec);
    expect(Object.keys(paths)).toContain(path);
    expect([api, Object.keys(paths).length]).toEqual([api, operations]);
    expect(method).toBe('GET');
  }
});
