import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { memoize } from '../../lib/memoize';
import { UserError } from '../../lib/UserError';
import { printable } from '../../lib/visibleText';
import { bundleContract } from '../../openapi/bundle/bundleContract';
import { unescapePart } from '../../openapi/pointer';
import type { AffectedPart } from '../contractDifferences';
import { addPublished, droppedApis, readPublished } from '../published/store';
import { type GateFault, gateFaults } from './gate';

interface SourcePosition {
  /** Relative to the working folder, with forward slashes. */
  file: string;
  line: number;
}

interface Position {
  file: string;
  node: Node | undefined;
}

const child = (node: Node | undefined, key: string | number): Node | undefined =>
  isMap(node) || isSeq(node) ? ((node.get(key, true) ?? node.get(String(key), true)) as Node | undefined) : undefined;

/** Keywords of subschemas that apply to the same value, searched when the schema itself lacks a step. */
const SUBSCHEMA_KEYWORDS = ['allOf', 'anyOf', 'oneOf'];

/** Returns a function that finds the source of a path from the root file, through all references, as far as it leads. */
function sourceFinder(root: string): (route: readonly (string | number)[]) => Promise<SourcePosition> {
  const read = memoize(async (file) => {
    const lines = new LineCounter();
    const { contents } = parseDocument(await readFile(file, 'utf8'), { lineCounter: lines });
    return { root: contents ?? undefined, lines };
  });

  const follow = async (position: Position): Promise<Position> => {
    const ref = child(position.node, '$ref')?.toJSON() as unknown;
    if (typeof ref !== 'string') return position;
    const [file = '', pointer = ''] = ref.split('#');
    const target = file === '' ? position.file : path.posix.join(path.posix.dirname(position.file), file);
    const { root: start } = await read(target);
    const steps = pointer.split('/').slice(1).map(unescapePart);
    const node = steps.reduce<Node | undefined>((at, step) => child(at, step), start);
    return node ? follow({ file: target, node }) : position;
  };

  const step = async (position: Position, key: string | number): Promise<Position | undefined> => {
    const own = child(position.node, key);
    if (own) return { ...position, node: own };
    const target = await follow(position);
    if (target.node !== position.node) {
      const found = await step(target, key);
      if (found) return found;
    }
    for (const keyword of SUBSCHEMA_KEYWORDS) {
      const list = child(position.node, keyword);
      for (const part of isSeq(list) ? (list.items as Node[]) : []) {
        const found = await step({ ...position, node: part }, key);
        if (found) return found;
      }
    }
    return undefined;
  };

  return async (route) => {
    const steps: (string | number)[] = [];
    for (const key of route) {
      if (key === '..') steps.pop();
      else steps.push(key);
    }
    let position: Position = { file: root, node: (await read(root)).root };
    for (const key of steps) {
      const next = await step(position, key);
      if (!next) break;
      position = next;
    }
    const { file, node } = await follow(position);
    const { lines } = await read(file);
    return { file, line: lines.linePos(node?.range?.[0] ?? 0).line };
  };
}

const MAX_OPERATIONS = 12;

/** Describes a position in an operation: `name` in the response 200, query parameter `limit`. */
function fieldWords({ kind, status, name, path }: AffectedPart): string {
  const places: Partial<Record<AffectedPart['kind'], string>> = {
    operation: 'the operation itself',
    body: 'the request body',
    response: `the response ${status}`,
    'response header': `the header \`${name}\` of the response ${status}`,
    callback: `the callback \`${name}\``,
  };
  const where = places[kind] ?? `the ${kind} parameter \`${name}\``;
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
