import { expect, it } from 'vitest';
import { UniqueNames } from './UniqueNames';

it('numbers names that are used', () => {
  const names = new UniqueNames();
  expect(['a', 'a', 'a-2', 'a', 'b', 'a-2'].map((name) => names.take(name))).toEqual([
    'a',
    'a-2',
    'a-2-2',
    'a-3',
    'b',
    'a-2-3',
  ]);
});

it('continues from the last number', () => {
  const names = new UniqueNames();
  let checks = 0;
  const { has } = Map.prototype;
  Map.prototype.has = function (key) {
    checks += 1;
    return has.call(this, key);
  };
  try {
    for (let count = 0; count < 1000; count += 1) names.take('a');
  } finally {
    Map.prototype.has = has;
  }
  expect(names.take('a')).toBe('a-1001');
  expect(checks).toBeLessThan(3_000);
});
