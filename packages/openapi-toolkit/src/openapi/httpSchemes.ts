/** HTTP authentication schemes registered with IANA, and NTLM. */
const SCHEMES =
  `Basic Bearer Concealed Digest DPoP GNAP HOBA Mutual Negotiate NTLM OAuth PrivateToken SCRAM-SHA-1 SCRAM-SHA-256
  vapid`.split(/\s+/);

/** Returns the registered spelling of a scheme, ignoring case; an unregistered one is returned unchanged. */
export const httpScheme = (scheme: string): string =>
  SCHEMES.find((name) => name.toLowerCase() === scheme.toLowerCase()) ?? scheme;
