import { expect, it } from 'vitest';
import { httpScheme } from './httpSchemes';

it.each([
  ['digest', 'Digest', 'RFC 7616'],
  ['SCRAM-sha-256', 'SCRAM-SHA-256', 'RFC 7804'],
  ['dpop', 'DPoP', 'RFC 9449'],
  ['ntlm', 'NTLM', ''],
  ['constructor', 'constructor', ''],
])('%s', (written, name, rfc) => expect(httpScheme(written)).toEqual({ name, rfc }));
