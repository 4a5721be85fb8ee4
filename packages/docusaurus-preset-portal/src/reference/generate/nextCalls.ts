import { existsSync } from 'node:fs';
import { Joi } from '@docusaurus/utils-validation';
import { hrefOf, type LinkedOperation, type NextCall, type Operation, ownValue, schemaNodes } from 'openapi-toolkit';
import type { Portal } from '../../content/portal';
import { danglingReference, lineInDataFile, orDangling } from '../../lib/danglingReferences';
import { paths as fromSite } from '../../lib/paths';
import { readJson } from '../../lib/readJson';
import type { ReadApi } from './readApi';

/** Link from the data file: the operation, the parameter that takes the value, and the reason to follow it. */
interface OperationLink {
  /** API id and slug: `data/company-by-company-id`. */
  to: string;
  /** Parameter, or property of the body. */
  as: string;
  /** Parameters that are sent with it. */
  and?: string[];
  /** One sentence for the reader. */
  why: string;
}

/** Content of `docs/_data/next-calls.json`. Links are in order of importance. */
export interface NextCallsData {
  /** Values that a reader has: an identifier of the vocabulary, or a text. */
  start: { have: string; links: OperationLink[] }[];
  /** Operation → links from the values of its response; `from` is a property path. */
  next: Record<string, (OperationLink & { from: string })[]>;
}

const FILE = 'next-calls.json';

const DATA_FILE = `${fromSite.data}/${FILE}`;

const string = Joi.string();
const choice = { to: string.required(), as: string.required(), and: Joi.array().items(string), why: string.required() };
const shape = Joi.object<NextCallsData, true>({
  start: Joi.array()
    .items({ have: string.required(), links: Joi.array().items(choice).required() })
    .required(),
  next: Joi.object()
    .pattern(string, Joi.array().items({ from: string.required(), ...choice }))
    .required(),
});

/** Reads the links; a site without the file has none. Names are checked when a page uses them. */
export const readNextCalls = async ({ paths }: Pick<Portal, 'paths'>): Promise<NextCallsData> => {
  const file = `${paths.data}/${FILE}`;
  return existsSync(file) ? readJson(file, shape) : { start: [], next: {} };
};

/** @throws DanglingReference if a contract lacks a name of the link. */
function resolve({ to, as, why }: OperationLink, apis: readonly ReadApi[]): LinkedOperation {
  const [apiId = '', slug = ''] = to.split('/');
  const api = apis.find(({ ref }) => ref.id === apiId);
  if (!api)
    throw danglingReference(
      'The site',
      'API',
      apiId,
      apis.map(({ ref }) => ref.id),
    );
  const linkedOperation = api.operations.find(({ operation }) => operation.id === slug);
  if (!linkedOperation)
    throw danglingReference(
      apiId,
      'operation',
      slug,
      api.operations.map(({ operation }) => operation.id),
    );
  const { operation } = linkedOperation;
  const inputs = [
    ...operation.parameters.map(({ schema }) => schema),
    ...schemaNodes(operation.requestBody?.media[0]?.schema),
  ];
  const inputNames = inputs.map(({ name }) => name);
  if (!inputNames.includes(as)) throw danglingReference(to, 'input', as, inputNames);
  const { id, title, method, path } = operation;
  return { title, href: hrefOf(api.ref, id), method, path, parameter: as, why };
}

/** Returns the values that readers can start from, each with operations of this API. A dangling link is a warning. */
export const startsOf = (apiId: string, { start }: NextCallsData, apis: readonly ReadApi[]) =>
  start
    .map(({ have, links }) => ({
      identifier: have,
      operations: links
        .filter(({ to }) => to.startsWith(`${apiId}/`))
        .flatMap(
          (link) =>
            orDangling(
              () => `${lineInDataFile(DATA_FILE, 'start', have, link.to)}: start "${have}"`,
              () => resolve(link, apis),
            ) ?? [],
        ),
    }))
    .filter(({ operations }) => operations.length > 0);

/** Returns the links from values of a response, by property, in the order of the file. A dangling one is a warning. */
export function nextCalls(operation: Operation, apiId: string, { next }: NextCallsData, apis: readonly ReadApi[]) {
  const name = `${apiId}/${operation.id}`;
  const success = operation.responses.find(({ status }) => /^2/.test(status));
  const returned = schemaNodes(success?.media[0]?.schema);
  const calls = new Map<string, NextCall>();
  for (const choice of ownValue(next, name) ?? []) {
    orDangling(
      () => `${lineInDataFile(DATA_FILE, 'next', name, choice.from, choice.to)}: next "${name}"`,
      () => {
        const identified = returned.filter((node) => node.identifier);
        const node = identified.find(({ path }) => path === choice.from);
        if (!node?.identifier)
          throw danglingReference(
            name,
            'identifier',
            choice.from,
            identified.map(({ path }) => path),
          );
        const { identifier, path: property, anchor: propertyAnchor } = node;
        const linked = resolve(choice, apis);
        const call = calls.get(property) ?? { identifier, property, propertyAnchor, operations: [] };
        call.operations.push(linked);
        calls.set(property, call);
      },
    );
  }
  return [...calls.values()];
}
