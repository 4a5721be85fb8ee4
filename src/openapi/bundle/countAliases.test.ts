import { expect, it } from 'vitest';
import { countAliases } from './countAliases';

it.each([
  ['', 0],
  ['a: &one 1\nb: *one\n', 1],
  ['&one a: 1\nb: [*one, *one,*one]\nc: {d: *one, e:*one}', 5],
  ['- &one a\n- *one\n-*one', 2],
  ['a: &one-1_x b\nc: *one-1_x', 1],
  ['a: &one 1\nb: *two\n', 0],
  ['description: Text with *emphasis* and **more**.\n', 0],
  ['a: &one 1\nb: text*one', 0],
  ['a: 1 &one\nb: R&one\nc: *one', 1],
  ['b: R&D\nc: *D', 0],
])('%j has %i', (text, count) => expect(countAliases(text)).toBe(count));
