import { expect, it } from 'vitest';
import { checkReferenceOptions } from './options';

const read = (options: unknown) => () => checkReferenceOptions(options);

it('adds the defaults', () =>
  expect(checkReferenceOptions({ apis: [{ spec: 'openapi.yaml' }] })).toEqual({
    apis: [{ spec: 'openapi.yaml', route: '/api', previous: [] }],
    downloads: true,
    markdown: true,
    sandbox: false,
    policy: false,
    earlyScript: false,
  }));

it.each([
  [{ apis: [{ spec: 'a.yaml', route: '/' }] }, '"apis[0].route"'],
  [{ apis: [{ spec: 'a.yaml' }, { spec: 'b.yaml' }] }, 'the route of another API'],
  [{ apis: [] }, '"apis" must contain at least 1 items'],
  [{ apis: [{ spec: 'a.yaml' }], sandbox: true, downloads: false }, '"sandbox" needs "downloads"'],
  [{ apis: [{ spec: 'a.yaml' }], clients: '1.0.0', downloads: false }, '"clients" needs "downloads"'],
  [{ search: 'algolia' }, '"search" must be a boolean'],
  [{ policy: 'strict' }, '"policy" must be a boolean'],
  [{ apis: [{ spec: 'a.yaml' }], clients: 'v1' }, '"clients" with value "v1" fails to match'],
])('names the option that is wrong: %j', (options, message) => expect(read(options)).toThrow(message));
