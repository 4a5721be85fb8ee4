import type { Contract } from './contracts';

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Report of the contracts that were read: a line for each, and below it its gaps. */
export function reportOf(contracts: readonly Contract[]): string {
  return contracts
    .flatMap(({ file, title, version, operations, webhooks, groups, missing }) => [
      [
        `${file}: ${[title, version].filter(Boolean).join(' ')}: ${countOf(operations, 'operation')}`,
        ...(webhooks > 0 ? [countOf(webhooks, 'webhook')] : []),
        `${countOf(groups.length, 'group')}.`,
      ].join(', '),
      ...missing.map((one) => `  ${one}`),
    ])
    .join('\n');
}

/** Warnings of the generation, each with the contract as the command named it. */
export function warningsIn(log: string, contracts: readonly Contract[]): string {
  const named = contracts.reduce(
    (text, { id, file }) => text.replaceAll(`api-specs/${id}.json`, file).replaceAll(`api-specs\\${id}.json`, file),
    log,
  );
  return named
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(Reference: |Sandbox: )/.test(line))
    .join('\n');
}
