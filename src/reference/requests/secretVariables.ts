/**
 * Environment variables from which code samples and exported files read what is no key: of an API that takes a token
 * (OAuth, OpenID Connect, Bearer), a name and a password, or a certificate.
 */
export const secretVariables = {
  token: 'ACCESS_TOKEN',
  user: 'USER',
  password: 'PASSWORD',
  /** Of a scheme of HTTP with a form of its own, all that stands after its name. */
  credentials: 'CREDENTIALS',
  /** Files of the client's certificate and its key, in PEM (mutual TLS). */
  certificate: 'CLIENT_CERT_FILE',
  certificateKey: 'CLIENT_KEY_FILE',
} as const;
