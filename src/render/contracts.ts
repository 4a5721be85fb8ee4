import path from 'node:path';
import { relativePath } from '../lib/listFiles';
import { type BundleOptions, bundleContract, type Document, readOperations, restoreIntegersInJson } from '../openapi';
import { lead } from '../openapi/markdown';
import type { OverviewPage } from '../openapi/model';
import { clean } from '../openapi/text';
import { overviewPage } from '../reference/generate/overview';
import { distinct, slugOfTitle } from './names';

/** A contract as the portal shows it. */
export interface Contract {
  id: string;
  title: string;
  version: string;
  route: string;
  /** One or two sentences, plain text. */
  lead: string;
  groups: OverviewPage['groups'];
  /** As the command named it: for messages. */
  file: string;
  /** The bundled contract, JSON. */
  text: string;
  operations: number;
  webhooks: number;
  /** Gaps that a reader would notice: a sentence each. */
  missing: string[];
}

type Operations = ReturnType<typeof readOperations>;

const count = (found: Operations, one: string, what: string): string[] =>
  found.length === 0 ? [] : [`${found.length} ${found.length === 1 ? one : `${one}s`} without ${what}`];

function missingIn(operations: Operations): string[] {
  const without = (lacks: (operation: Operations[number]['operation']) => boolean) =>
    operations.filter(({ operation }) => lacks(operation));
  return [
    ...count(
      without(({ description }) => !description),
      'operation',
      'description',
    ),
    ...count(
      without(({ responses }) => !responses.some(({ status }) => status.startsWith('2'))),
      'operation',
      'a success response',
    ),
    ...count(
      without(({ responses }) => !responses.some(({ status }) => /^[45d]/.test(status))),
      'operation',
      'an error response',
    ),
  ];
}

async function readContract(
  spec: string,
  folder: string,
  reading: BundleOptions,
): Promise<Omit<Contract, 'id' | 'route'> & { document: Document; all: Operations }> {
  const file = relativePath(folder, spec) || spec;
  const document = await bundleContract(spec, { ...reading, keepIntegers: true });
  const all = readOperations(document, file);
  const { info } = document;
  return {
    document,
    all,
    file,
    title: clean(info.title).trim() || path.basename(spec, path.extname(spec)),
    version: clean(info.version),
    lead: clean(info.summary) || lead(info.description),
    groups: [],
    text: restoreIntegersInJson(JSON.stringify(document)),
    operations: all.filter(({ operation }) => operation.kind === 'operation').length,
    webhooks: all.filter(({ operation }) => operation.kind === 'webhook').length,
    missing: missingIn(all.filter(({ operation }) => operation.kind === 'operation')),
  };
}

/**
 * Reads contracts, each with its name on the site.
 *
 * @param folder Names in messages are relative to it.
 * @throws ContractError what is wrong in which contract.
 */
export async function readContracts(
  specs: readonly string[],
  folder: string,
  reading: Pick<BundleOptions, 'allow' | 'warn'> = {},
): Promise<Contract[]> {
  const read: Awaited<ReturnType<typeof readContract>>[] = [];
  for (const spec of specs) read.push(await readContract(spec, folder, reading));
  const ids = distinct(read.map(({ title }) => slugOfTitle(title)));
  return read.map(({ document, all, ...contract }, at) => {
    const id = ids[at] as string;
    const route = `/api/${id}`;
    const { title, version } = contract;
    const api = { id, title, spec: `${id}.json`, route, blurb: contract.lead };
    const { groups } = overviewPage({ api, ref: { id, title, version, route }, document, operations: all }, [], []);
    return { ...contract, id, route, groups };
  });
}
