import { readFile } from 'node:fs/promises';
import { BadInput } from '../../BadInput';
import type { LinkedOperation, NextCall, Operation, SchemaNode } from '../../openapi/model';
import { schemaNodes } from '../../openapi/walk';
import { paths } from '../../paths';
import type { ReadApi } from './readApi';

/** A link somebody chose: the operation, the input that takes the value, and why a reader would follow it. */
interface Choice {
  /** API id and slug: `data/company-by-company-id`. */
  to: string;
  /** Parameter, or property of the body. */
  as: string;
  /** One sentence for the reader. */
  why: string;
}

/** `docs/_data/next-calls.json`: links in the order of their use. */
export interface ChosenLinks {
  /** What readers have: an identifier of the vocabulary, or words. */
  start: { have: string; links: Choice[] }[];
  /** Operation → where the values of its response lead; `from` is a property path. */
  next: Record<string, (Choice & { from: string })[]>;
}

const FILE = `${paths.data}/next-calls.json`;

/** Reads the chosen links. Their names are checked when a page uses them. */
export const readChosenLinks = async (): Promise<ChosenLinks> => JSON.parse(await readFile(FILE, 'utf8'));

/** Address of an operation's page. */
export const hrefOf = (api: { route: string }, id: string): string => `${api.route}/${id}`;

const inputs = (operation: Operation): SchemaNode[] => [
  ...operation.parameters.map(({ schema }) => schema),
  ...schemaNodes(operation.requestBody?.media[0]?.schema),
];

/** The link as a page shows it; `where` names its entry in messages. */
function resolve({ to, as, why }: Choice, apis: readonly ReadApi[], where: string): LinkedOperation {
  const fail = (what: string): never => {
    throw new BadInput(`${FILE}: ${where}: ${what}. Correct the entry or delete it.`);
  };
  const [apiId, slug] = to.split('/');
  const api = apis.find(({ ref }) => ref.id === apiId) ?? fail(`no API has the id "${apiId}"`);
  const found = api.operations.find(({ operation }) => operation.id === slug) ?? fail(`no operation is named ${to}`);
  const { operation } = found;
  if (!inputs(operation).some(({ name }) => name === as)) fail(`${to} takes no "${as}"`);
  const { id, title, method, path } = operation;
  return { title, href: hrefOf(api.ref, id), method, path, parameter: as, why };
}

/**
 * What readers of an API can start from, each with operations of that API.
 *
 * @throws BadInput when a link names an operation or an input that no contract has.
 */
export const startsOf = (apiId: string, { start }: ChosenLinks, apis: readonly ReadApi[]) =>
  start
    .map(({ have, links }) => ({
      identifier: have,
      operations: links
        .filter(({ to }) => to.startsWith(`${apiId}/`))
        .map((link) => resolve(link, apis, `start "${have}"`)),
    }))
    .filter(({ operations }) => operations.length > 0);

/**
 * Where the values that an operation returns lead, grouped by property, in the order of the file.
 *
 * @throws BadInput when a link names a property, an operation or an input that no contract has.
 */
export function nextCalls(operation: Operation, apiId: string, { next }: ChosenLinks, apis: readonly ReadApi[]) {
  const name = `${apiId}/${operation.id}`;
  const success = operation.responses.find(({ status }) => /^2/.test(status));
  const returned = schemaNodes(success?.media[0]?.schema);
  const calls = new Map<string, NextCall>();
  for (const choice of next[name] ?? []) {
    const where = `next "${name}"`;
    const node = returned.find(({ path, identifier }) => path === choice.from && identifier);
    if (!node?.identifier) throw new BadInput(`${FILE}: ${where}: it returns no identifier in "${choice.from}".`);
    const { identifier, path: property, anchor: propertyAnchor } = node;
    const call = calls.get(property) ?? { identifier, property, propertyAnchor, operations: [] };
    call.operations.push(resolve(choice, apis, where));
    calls.set(property, call);
  }
  return [...calls.values()];
}
