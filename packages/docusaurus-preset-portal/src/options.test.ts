import { expect, it } from 'vitest';
import { checkOptions } from './options';

it('adds the defaults', () =>
  expect(checkOptions({ apis: [{ spec: 'openapi.yaml' }] })).toEqual({
    apis: [{ spec: 'openapi.yaml', route: '/api', previous: [] }],
  }));

const apis = [{ spec: 'a.yaml' }];

it.each([
  [{ apis: [{ spec: 'a.yaml', route: '/' }] }, '"apis[0].route"'],
  [{ apis: [{ spec: 'a.yaml' }, { spec: 'b.yaml' }] }, 'the route of another API'],
  [{}, '"apis" is missing: list each contract'],
  [{ apis: [] }, '"apis" must list a contract.'],
  [
    { apis: [{ spec: 'a.yaml', route: 'api/' }] },
    '"apis[0].route" must be an address such as /api or /docs/api, without',
  ],
  [{ apis: ['a.yaml'] }, '"apis[0]" must be an object, in braces.'],
  ['openapi.yaml', 'docusaurus-preset-portal: "options" must be an object'],
  [{ api: [{ spec: 'a.yaml' }] }, /"api" is not allowed\. Did you mean "apis"\?$/],
  [{ apis: [{ specs: 'a.yaml', spec: 'a.yaml' }] }, '"apis[0].specs" is not allowed. Did you mean "spec"?'],
  [{ apis, sandbox: true }, '"sandbox" must be sandboxFile() of portal-cli'],
  [{ apis, search: 'algolia' }, '"search" must be a boolean'],
  [{ apis, content: './src/site' }, '"apis" and "content" exclude each other'],
  [{ apis, imports: ['#site'] }, '"imports" needs "content"'],
])('names the option that is wrong: %j', (options, message) => expect(() => checkOptions(options)).toThrow(message));
