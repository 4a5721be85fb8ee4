import { expect, it } from 'vitest';
import { containsItself } from './containsItself';

it('distinguishes a recursive value from a repeated one', () => {
  const twice = { a: 1 };
  const circle: Record<string, unknown> = { twice };
  expect(containsItself([twice, { twice }, twice, null, 'text'])).toBe(false);
  circle.inside = [{ circle }];
  expect(containsItself(circle)).toBe(true);
  expect(containsItself([twice, circle])).toBe(true);
});
