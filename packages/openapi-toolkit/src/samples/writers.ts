import type { Language } from './languages';
import type { Write } from './prepareRequest';

/** Writers of `index.ts`, imported separately: a page loads only the language that it shows. */
export const writers: Readonly<Record<string, () => Promise<Write>>> = {
  shell: async () => (await import('./shell')).shell,
  javascript: async () => (await import('./fetch')).javascript,
  typescript: async () => (await import('./fetch')).typescript,
  python: async () => (await import('./python')).python,
  csharp: async () => (await import('./csharp')).csharp,
  java: async () => (await import('./java')).java,
  go: async () => (await import('./go')).go,
  php: async () => (await import('./php')).php,
  powershell: async () => (await import('./powershell')).powershell,
} satisfies Record<Language, () => Promise<Write>>;
