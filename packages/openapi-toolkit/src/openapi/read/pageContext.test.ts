import { expect, it } from 'vitest';
import { anchor } from './pageContext';
import { contextOf } from './read.fixture';

it.each([
  [['', 'query', 'limit'], 'query.limit'],
  [['response-200', 'Content Type: (any)'], 'response-200.Content-Type-any-'],
  [['køn', '尺寸', '\u0061\u030a'], 'køn.尺寸.å'],
  [['x'.repeat(150), 'y'.repeat(150)], `${'x'.repeat(150)}.${'y'.repeat(49)}`],
  [['𝒳'.repeat(201)], '𝒳'.repeat(200)],
])('%j → %s', (parts, expected) => expect(anchor(contextOf(), ...parts)).toBe(expected));
