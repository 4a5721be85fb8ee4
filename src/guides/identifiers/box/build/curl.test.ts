import type { OperationPage } from 'openapi-toolkit';
import { SERVER } from 'openapi-toolkit/testing';
import { describe, expect, it } from 'vitest';
import { curlOf } from './curl';
import { pageOf, parameter } from './page.fixture';

const curl = (page: OperationPage, inputs: Record<string, string>) => curlOf(page, new Map(Object.entries(inputs)));

describe('curlOf', () => {
  it('fills the query and omits optional parameters', () => {
    const parameters = [
      parameter('query', 'id'),
      parameter('query', 'and'),
      parameter('query', 'needed', { required: true }),
      parameter('query', 'more', { required: true }),
      parameter('query', 'free'),
      parameter('header', 'A'),
    ];
    const page = pageOf('/companies', { parameters }, [
      `-G -X GET '${SERVER}/companies'`,
      "--data-urlencode 'id=1'",
      '--data-urlencode needed=2',
      "--data-urlencode 'more=a b'",
      "--data-urlencode 'free=3'",
      "-H 'A: b'",
    ]);
    expect(curl(page, { id: 'cvr', and: 'bfe' })?.split(' \\\n  ')).toEqual([
      `curl -G -X GET '${SERVER}/companies'`,
      '--data-urlencode needed=2',
      "--data-urlencode 'more=a b'",
      "-H 'A: b'",
      "--data-urlencode 'id=%cvr%'",
      "--data-urlencode 'and=%bfe%'",
    ]);
  });

  it('takes other path values from the example with the same identifier', () => {
    const parameters = [parameter('path', 'kind'), parameter('query', 'id')];
    const requests = [
      'GET /things/none',
      'GET /things/house?id=1, A: b',
      'GET /things/company?x=1&id=09900012, A: b',
      'GET /things/late?id=09900012',
    ];
    const page = pageOf('/things/{kind}', { parameters }, [`-G '${SERVER}/things/house'`], requests);
    expect(curl(page, { id: 'cvr' })).toBe(`curl -G '${SERVER}/things/company' \\\n  --data-urlencode 'id=%cvr%'`);
    expect(curl({ ...page, pairs: page.pairs.slice(0, 2) }, { id: 'cvr' })).toBeUndefined();
  });

  it('takes them from the first example if the identifier has no form', () => {
    const parameters = [parameter('path', 'kind'), parameter('query', 'id')];
    const page = pageOf('/{kind}', { parameters }, [`-G '${SERVER}/a'`], ['GET /none', 'GET /b?id=5']);
    expect(curl(page, { id: 'event-id' })).toBe(`curl -G '${SERVER}/b' \\\n  --data-urlencode 'id=%event-id%'`);
  });

  it('returns no command if the identifier is itself in such a path', () => {
    const parameters = [parameter('path', 'kind'), parameter('path', 'id')];
    const page = pageOf(
      '/things/{kind}/{id}',
      { parameters },
      [`'${SERVER}/things/a/1'`],
      ['GET /things/a/1?id=09900012'],
    );
    expect(curl(page, { id: 'cvr' })).toBeUndefined();
  });

  it('fills the body of the example with the same identifier', () => {
    const examples = {
      none: { value: { other: 1 } },
      number: { value: { ids: 9900012 } },
      wrong: { value: { ids: ['09900012', 'x'] } },
      right: { value: { ids: ['09900012', '09900020'], kind: 'a' } },
      one: { value: { id: '09900012' } },
    };
    const body = { requestBody: { content: { 'application/json': { examples } } } };
    const page = pageOf('/things', body, [`-X POST '${SERVER}/things'`, '-d @- <<\'JSON\'\n{\n  "x": 1\n}\nJSON']);
    const sent = (text: string) => `curl -X POST '${SERVER}/things' \\\n  -d @- <<'JSON'\n${text}\nJSON`;
    expect(curl(page, { ids: 'cvr' })).toBe(sent('{\n  "ids": [\n    "%cvr%"\n  ],\n  "kind": "a"\n}'));
    expect(curl(page, { id: 'cvr' })).toBe(sent('{\n  "id": "%cvr%"\n}'));
    expect(curl(page, { missing: 'cvr' })).toBeUndefined();
    expect(curl(pageOf('/things', {}, ['a']), { id: 'cvr' })).toBeUndefined();
  });
});
