import type { Difference } from '../contractDifferences';
import { severities } from '../rules';

const operationsOf = ({ affected }: Difference): string[] => affected.map(({ operation }) => operation);

/** Formats differences as JSON: a list of `{severity, rule, pointer, operations, message}`. */
export const differencesJson = (found: readonly Difference[]): string =>
  JSON.stringify(
    found.map((one) => ({
      severity: one.severity,
      rule: one.rule,
      pointer: one.pointer,
      operations: operationsOf(one),
      message: one.message,
    })),
    null,
    2,
  );

/** Formats differences as text, the worst first. */
export function differencesText(found: readonly Difference[]): string {
  if (found.length === 0) return 'No differences.';
  const entries = found.map((one) =>
    [
      `${one.severity}: ${one.message} [${one.rule}]`,
      `  at ${one.pointer}`,
      ...(one.affected.length > 0 ? [`  reached by operations ${operationsOf(one).join(', ')}`] : []),
    ].join('\n'),
  );
  const counts = severities.map((severity) => {
    const count = found.filter((one) => one.severity === severity).length;
    return `${count} ${severity}`;
  });
  return [...entries, counts.join(', ')].join('\n');
}
