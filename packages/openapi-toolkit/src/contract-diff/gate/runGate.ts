import path from 'node:path';
import { UserError } from '../../lib/UserError';
import { printable } from '../../lib/visibleText';
import { bundleContract } from '../../openapi/bundle/bundleContract';
import type { AffectedPart } from '../contractDifferences';
import { addPublished, droppedApis, readPublished } from '../published/store';
import { type GateFault, gateFaults } from './gate';
import { type SourcePosition, sourceFinder } from './source';

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

interface FaultReport {
  fault: GateFault;
  api: string;
  source: SourcePosition;
}

/** Formats a fault: what is wrong, where, and how to fix it. */
export function faultText({ fault: { what, difference, fix }, api, source }: FaultReport): string {
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
  const lines = Object.entries(details).flatMap(([name, text]) => (text ? `  ${name.padEnd(10)}${text}` : []));
  return [`${api}: ${what}`, ...lines].join('\n');
}

/** What a gate compares. */
export interface Gate {
  /** The APIs, each with its contract below `specDir`. */
  apis: readonly { id: string; title: string; spec: string }[];
  specDir: string;
  /** Folder of the published contracts, with one file for each API and version. */
  published: string;
  /** Least number of months between a deprecation and the removal, from version 1.0 on; 0 by default. */
  noticeMonths?: number;
}

async function checkApi(
  { id, title, spec }: Gate['apis'][number],
  { specDir, published, noticeMonths }: Gate,
): Promise<FaultReport[]> {
  const [latest] = await readPublished(id, published);
  if (!latest) return [];
  const root = path.posix.join(specDir, spec);
  const find = sourceFinder(root);
  const faults = gateFaults(latest.document, await bundleContract(root), noticeMonths);
  return Promise.all(
    faults.map(async (fault) => ({
      fault,
      api: title,
      source: await find(fault.difference?.affected[0]?.route ?? ['info', 'version']),
    })),
  );
}

/** Compares every contract with its last published version. A new API gets its first with `publish:contracts`. */
export const checkContracts = async (gate: Gate): Promise<FaultReport[]> =>
  (await Promise.all(gate.apis.map((api) => checkApi(api, gate)))).flat();

/** Prints the faults of the contracts. Returns the exit code. */
export async function runGate(gate: Gate): Promise<number> {
  const { apis, published } = gate;
  const versions = await Promise.all(apis.map(({ id }) => readPublished(id, published)));
  const compared = apis.filter((_, at) => versions[at]?.length).map(({ id }) => id);
  const faults = [...(await droppedApis(apis, published)), ...(await checkContracts(gate)).map(faultText)];
  if (compared.length + faults.length === 0)
    faults.push(
      `No contract is published yet.\n  at   ${published}\n  fix  npm run publish:contracts, and commit what it writes.`,
    );
  for (const text of faults) console.error(printable(text));
  if (faults.length > 0) return 1;
  console.log(
    `Contracts: compared with their last published version: ${compared.join(', ')}. Every change has a new version and a description.`,
  );
  return 0;
}

/** Publishes every contract with a new version. Returns a line for each API, or throws a UserError with all faults. */
export async function publishContracts(gate: Gate): Promise<string[]> {
  const { apis, specDir, published } = gate;
  const faults = [...(await droppedApis(apis, published)), ...(await checkContracts(gate)).map(faultText)];
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  const done: string[] = [];
  for (const { id, title, spec } of apis) {
    const document = await bundleContract(path.posix.join(specDir, spec));
    const isPublished = (await readPublished(id, published)).some(({ version }) => version === document.info.version);
    const file = isPublished ? undefined : await addPublished(id, document, published);
    done.push(
      file ? `${title} ${document.info.version}: ${file}` : `${title} ${document.info.version} is published already.`,
    );
  }
  return done;
}
