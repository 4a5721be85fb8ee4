import type { ClientLanguage, Write, WriteCall } from 'openapi-toolkit/samples';

/** Returns the writer of a request from that of a call; empty for a request that no client can send. */
const through =
  (write: WriteCall): Write =>
  (request) =>
    request.call ? write(request.call, request) : '';

/** Writers of calls, imported separately. That of Java needs the types of all APIs. */
export const clientWriters: Readonly<Record<string, () => Promise<Write>>> = {
  'typescript-client': async () => through((await import('./typescript')).typescriptClient),
  'python-client': async () => through((await import('./python')).pythonClient),
} satisfies Record<Exclude<ClientLanguage, 'java-client'>, () => Promise<Write>>;
