import type { Api } from 'docusaurus-preset-portal/content';
import { expect, it } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import { checkApis } from './report';

const api = (parts: Partial<Api>): Api => ({
  id: 'shapes',
  title: 'Shapes',
  spec: 'shapes.yaml',
  route: '/api/shapes',
  blurb: '',
  ...parts,
});

it('accepts the APIs of the site', () => expect(() => checkApis(portal)).not.toThrow());

it.each<[Partial<Api>[], string]>([
  [[{ route: '/api/' }], 'the API "shapes" (Shapes) has the route "/api/". Begin it with "/api/": "/api/shapes".'],
  [
    [{ route: '/api/shapes/' }],
    'the API "shapes" (Shapes) has the route "/api/shapes/". Write names between single slashes, without a slash at the end.',
  ],
  [
    [{ route: '/api/../x' }],
    'the API "shapes" (Shapes) has the route "/api/../x". Write names between single slashes, without a slash at the end.',
  ],
  [[{ id: 'A B' }], 'the API "A B" (Shapes) needs an id of lower-case letters, digits and hyphens: it names files.'],
  [[{}, { route: '/api/other' }], 'two APIs have the id "shapes". Give each its own.'],
  [[{}, { id: 'other' }], 'two APIs have the route "/api/shapes". Give each its own.'],
])('rejects %j', (parts, message) =>
  expect(() => checkApis({ ...portal, apis: parts.map(api) })).toThrow(`src/site/apis.ts: ${message}`));

it('reports all faults in one message', () => {
  expect(() => checkApis({ ...portal, apis: [api({ route: '/a' }), api({ id: 'b', route: '/b' })] })).toThrow(
    /"\/a"[^\n]*\n[^\n]*"\/b"/,
  );
});
