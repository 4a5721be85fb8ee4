import type { ClientLanguage, Language } from './languages';
import type { Write, WriteCall } from './prepareRequest';

/** Returns the writer of a request from that of a call; empty for a request that no client can send. */
const through =
  (write: WriteCall): Write =>
  (request) =>
    request.call ? write(request.call, request) : '';

/** Writers of `index.ts`, imported separately: a page loads only the language that it shows. */
export const writers: Readonly<Record<string, () => Promise<Write>>> = {
  shell: async () => (await import('./shell')).shell,
  javascript: async () => (await import('./javascript')).javascript,
  typescript: async () => (await import('./typescript')).typescript,
  python: async () => (await import('./python')).python,
  csharp: async () => (await import('./csharp')).csharp,
  java: async () => (await import('./java')).java,
  go: async () => (await import('./go')).go,
  php: async () => (await import('./php')).php,
  powershell: async () => (await import('./powershell')).powershell,
  'typescript-client': async () => through((await import('./clients/typescript')).typescriptClient),
  'python-client': async () => through((await import('./clients/python')).pythonClient),
} satisfies Record<Language | Exclude<ClientLanguage, 'java-client'>, () => Promise<Write>>;
