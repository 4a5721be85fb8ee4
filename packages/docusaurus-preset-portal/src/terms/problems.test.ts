import { expect, it } from 'vitest';
import { portal } from '../../../../tests/support/portal';
import { problemHref, problemIdIn, problemOf } from './problems';

const problemIds = Object.keys(portal.problems);

it('finds every problem type by the address of its section, on any host', () => {
  const found = problemIds.map((id) => problemIdIn(portal, `https://host.example${problemHref(portal, id)}`));
  expect(found).toEqual(problemIds);
  expect(found.length).toBeGreaterThan(0);
});

it.each([undefined, 'https://host.example/docs/errors#a b'])('finds none in %j', (type) =>
  expect(problemIdIn(portal, type)).toBeUndefined());

it('knows no problem by the name of a member of Object', () => {
  expect(problemOf(portal, 'constructor')).toBeUndefined();
  expect(problemOf(portal, 'not-found')).toEqual({ status: 404, title: 'Not found' });
});
