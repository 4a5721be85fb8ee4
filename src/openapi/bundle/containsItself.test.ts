import { expect, it } from 'vitest';
import { containsItself } from './containsItself';

it('tells a value that contains itself from one that is there twice', () => {
  const twice = { a: 1 };
  const circle: Record<string, unknown> = { twice };
  expect(containsItself([twice, { twice }, twice, null, 'text'])).toBe(false);
  circle.inside = [{ circle }];
  expect(containsItself(circle)).toBe(true);
  expect(containsItself([twice, circle])).toBe(true);
});
