import { UniqueNames } from '../openapi/names';
import type { RequestSecret } from '../requests/request';
import type { Secret } from './text';

/** Returns the environment variables of the secrets of a request. */
export const variablesOf = (secrets: readonly RequestSecret[]): string[] => [
  ...new Set(secrets.flatMap(({ variable, password }) => (password === undefined ? [variable] : [variable, password]))),
];

/** Returns short local names of environment variables, numbered if equal. Samples must not use the names of `localNameOf` for other variables. */
export function nameSecrets(secrets: readonly RequestSecret[]): Map<string, Secret> {
  const names = new UniqueNames('');
  return new Map(
    variablesOf(secrets).map((variable) => [variable, { variable, local: names.take(localNameOf(variable)) }]),
  );
}

/** Returns the local name of a secret: `apiKey`, `token`, `user`, `password`, `credentials`, or `secret`. */
export function localNameOf(variable: string): string {
  if (/KEY(_\d+)?$/i.test(variable)) return 'apiKey';
  const [, kind] = /(TOKEN|USER|PASSWORD|CREDENTIALS)(?:NAME)?(?:_\d+)?$/i.exec(variable) ?? [];
  return kind?.toLowerCase() ?? 'secret';
}
