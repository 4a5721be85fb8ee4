import { expect, it } from 'vitest';
import { httpScheme } from './httpSchemes';

it.each([
  ['digest', 'Digest'],
  ['SCRAM-sha-256', 'SCRAM-SHA-256'],
  ['dpop', 'DPoP'],
  ['constructor', 'constructor'],
])('%s', (written, name) => expect(httpScheme(written)).toBe(name));
