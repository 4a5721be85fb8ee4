import { expect, it } from 'vitest';
import { apiOf } from '../../testing';
import { operationLinks, withOperationLinks } from './operationLinks';

const paths = {
  '/a': { get: { operationId: 'thingById', summary: 'Thing & "more"' } },
  '/b': { get: { operationId: 'others' } },
};
const links = operationLinks([apiOf({ paths }, 'one'), apiOf({ paths: { '/b': paths['/b'] } }, 'two')]);
const LINK = '<a href="/api/one/thing-by-id" title="thingById">Thing &amp; &quot;more&quot;</a>';

it.each([
  ['<p>See <code>thingById</code>.</p>', `<p>See ${LINK}.</p>`],
  ['<a href="/x"><code>thingById</code></a>', '<a href="/x"><code>thingById</code></a>'],
  ['<code>thingById=1</code>', '<code>thingById=1</code>'],
])('%s', (before, after) => {
  const page = { description: before, list: [{ cause: before, text: before }], count: 1 };
  expect(withOperationLinks(page, links)).toEqual({
    description: after,
    list: [{ cause: after, text: before }],
    count: 1,
  });
});
