import { apiOf } from 'openapi-toolkit/testing';
import { describe, expect, it } from 'vitest';
import { danglingReferences } from '../../lib/danglingReferences';
import { type NextCallsData, nextCalls, startsOf } from './nextCalls';

const id = (identifier: string) => ({ type: 'string', 'x-identifier': identifier });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const object = (properties: object) => ({ type: 'object', properties });

const first = apiOf(
  {
    paths: {
      '/companies': {
        get: {
          operationId: 'company',
          summary: 'Company',
          parameters: [{ name: 'number', in: 'query', schema: id('company') }],
          responses: {
            200: json(
              object({
                text: { type: 'string' },
                company: id('company'),
                cars: { type: 'array', items: object({ plate: id('plate') }) },
              }),
            ),
            404: json(object({ lost: id('company') })),
          },
        },
      },
      '/cars': {
        post: {
          operationId: 'findCars',
          summary: 'Find cars',
          requestBody: json(object({ plates: { type: 'array', items: id('plate') } })),
        },
      },
    },
  },
  'first',
);
const second = apiOf(
  {
    paths: {
      '/events/{company}': {
        get: {
          operationId: 'events',
          summary: 'Events',
          parameters: [{ name: 'company', in: 'path', required: true, schema: id('company') }],
        },
      },
    },
  },
  'second',
);
const apis = [first, second];

const events = { to: 'second/events', as: 'company', why: 'What changed.' };
const cars = { to: 'first/find-cars', as: 'plates', why: 'The car.' };
const linkTo = {
  events: {
    title: 'Events',
    href: '/api/second/events',
    method: 'get',
    path: '/events/{company}',
    parameter: 'company',
    why: 'What changed.',
  },
  cars: {
    title: 'Find cars',
    href: '/api/first/find-cars',
    method: 'post',
    path: '/cars',
    parameter: 'plates',
    why: 'The car.',
  },
};

describe('startsOf', () => {
  const links: NextCallsData = {
    start: [
      { have: 'plate', links: [cars] },
      { have: 'company', links: [events, { ...cars, why: 'Not by company.' }] },
    ],
    next: {},
  };
  it.each([
    [
      'first',
      [
        { identifier: 'plate', operations: [linkTo.cars] },
        { identifier: 'company', operations: [{ ...linkTo.cars, why: 'Not by company.' }] },
      ],
    ],
    ['second', [{ identifier: 'company', operations: [linkTo.events] }]],
    ['third', []],
  ])('returns the links into API %s, in the order of the file', (api, wanted) => {
    expect(startsOf(api, links, apis)).toEqual(wanted);
  });
});

describe('nextCalls', () => {
  const callsOf = (choices: NextCallsData['next'][string], name = 'first/company') => {
    const operation = first.operations[0]?.operation;
    if (!operation) throw new Error('The operation was not found.');
    return nextCalls(operation, 'first', { start: [], next: { [name]: choices } }, apis);
  };

  it('groups by property, in the order of the file', () => {
    const own = { to: 'first/company', as: 'number', why: 'Again.' };
    const calls = callsOf([
      { from: 'cars[].plate', ...cars },
      { from: 'company', ...events },
      { from: 'company', ...own },
    ]);
    expect(calls).toMatchObject([
      { identifier: 'plate', property: 'cars[].plate', propertyAnchor: 'response-200.cars.plate' },
      { identifier: 'company', property: 'company', propertyAnchor: 'response-200.company' },
    ]);
    const again = { title: 'Company', href: '/api/first/company', method: 'get', path: '/companies' };
    expect(calls.map(({ operations }) => operations)).toEqual([
      [linkTo.cars],
      [linkTo.events, { ...again, parameter: 'number', why: 'Again.' }],
    ]);
  });

  it('returns nothing for an operation that the file does not list', () =>
    expect(callsOf([{ from: 'company', ...events }], 'first/other')).toEqual([]));

  const FILE = 'docs/_data/next-calls.json: next "first/company":';
  const END = 'Correct or remove it.';
  it.each<[string, object, string]>([
    [
      'a property that is not returned',
      { from: 'lost' },
      'first/company has no identifier "lost"; the nearest is "cars[].plate".',
    ],
    [
      'a property that is no identifier',
      { from: 'text' },
      'first/company has no identifier "text"; the nearest is "cars[].plate".',
    ],
    ['an API that is not there', { to: 'third/events' }, 'The site has no API "third"; the nearest is "first".'],
    [
      'an operation that is not there',
      { to: 'second/gone' },
      'second has no operation "gone"; the nearest is "events".',
    ],
    [
      'an input that the operation does not take',
      { as: 'number' },
      'second/events has no input "number"; the nearest is "company".',
    ],
  ])('omits and reports %s', (_what, fault, message) => {
    const run = danglingReferences().length;
    expect(
      callsOf([
        { from: 'company', ...events, ...fault },
        { from: 'company', ...events },
      ]),
    ).toEqual(callsOf([{ from: 'company', ...events }]));
    const [noted = '', ...others] = danglingReferences().slice(run);
    expect([noted.replace(/:\d+:/, ':'), ...others]).toEqual([`${FILE} ${message} ${END}`]);
  });
});
