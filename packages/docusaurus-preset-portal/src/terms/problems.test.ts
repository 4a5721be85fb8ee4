import { expect, it } from 'vitest';
import { problemHref, problemIdIn, problemIds, problemOf } from './problems';

it('finds every problem type by the address of its section, on any host', () => {
  const found = problemIds.map((id) => problemIdIn(`https://host.example${problemHref(id)}`));
  expect(found).toEqual(problemIds);
  expect(found.length).toBeGreaterThan(0);
});

it.each([undefined, 'https://host.example/docs/errors#a b'])('finds none in %j', (type) =>
  expect(problemIdIn(type)).toBeUndefined());

it('knows no problem by the name of a member of Object', () => {
  expect(problemOf('constructor')).toBeUndefined();
  expect(problemOf('not-found')).toEqual({ status: 404, title: 'Not found' });
});
