import type { Access, CHALLENGE_SCHEMES } from './access';
import type { PreparedRequest } from './prepareRequest';
import type { Secret } from './text';

type Mechanism = (typeof CHALLENGE_SCHEMES)[number] | 'Negotiate' | 'certificate';

/** Authentication that a library supports, or the instruction for the reader if it does not. */
type SupportedMechanisms = Partial<Record<Mechanism, true | string>>;

const MECHANISMS: Readonly<Record<Mechanism, string>> = {
  Digest: 'Digest authentication: curl, Python, C#, PHP and PowerShell have it',
  NTLM: 'NTLM authentication: curl, C#, PHP and PowerShell have it',
  Negotiate: 'Negotiate (Kerberos) authentication: curl, C#, PHP and PowerShell have it',
  certificate: 'client certificate to give: curl, Python, C#, Go, PHP and PowerShell have one',
};

/** Removes authentication that a library does not support; notes for comments in the sample explain it. */
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
