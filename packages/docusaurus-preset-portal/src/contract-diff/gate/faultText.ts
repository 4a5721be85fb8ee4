import type { AffectedPart } from '../contractDifferences';
import type { GateFault } from './gate';
import type { SourcePosition } from './source';

const MAX_OPERATIONS = 12;

/** Describes a position in an operation: `name` in the response 200, query parameter `limit`. */
function fieldWords({ kind, status, name, path }: AffectedPart): string {
  const where = {
    operation: 'the operation itself',
    body: 'the request body',
    response: `the response ${status}`,
    'response header': `the header \`${name}\` of the response ${status}`,
    callback: `the callback \`${name}\``,
    path: `the path parameter \`${name}\``,
    query: `the query parameter \`${name}\``,
    header: `the header parameter \`${name}\``,
    cookie: `the cookie parameter \`${name}\``,
  }[kind];
  return path ? `\`${path}\` in ${where}` : where;
}

export interface FaultReport {
  fault: GateFault;
  api: string;
  source: SourcePosition;
}

export function faultDetails({ fault: { difference, fix }, source }: FaultReport): [name: string, text: string][] {
  const affected = difference?.affected ?? [];
  const [first] = affected;
  const more = affected.length > MAX_OPERATIONS ? `, and ${affected.length - MAX_OPERATIONS} more` : '';
  const operations = affected.slice(0, MAX_OPERATIONS).map(({ operation }) => operation);
  const details = {
    change: difference && `${difference.severity}: ${difference.message} [${difference.rule}]`,
    operation: first && operations.join(', ') + more,
    field: first && fieldWords(first),
    file: `${source.file}:${source.line}`,
    pointer: difference?.pointer,
    fix,
  };
  return Object.entries(details).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
}

export const faultText = (report: FaultReport): string =>
  [
    `${report.api}: ${report.fault.what}`,
    ...faultDetails(report).map(([name, text]) => `  ${name.padEnd(10)}${text}`),
  ].join('\n');

/** Formats all faults as Markdown for the comment of a pull request. */
export function commentText(reports: readonly FaultReport[]): string {
  if (reports.length === 0) return '## Contracts\n\nEvery change has a new version and a description.\n';
  const entries = reports.map((one) =>
    [
      `### ${one.api}: ${one.fault.what}`,
      '',
      ...faultDetails(one).map(([name, text]) => `- **${name}**: ${text}`),
    ].join('\n'),
  );
  return `## Contracts\n\n${reports.length === 1 ? 'One thing stops' : `${reports.length} things stop`} this change.\n\n${entries.join('\n\n')}\n`;
}
