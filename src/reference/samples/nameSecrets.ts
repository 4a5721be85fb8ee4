import type { Secret } from './text';

/**
 * Returns short local names of environment variables, numbered if they are equal. Samples must not use the names that
 * `baseOf` returns for other variables.
 */
export function nameSecrets(variables: readonly string[]): Map<string, Secret> {
  const secrets = new Map<string, Secret>();
  const uses = new Map<string, number>();
  for (const variable of variables) {
    if (secrets.has(variable)) continue;
    const base = localNameOf(variable);
    const nth = (uses.get(base) ?? 0) + 1;
    uses.set(base, nth);
    secrets.set(variable, { variable, local: nth === 1 ? base : `${base}${nth}` });
  }
  return secrets;
}

/**
 * Returns the local name of a secret, from its environment variable: `apiKey`, `certFile`, `keyFile`, `token`, `user`,
 * `password`, `credentials`, else `secret`.
 */
export function localNameOf(variable: string): string {
  if (/KEY(_\d+)?$/i.test(variable)) return 'apiKey';
  const [, file] = /CLIENT_(CERT|KEY)_FILE$/i.exec(variable) ?? [];
  if (file) return `${file.toLowerCase()}File`;
  const [, kind] = /(TOKEN|USER|PASSWORD|CREDENTIALS)(?:NAME)?(?:_\d+)?$/i.exec(variable) ?? [];
  return kind?.toLowerCase() ?? 'secret';
}
