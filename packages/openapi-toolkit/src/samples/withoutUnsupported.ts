import type { PreparedRequest } from './prepareRequest';

/**
 * Removes authentication that a sample does not write; notes for comments in the sample name it. Only that of curl answers
 * challenges and has tickets. `certificate` is true if the sample has one, or says how the reader gives it.
 */
export function withoutUnsupported(
  { challenge, ticket, certificate, ...prepared }: PreparedRequest,
  library: string,
  certificateSupport: true | string | undefined,
): { prepared: PreparedRequest; notes: string[] } {
  const hasCertificate = certificateSupport === true;
  const unused = [
    ...(challenge ? [challenge.user, challenge.password] : []),
    ...(certificate && !hasCertificate ? [certificate.file, certificate.key] : []),
  ].map(({ variable }) => variable);
  const scheme = challenge?.scheme ?? (ticket && 'Negotiate (Kerberos)');
  return {
    prepared: {
      ...prepared,
      ...(hasCertificate && { certificate }),
      secrets: prepared.secrets.filter(({ variable }) => !unused.includes(variable)),
    },
    notes: [
      ...(scheme ? [`This sample has no ${scheme} authentication: that of curl has it.`] : []),
      ...(certificate && !hasCertificate
        ? [
            certificateSupport ??
              `${library} has no client certificate to give: curl, Python, C#, Go, PHP and PowerShell have one.`,
          ]
        : []),
    ],
  };
}
