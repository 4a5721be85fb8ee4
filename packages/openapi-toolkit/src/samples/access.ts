import { UniqueNames } from '../openapi/names';
import type { Connection, RequestSecret } from '../requests/request';
import type { Secret } from './text';

/** Schemes that send name and password in response to a challenge. */
const CHALLENGE_SCHEMES = ['Digest', 'NTLM'] as const;

/** Authentication that is not a header, query or cookie value. */
export interface Access {
  /** Name and password for `Basic`, sent with the first request. */
  basic?: Login;
  /** Name and password that are sent in response to a challenge. */
  challenge?: Login & { scheme: (typeof CHALLENGE_SCHEMES)[number] };
  /** Ticket of the current user: `Negotiate` (Kerberos). */
  ticket?: true;
  certificate?: { file: Secret; key: Secret };
}

interface Login {
  user: Secret;
  password: Secret;
}

/** Returns the environment variables of a request, each with its secret. */
export const variablesOf = (secrets: readonly RequestSecret[], { certificate }: Connection = {}): string[] => [
  ...secrets.flatMap(({ variable, password }) => (password === undefined ? [variable] : [variable, password])),
  ...(certificate ? [certificate.file, certificate.key] : []),
];

/** Returns the authentication of a request, with local names for its secrets. */
export function accessOf(
  secrets: readonly RequestSecret[],
  { certificate, ticket }: Connection = {},
  localNames: ReadonlyMap<string, Secret>,
): Access {
  const get = (variable: string) => localNames.get(variable) as Secret;
  const [login] = secrets.flatMap(({ variable, password, prefix = '' }) =>
    password === undefined ? [] : [{ user: get(variable), password: get(password), prefix: prefix.trim() }],
  );
  const { prefix, ...both } = login ?? {};
  const scheme = CHALLENGE_SCHEMES.find((name) => name === prefix);
  return {
    ...(login && (scheme ? { challenge: { ...(both as Login), scheme } } : { basic: both as Login })),
    ...(ticket && { ticket }),
    ...(certificate && { certificate: { file: get(certificate.file), key: get(certificate.key) } }),
  };
}

/** Returns short local names of environment variables, numbered if equal. Samples must not use the names of `localNameOf` for other variables. */
export function nameSecrets(variables: readonly string[]): Map<string, Secret> {
  const names = new UniqueNames('');
  const secrets = [...new Set(variables)].map((variable): [string, Secret] => [
    variable,
    { variable, local: names.take(localNameOf(variable)) },
  ]);
  return new Map(secrets);
}

/** Returns the local name of a secret: `apiKey`, `certFile`, `keyFile`, `token`, `user`, `password`, …, `secret`. */
export function localNameOf(variable: string): string {
  if (/KEY(_\d+)?$/i.test(variable)) return 'apiKey';
  const [, file] = /CLIENT_(CERT|KEY)_FILE$/i.exec(variable) ?? [];
  if (file) return `${file.toLowerCase()}File`;
  const [, kind] = /(TOKEN|USER|PASSWORD|CREDENTIALS)(?:NAME)?(?:_\d+)?$/i.exec(variable) ?? [];
  return kind?.toLowerCase() ?? 'secret';
}
