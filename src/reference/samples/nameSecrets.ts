import type { RequestSecret } from '../requests/request';
import type { Secret } from './text';

/** Short names for the environment variables of a request: `apiKey`, `token`, `user`, `password` or `secret`, numbered when several. */
export function nameSecrets(secrets: RequestSecret[]): Map<string, Secret> {
  const named = new Map<string, Secret>();
  const uses = new Map<string, number>();
  for (const variable of secrets.flatMap(({ variable: one, password }) => (password ? [one, password] : [one]))) {
    if (named.has(variable)) continue;
    const base = baseOf(variable);
    const nth = (uses.get(base) ?? 0) + 1;
    uses.set(base, nth);
    named.set(variable, { variable, local: nth === 1 ? base : `${base}${nth}` });
  }
  return named;
}

/** What a secret is called, from the name of its environment variable: `apiKey`, `token`, `user`, `password`, else `secret`. */
export function baseOf(variable: string): string {
  if (/KEY(_\d+)?$/i.test(variable)) return 'apiKey';
  const [, kind] = /(TOKEN|USER|PASSWORD)(?:NAME)?(?:_\d+)?$/i.exec(variable) ?? [];
  return kind?.toLowerCase() ?? 'secret';
}
