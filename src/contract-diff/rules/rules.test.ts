import { describe, expect, it } from 'vitest';
import { rules } from '.';

describe('the rules', () => {
  it('have names of their own, a reason and an example', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.filter(({ name, reason, example }) => !name || !reason || example.before === example.after)).toEqual(
      [],
    );
  });
});
