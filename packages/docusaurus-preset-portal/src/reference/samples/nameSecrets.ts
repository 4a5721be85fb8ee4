import { UniqueNames } from '../../openapi/UniqueNames';
import type { Secret } from './text';

/**
 * Returns short local names of environment variables, numbered if they are equal. Samples must not use the names that
 * `localNameOf` returns for other variables.
 */
export function nameSecrets(variables: readonly string[]): Map<string, Secret> {
  const names = new UniqueNames('');
  const secrets = [...new Set(variables)].map((variable): [string, Secret] => [
    variable,
    { variable, local: names.take(localNameOf(variable)) },
  ]);
  return new Map(secrets);
}

/** Returns the local name of a secret: `apiKey`, `certFile`, `keyFile`, `token`, `user`, `password`, …, `secret`. */
export function localNameOf(variable: string): string {
  if (/KEY(_\d+)?$/i.test(variable)) return 'apiKey';
  const [, file] = /CLIENT_(CERT|KEY)_FILE$/i.exec(variable) ?? [];
  if (file) return `${file.toLowerCase()}File`;
  const [, kind] = /(TOKEN|USER|PASSWORD|CREDENTIALS)(?:NAME)?(?:_\d+)?$/i.exec(variable) ?? [];
  return kind?.toLowerCase() ?? 'secret';
}
