import type { Secret } from './text';

/**
 * Short names for environment variables, numbered when several have the same. No sample may give a name of `baseOf` to a
 * variable of its own.
 */
export function nameSecrets(variables: readonly string[]): Map<string, Secret> {
  const named = new Map<string, Secret>();
  const uses = new Map<string, number>();
  for (const variable of variables) {
    if (named.has(variable)) continue;
    const base = baseOf(variable);
    const nth = (uses.get(base) ?? 0) + 1;
    uses.set(base, nth);
    named.set(variable, { variable, local: nth === 1 ? base : `${base}${nth}` });
  }
  return named;
}

/**
 * What a secret is called, from the name of its environment variable: `apiKey`, `certFile`, `keyFile`, `token`, `user`, `password`,
 * `credentials`, else `secret`.
 */
export function baseOf(variable: string): string {
  if (/KEY(_\d+)?$/i.test(variable)) return 'apiKey';
  const [, file] = /CLIENT_(CERT|KEY)_FILE$/i.exec(variable) ?? [];
  if (file) return `${file.toLowerCase()}File`;
  const [, kind] = /(TOKEN|USER|PASSWORD|CREDENTIALS)(?:NAME)?(?:_\d+)?$/i.exec(variable) ?? [];
  return kind?.toLowerCase() ?? 'secret';
}
