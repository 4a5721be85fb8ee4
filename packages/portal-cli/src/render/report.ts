import { counted } from 'docusaurus-preset-portal/node';
import { type ContractError, groupBy } from 'openapi-toolkit';
import { diskFault } from 'openapi-toolkit/node';
import type { RenderedContract } from './contracts';

/** Report of the contracts that were read: a line for each. */
export function reportOf(contracts: readonly RenderedContract[]): string {
  const lines = contracts.map(({ file, title, version, operations, webhooks, groups }) =>
    [
      `${file}: ${[title, version].filter(Boolean).join(' ')}: ${counted(operations, 'operation')}`,
      ...(webhooks > 0 ? [counted(webhooks, 'webhook')] : []),
      `${counted(groups.length, 'group')}.`,
    ].join(', '),
  );
  return lines.join('\n');
}

const MAX_LISTED_WARNINGS = 10;

/** Kind of a fault: its message without what it quotes. */
const kindOf = ({ what }: ContractError): string => what.replace(/"[^"]*"|\/\S*|\b[A-Z]+ \/\S*/g, '');

/** Warnings of the contracts that were read; of many of the same kind the first. */
export function warningsOf(faults: readonly ContractError[]): string {
  return Object.values(groupBy(faults, kindOf))
    .flatMap((same) => {
      const more = same.length - MAX_LISTED_WARNINGS;
      const listed = same.slice(0, MAX_LISTED_WARNINGS).map(({ message }) => `[WARNING] ${message}`);
      return more > 0 ? [...listed, `[WARNING] … and ${more} more of this kind.`] : listed;
    })
    .join('\n');
}

/** Lines that say nothing new about a contract: progress, warnings about the engine, errors of openapi-typescript. */
const NOISE = /^(?:Reference: |\[INFO\]|\[SUCCESS\]|\[WARNING\] \{| ✘ )/;

/** Faults of the guides in the log of a build, with file and line; messages name their folder as it was given. */
export function guideFaultsIn(log: string, folder: string): string[] {
  // The bundler draws a frame around errors.
  const noted = /^[^\w\n]*(?:\[WARNING\] )?docs\/guides\/([^\n]*:\d+: [^\n]*)$/gm;
  return [...new Set([...log.matchAll(noted)].map(([, fault]) => `${folder}/${fault}`))];
}

/** Pages that could not be rendered, in the log of a build: the address of each, and the innermost cause. */
function pageFaultsIn(log: string): string[] {
  const [, ...parts] = log.split(/Can't render static file for pathname (?=")/);
  return parts.map((part) => {
    const [, address] = /^"([^"]*)"/.exec(part) ?? [];
    // The parser of HTML quotes the rest of the page.
    const cause = [...part.matchAll(/\[cause\]: (?:\w*Error: )?([^\n]{0,200})/g)].at(-1)?.[1] ?? '';
    const hint = cause.startsWith('Parse Error') ? ' Close the tags and quotes of this HTML.' : '';
    return `The page ${address} can't be rendered: ${cause.replace(/\.$/, '')}.${hint}`;
  });
}

/** Faults in the log of a build that failed: a full disk, pages, or all of the log without stacks. */
export function faultsIn(log: string, contracts: readonly RenderedContract[]): string {
  const full = diskFault(log);
  if (full) return full;
  const pages = pageFaultsIn(log);
  return pages.length > 0 ? pages.join('\n') : warningsIn(log.replace(/^ +at .*$/gm, ''), contracts);
}

/** Warnings of the generation, each with the contract as the command named it. */
export function warningsIn(log: string, contracts: readonly RenderedContract[]): string {
  const named = contracts.reduce(
    (text, { id, file }) => text.replaceAll(`api-specs/${id}.json`, file).replaceAll(`api-specs\\${id}.json`, file),
    log,
  );
  return named
    .split('\n')
    .filter((line) => line.trim() !== '' && !NOISE.test(line))
    .join('\n');
}
