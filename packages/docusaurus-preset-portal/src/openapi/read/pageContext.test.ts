import { expect, it } from 'vitest';
import { anchor } from './pageContext';
import { contextOf } from './read.fixture';

it.each([
  [['body', 'size', 'width'], 'body.size.width'],
  [['', 'query', 'limit'], 'query.limit'],
  [['response-200', 'Content Type: (any)'], 'response-200.Content-Type-any-'],
  [['a_b.c$d@e~f-g1'], 'a_b.c$d@e~f-g1'],
  [['køn', '尺寸', '\u0061\u030a'], 'køn.尺寸.å'],
  [['***'], '-'],
  [['"><script>'], '-script-'],
  [['x'.repeat(150), 'y'.repeat(150)], `${'x'.repeat(150)}.${'y'.repeat(49)}`],
  [['𝒳'.repeat(201)], '𝒳'.repeat(200)],
])('%j → %s', (parts, expected) => expect(anchor(contextOf(), ...parts)).toBe(expected));

it('numbers equal anchors', () => {
  const context = contextOf();
  const given = ['a', 'a', 'a-2', 'a', 'b'].map((part) => anchor(context, part));
  expect(given).toEqual(['a', 'a-2', 'a-2-2', 'a-3', 'b']);
});
