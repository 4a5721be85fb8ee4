import { describe, expect, it } from 'vitest';
import { rules } from '.';

describe('the rules', () => {
  it('have unique names, a reason and an example', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.filter(({ name, reason, example }) => !name || !reason || example.before === example.after)).toEqual(
      [],
    );
  });
});
