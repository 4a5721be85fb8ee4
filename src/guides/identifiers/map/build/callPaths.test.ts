import { expect, it } from 'vitest';
import { callPathsOf, type IdentifierStep } from './graph';

const edge = (from: string, to: string, operation = `${from}-${to}`): IdentifierStep => ({
  from,
  to,
  operation,
  title: operation,
  href: `/${operation}`,
  field: to,
});

it('finds the shortest path, the first of equal ones, and none without a connection', () => {
  const ways = callPathsOf([
    edge('a', 'b'),
    edge('a', 'c'),
    edge('b', 'd', 'first'),
    edge('c', 'd', 'second'),
    edge('d', 'a'),
  ]);
  const paths = ways.map(
    ({ from, to, calls }) => `${from} ${to}: ${calls.map(({ operation }) => operation).join(' ')}`,
  );
  expect(paths).toEqual([
    'a b: a-b',
    'a c: a-c',
    'a d: a-b first',
    'b d: first',
    'b a: first d-a',
    'b c: first d-a a-c',
    'c d: second',
    'c a: second d-a',
    'c b: second d-a a-b',
    'd a: d-a',
    'd b: d-a a-b',
    'd c: d-a a-c',
  ]);
});
