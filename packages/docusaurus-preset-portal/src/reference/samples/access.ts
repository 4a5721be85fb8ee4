import type { Connection, RequestSecret } from '../requests/request';
import type { PreparedRequest } from './prepareRequest';
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
  /** Paths of the client certificate and its key. */
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
  const scheme = CHALLENGE_SCHEMES.find((one) => one === prefix);
  return {
    ...(login && (scheme ? { challenge: { ...(both as Login), scheme } } : { basic: both as Login })),
    ...(ticket && { ticket }),
    ...(certificate && { certificate: { file: get(certificate.file), key: get(certificate.key) } }),
  };
}

type Mechanism = (typeof CHALLENGE_SCHEMES)[number] | 'Negotiate' | 'certificate';

/** Authentication that a library supports, or the instruction for the reader if it does not. */
type SupportedMechanisms = Partial<Record<Mechanism, true | string>>;

/** Label of each kind of authentication. */
const MECHANISMS: Readonly<Record<Mechanism, string>> = {
  Digest: 'Digest authentication: curl, Python, C#, PHP and PowerShell have it',
  NTLM: 'NTLM authentication: curl, C#, PHP and PowerShell have it',
  Negotiate: 'Negotiate (Kerberos) authentication: curl, C#, PHP and PowerShell have it',
  certificate: 'client certificate to give: curl, Python, C#, Go, PHP and PowerShell have one',
};

/**
 * Removes authentication that a library does not support. Comments in the sample explain it.
 *
 * @param library Name of the library in a sentence.
 */
export function withoutUnsupported(
  { challenge, ticket, certificate, ...prepared }: PreparedRequest,
  library: string,
  supported: SupportedMechanisms,
): { prepared: PreparedRequest; notes: string[] } {
  const required: (readonly [Mechanism, Partial<Access>, readonly Secret[]])[] = [
    ...(challenge ? [[challenge.scheme, { challenge }, [challenge.user, challenge.password]] as const] : []),
    ...(ticket ? [['Negotiate', { ticket }, []] as const] : []),
    ...(certificate ? [['certificate', { certificate }, [certificate.file, certificate.key]] as const] : []),
  ];
  const sent = required.filter(([mechanism]) => supported[mechanism] === true);
  const unsupported = required.filter(([mechanism]) => supported[mechanism] !== true);
  const unused = new Set(unsupported.flatMap(([, , secrets]) => secrets.map(({ variable }) => variable)));
  return {
    prepared: {
      ...prepared,
      ...Object.assign({}, ...sent.map(([, access]) => access)),
      secrets: prepared.secrets.filter(({ variable }) => !unused.has(variable)),
    },
    notes: unsupported.map(([mechanism]) => {
      const instruction = supported[mechanism];
      return typeof instruction === 'string' ? instruction : `${library} has no ${MECHANISMS[mechanism]}.`;
    }),
  };
}
