/** The schemes of HTTP authentication that IANA has registered, and NTLM, with the RFC that says how each works. */
const SCHEMES: Readonly<Record<string, string>> = {
  Basic: 'RFC 7617',
  Bearer: 'RFC 6750',
  Concealed: 'RFC 9729',
  Digest: 'RFC 7616',
  DPoP: 'RFC 9449',
  GNAP: 'RFC 9635',
  HOBA: 'RFC 7486',
  Mutual: 'RFC 8120',
  Negotiate: 'RFC 4559',
  NTLM: '',
  OAuth: 'RFC 5849',
  PrivateToken: 'RFC 9577',
  'SCRAM-SHA-1': 'RFC 7804',
  'SCRAM-SHA-256': 'RFC 7804',
  vapid: 'RFC 8292',
};

const known = new Map(Object.entries(SCHEMES).map(([name, rfc]) => [name.toLowerCase(), { name, rfc }]));

/** A scheme as it is registered, whatever its case; one that is not, as the contract writes it. */
export const httpScheme = (written: string): { name: string; rfc: string } =>
  known.get(written.toLowerCase()) ?? { name: written, rfc: '' };
