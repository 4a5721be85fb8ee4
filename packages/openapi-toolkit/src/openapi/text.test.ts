import { expect, it } from 'vitest';
import { clean } from './text';

it.each([
  ['Shape\tof a\nbody', 'Shape\tof a\nbody'],
  ['NUL\u0000, bell\u0007, escape\u001b, delete\u007f', 'NUL, bell, escape, delete'],
  ['\ufefforder \u202edesrever\u202c and \u2066isolated\u2069', 'order desrever and isolated'],
  ['\u000b\u000c\u000e\u001f\u0008', ''],
  ['æ, 🦆 and \u00a0 stay', 'æ, 🦆 and \u00a0 stay'],
  [undefined, ''],
  [null, ''],
  [0, '0'],
  [false, 'false'],
])('%j becomes %j', (text, cleaned) => expect(clean(text)).toBe(cleaned));
