/** Environment variables of credentials other than an API key, in code samples and exported files. */
export const secretVariables = {
  token: 'ACCESS_TOKEN',
  user: 'API_USER',
  password: 'API_PASSWORD',
  /** Everything after the scheme name, for HTTP schemes with their own syntax. */
  credentials: 'CREDENTIALS',
  /** Paths of the client certificate and its key, in PEM (mutual TLS). */
  certificate: 'CLIENT_CERT_FILE',
  certificateKey: 'CLIENT_KEY_FILE',
} as const;
