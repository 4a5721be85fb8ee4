import { describe, expect, it } from 'vitest';
import { words } from './index.fixture';
import { describesError, findMessages, findPaths, findStatuses } from './intent';
import type { SearchRecord } from './records';

const { isDefinitionQuery, isFailureQuery } = words;

const operation = (method: string, path: string): SearchRecord => ({
  id: `${method} ${path}`,
  kind: 'operation',
  title: path,
  method,
  path,
  where: 'An API',
  href: `/api${path}`,
});

const operations = [
  operation('get', '/companies/{companyId}'),
  operation('get', '/companies/{companyId}/reports'),
  operation('get', '/vehicles'),
  operation('get', '/vehicles/{kid}'),
  operation('get', '/vehicles/{kid}/insurance'),
  operation('get', '/persons'),
  operation('post', '/persons/search'),
];

describe('a path', () => {
  it.each<[string, string[]]>([
    ['/denmark/data/companies/09900012', ['/companies/{companyId}', '/companies/{companyId}/reports']],
    ['/docs/companies', []],
    ['https://api.example.com/companies/1/reports?include=lines', ['/companies/{companyId}/reports']],
    ['POST persons', ['/persons/search', '/persons']],
    ['get persons', ['/persons', '/persons/search']],
    ['vehicles/insurance', ['/vehicles/{kid}/insurance', '/vehicles/{kid}']],
    [
      'curl -H "X-API-Key: k" "https://api.example.com/denmark/data/companies/1/reports"',
      ['/companies/{companyId}/reports'],
    ],
    ['why does /vehicles/1/insurance fail', ['/vehicles/{kid}/insurance']],
    ['/perso', ['/persons', '/persons/search']],
    ['persons', []],
    ['get persons by name', []],
  ])('%s: %j', (query, paths) =>
    expect(findPaths(query, operations, words).map(({ record }) => record.path)).toEqual(paths));
});

describe('a status', () => {
  const errors: SearchRecord[] = ['429', '403', '403'].map((status, at) => ({
    id: `${at}`,
    kind: 'guide',
    title: `Error ${at}`,
    label: `Error · ${status}`,
    where: 'Errors',
    href: `/errors#${at}`,
  }));
  it.each<[string, string[]]>([
    ['error 403', ['/errors#1', '/errors#2']],
    ['building use 429', []],
  ])('%s: %j', (query, hrefs) =>
    expect(findStatuses(query, errors, words).map(({ record }) => record.href)).toEqual(hrefs));
});

describe('the text of an error', () => {
  const messages = ['No company has the CVR number 09900098.', '"A 3" has several units. Add floor and door.'].map(
    (title, at) => ({ kind: 'field' as const, title, where: 'An API', href: `/api/a#${at}` }),
  );
  it.each([
    ['{"status":404,"detail":"No company has the CVR number 1."}', ['#0']],
    ['"B 7" has several units. Add floor and door.', ['#1']],
    ['the cvr number', []],
  ])('%s', (query, anchors) =>
    expect(findMessages(query, messages, words).map(({ record }) => record.href)).toEqual(
      anchors.map((at) => `/api/a${at}`),
    ));
});

describe('a query for a definition', () => {
  it.each([
    'what is a bfe number',
    'hvor mange cifre har et p-nummer',
    'how many digits are in a cvr number',
    'formatet på en nummerplade',
    'registration status deregistered meaning',
    'tagkode 5 betydning',
  ])('%s', (query) => expect(isDefinitionQuery(query)).toBe(true));

  it.each(['how many calls may I make', 'meaning', 'format error', 'hvor mange kald'])('not: %s', (query) =>
    expect(isDefinitionQuery(query)).toBe(false));
});

describe('a query about a failure', () => {
  it.each([
    'invalid cvr number',
    'ugyldigt bfe nummer',
    'my key stopped working',
    "the key doesn't work",
    'nøglen virker ikke',
    'too many calls error',
    'no access to this operation',
    'kaldet fejler',
  ])('%s', (query) => expect(isFailureQuery(query)).toBe(true));

  it.each(['failover plan', 'validity of a key', 'fejlkodeliste', 'terror', 'access'])('not: %s', (query) =>
    expect(isFailureQuery(query)).toBe(false));

  it('refers to records with a status', () => {
    const guide: SearchRecord = { id: '1', kind: 'guide', title: 'A', where: '', href: '/a' };
    expect(describesError({ ...guide, label: 'error · 429' })).toBe(true);
    expect(describesError({ ...guide, label: 'error · 42' })).toBe(false);
    expect(describesError(guide)).toBe(false);
    expect(describesError({ ...guide, label: 'error · 429', kind: 'field' })).toBe(false);
  });
});
