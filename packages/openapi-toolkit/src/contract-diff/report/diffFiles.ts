import { printable } from '../../lib/visibleText';
import { bundleContract } from '../../openapi/bundle/bundleContract';
import { contractDifferences, type Difference } from '../contractDifferences';
import { severities } from '../rules';

const operationsOf = ({ affected }: Difference): string[] => affected.map(({ operation }) => operation);

/** Formats differences as JSON: a list of `{severity, rule, pointer, operations, message}`. */
const differencesJson = (found: readonly Difference[]): string =>
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
function differencesText(found: readonly Difference[]): string {
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

/** Returns the differences of two contract files as text, or as JSON. @throws UserError if the files cannot be compared. */
export async function diffFiles(before: string, after: string, isJson: boolean): Promise<string> {
  const found = contractDifferences(await bundleContract(before), await bundleContract(after));
  return isJson ? differencesJson(found) : printable(differencesText(found));
}
