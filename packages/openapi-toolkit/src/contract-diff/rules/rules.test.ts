import { describe, expect, it } from 'vitest';
import { rules } from '.';

describe('the rules', () => {
  it('have unique names and a reason', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.filter(({ name, reason }) => !name || !reason)).toEqual([]);
  });
});
