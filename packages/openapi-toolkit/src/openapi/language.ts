import type { Document } from './document';

/** Returns the language that a contract names for its texts: `x-lang` in its `info`, such as `da` or `pt-BR`. */
export function languageOf({ info }: Document): string | undefined {
  const { 'x-lang': lang } = info as Record<string, unknown>;
  return typeof lang === 'string' && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(lang) ? lang : undefined;
}
