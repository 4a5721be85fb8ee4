import { apiOf } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';
import { readContracts } from '../../../../tests/support/portal';
import { clientApi } from './clientApi';

it('holds every operation of the site, each with its host, key and success response', async () => {
  const read = await readContracts();
  const apis = read.map(clientApi);
  expect(apis.flatMap(({ operations }) => operations)).toHaveLength(read.flatMap((one) => one.operations).length);
  expect(apis.map(({ host, operations }) => [host, operations[0]?.key])).toEqual(
    read.map(() => ['https://api.example.com', 'X-API-Key: ']),
  );
  const paged = apis.flatMap(({ operations }) => operations.filter(({ paging }) => paging).map(({ name }) => name));
  expect(paged).toEqual([
    'featureStoreAttributesByQueryParams',
    'financialReportsByCompanyId',
    'publicProperties',
    'companyEventsByCompanyId',
    'personEventsById',
    'propertyEventsByBfeNumber',
    'entityFeaturesHistory',
  ]);
  expect(apis[0]?.operations.find(({ name }) => name === 'companyByCompanyId')).toMatchObject({
    method: 'GET',
    path: '/denmark/data/companies/{companyId}',
    response: { $ref: '#/components/schemas/Company' },
    parameters: [
      { name: 'companyId', in: 'path', required: true },
      { name: 'include', in: 'query', required: false, explode: false },
      { name: 'effectiveAt', in: 'query', required: false, explode: true },
    ],
  });
});

it('names an operation whose id is no name of a method, keeps bodies that are JSON, and sends no cookie', () => {
  const api = apiOf({
    paths: {
      '/shapes': {
        post: {
          operationId: 'add-shape',
          requestBody: { content: { 'application/json': {} } },
          responses: { '204': { description: 'Added' } },
        },
        get: {
          parameters: [{ name: 'theme', in: 'cookie', schema: { type: 'string' } }],
          responses: { '200': { description: 'A picture', content: { 'image/png': {} } } },
        },
      },
    },
  });
  const { operations } = clientApi(api);
  expect(operations.map(({ name }) => name).sort()).toEqual(['addShape', 'getShapes']);
  expect(operations.find(({ name }) => name === 'addShape')?.body).toEqual({
    required: false,
    mediaType: 'application/json',
    schema: true,
  });
  expect(operations.flatMap(({ parameters }) => parameters)).toEqual([]);
  expect(operations.filter(({ response }) => response !== undefined)).toEqual([]);
});

const query = { name: 'of', in: 'query', schema: { type: 'string' } };

it.each<[string, object]>([
  ['its key is neither a header nor Bearer', { security: [{ cookie: [] }] }],
  ['its body is not JSON', { requestBody: { required: true, content: { 'text/csv': {} } } }],
  ['a parameter has a form that clients do not write', { parameters: [{ ...query, style: 'deepObject' }] }],
])('says that no client can send an operation: %s', (fault, operation) => {
  const securitySchemes = { cookie: { type: 'apiKey', in: 'cookie', name: 'key' } };
  const paths = { '/a': { get: { operationId: 'find', responses: {}, ...operation } } };
  const { operations } = clientApi(apiOf({ paths, components: { securitySchemes } }));
  expect(operations[0]?.faults).toEqual([fault]);
});
