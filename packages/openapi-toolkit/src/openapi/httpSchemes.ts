/** HTTP authentication schemes registered with IANA, and NTLM, each with its RFC. */
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

const schemesByName = new Map(Object.entries(SCHEMES).map(([name, rfc]) => [name.toLowerCase(), { name, rfc }]));

/** Returns the registered spelling of a scheme, ignoring case; an unregistered one is returned unchanged. */
export const httpScheme = (scheme: string): { name: string; rfc: string } =>
  schemesByName.get(scheme.toLowerCase()) ?? { name: scheme, rfc: '' };
