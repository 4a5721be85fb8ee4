import type { Connection, RequestSecret } from '../requests/request';
import type { Prepared } from './prepare';
import type { Secret } from './text';

/** Schemes that send name and password when the server asks for them. */
const ASKED = ['Digest', 'NTLM'] as const;

/** How a request proves who calls, where that is no text of it. */
export interface Access {
  /** Name and password that are sent with the request, as HTTP says of `Basic`. */
  basic?: Login;
  /** Name and password that the server asks for. */
  asked?: Login & { scheme: (typeof ASKED)[number] };
  /** The ticket of the user who is logged in: `Negotiate` (Kerberos). */
  ticket?: true;
  /** Files of the client's certificate and its key. */
  certificate?: { file: Secret; key: Secret };
}

interface Login {
  user: Secret;
  password: Secret;
}

/** Environment variables of a request, each with the secret it holds. */
export const variablesOf = (secrets: readonly RequestSecret[], { certificate }: Connection = {}): string[] => [
  ...secrets.flatMap(({ variable, password }) => (password === undefined ? [variable] : [variable, password])),
  ...(certificate ? [certificate.file, certificate.key] : []),
];

/** How a request proves who calls, with its secrets named. */
export function accessOf(
  secrets: readonly RequestSecret[],
  { certificate, ticket }: Connection = {},
  named: ReadonlyMap<string, Secret>,
): Access {
  const get = (variable: string) => named.get(variable) as Secret;
  const [login] = secrets.flatMap(({ variable, password, prefix = '' }) =>
    password === undefined ? [] : [{ user: get(variable), password: get(password), prefix: prefix.trim() }],
  );
  const { prefix, ...both } = login ?? {};
  const scheme = ASKED.find((one) => one === prefix);
  return {
    ...(login && (scheme ? { asked: { ...(both as Login), scheme } } : { basic: both as Login })),
    ...(ticket && { ticket }),
    ...(certificate && { certificate: { file: get(certificate.file), key: get(certificate.key) } }),
  };
}

type Way = (typeof ASKED)[number] | 'Negotiate' | 'certificate';

/** What a library can do by itself, or what a reader does instead. */
export type Abilities = Partial<Record<Way, true | string>>;

/** What it is called, and whose samples have it. */
const WAYS: Readonly<Record<Way, string>> = {
  Digest: 'Digest authentication: curl, Python, C#, PHP and PowerShell have it',
  NTLM: 'NTLM authentication: curl, C#, PHP and PowerShell have it',
  Negotiate: 'Negotiate (Kerberos) authentication: curl, C#, PHP and PowerShell have it',
  certificate: 'client certificate to give: curl, Python, C#, Go, PHP and PowerShell have one',
};

/**
 * The request as a library can send it: what the library lacks is left out, and comments say so.
 *
 * @param library Its name in a sentence.
 */
export function within(
  { asked, ticket, certificate, ...prepared }: Prepared,
  library: string,
  can: Abilities,
): { prepared: Prepared; lacks: string[] } {
  const needs: (readonly [Way, Partial<Access>, readonly Secret[]])[] = [
    ...(asked ? [[asked.scheme, { asked }, [asked.user, asked.password]] as const] : []),
    ...(ticket ? [['Negotiate', { ticket }, []] as const] : []),
    ...(certificate ? [['certificate', { certificate }, [certificate.file, certificate.key]] as const] : []),
  ];
  const has = needs.filter(([way]) => can[way] === true);
  const lost = needs.filter(([way]) => can[way] !== true);
  const unused = new Set(lost.flatMap(([, , secrets]) => secrets.map(({ variable }) => variable)));
  return {
    prepared: {
      ...prepared,
      ...Object.assign({}, ...has.map(([, access]) => access)),
      secrets: prepared.secrets.filter(({ variable }) => !unused.has(variable)),
    },
    lacks: lost.map(([way]) => {
      const instead = can[way];
      return typeof instead === 'string' ? instead : `${library} has no ${WAYS[way]}.`;
    }),
  };
}
