import { UserError } from 'openapi-toolkit';

const MAX_FAULTS = 25;

/**
 * Returns the error for a failed read of the translations. Its message must not contain the API key.
 *
 * @param problem What went wrong, one sentence.
 * @param advice What the operator can do about it, the last line of the message.
 */
export function translationsError(
  problem: string,
  advice: string,
  { url, faults = [] }: { url?: URL; faults?: readonly string[] } = {},
): UserError {
  const lines = [`Attribute translations: ${problem}`, ...faults.slice(0, MAX_FAULTS).map((fault) => `  - ${fault}`)];
  if (faults.length > MAX_FAULTS) lines.push(`  - and ${faults.length - MAX_FAULTS} more`);
  if (url) lines.push(`  URL: ${url.href}`);
  return new UserError([...lines, `  What to do: ${advice}`].join('\n'));
}
