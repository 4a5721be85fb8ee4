import { type NextCallsData, operationName } from 'docusaurus-preset-portal/node';
import { choicesOf, SANDBOX } from 'docusaurus-preset-portal/terms';
import { baseUrl, type OperationPage, ownValue, type SchemaNode, schemaNodes, schemasOf } from 'openapi-toolkit';
import type { CodeNames } from '#site';
import { sandbox } from '#site';
import { codeListOf, listIdsOf } from '#vocabulary/codeLists';
import { identifierOf } from '#vocabulary/identifiers';
import { WRITTEN_ADDRESS } from '#vocabulary/writtenAddress';
import { placeholder } from '../placeholder';
import { curlOf, type Inputs } from './curl';

/** A request that takes an identifier. */
export interface Request {
  title: string;
  href: string;
  method: string;
  /** Path and query with placeholders for values. */
  path: string;
  /** Result of the request, as a sentence. */
  why: string;
  /**
   * curl command with placeholders for values (`placeholder.ts`); omitted if no example of the operation has the
   * identifier.
   */
  curl?: string;
  /** Fragment that fills in the form of its page, with placeholders; omitted if the form needs further values. */
  fragment?: string;
  /** True if the fragment would contain personal data: the values are then passed to the page without it. */
  isPassed?: boolean;
}

/** Data of the identifier box besides the forms of values. */
export interface BoxData {
  /** Requests by identifier, best first. */
  requests: Record<string, Request[]>;
  /** Fields in request bodies, for values that may only be sent there. */
  bodies: Record<string, { title: string; href: string; field: string }[]>;
  codes: CodeNames;
  /** Servers in the requests, each with the sandbox URL that replaces it. */
  servers: [from: string, to: string][];
}

const identified = (schemas: readonly SchemaNode[]) =>
  schemas.flatMap((node) => (node.identifier ? [{ node, identifier: node.identifier }] : []));

/** Returns the names of codes, for identifiers whose values come from a list. */
function codesOf(pages: readonly OperationPage[]): CodeNames {
  const all = pages.flatMap(({ operation }) => schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema)));
  const lists = new Map(
    identified(all).flatMap(({ node, identifier }) => listIdsOf(node).map((id) => [identifier, id] as const)),
  );
  return Object.fromEntries(
    [...lists].flatMap(([identifier, id]) => {
      const codes = codeListOf(id)?.codes;
      return codes
        ? [[identifier, Object.fromEntries(codes.map(({ code, en, da }) => [code, da ? `${en} (${da})` : en]))]]
        : [];
    }),
  );
}

function bodiesOf(pages: readonly OperationPage[]): BoxData['bodies'] {
  const bodies: BoxData['bodies'] = {};
  for (const { operation, permalink } of pages) {
    for (const { node, identifier } of identified(schemaNodes(operation.requestBody?.media[0]?.schema))) {
      const bodyField = { title: operation.title, href: `${permalink}#${node.anchor}`, field: node.path };
      bodies[identifier] = [...(ownValue(bodies, identifier) ?? []), bodyField];
    }
  }
  return bodies;
}

function serversOf(pages: readonly OperationPage[]): BoxData['servers'] {
  const sandboxUrls = new Map<string, string>();
  for (const { operation } of pages) {
    const sandboxServer = choicesOf({ sandbox }, operation.servers).find(({ value }) => value === SANDBOX);
    if (sandboxServer) sandboxUrls.set(baseUrl(operation.servers), sandboxServer.url);
  }
  return [...sandboxUrls];
}

/** Returns the path with placeholders for its inputs, and a query with the others. */
function pathOf({ path, parameters }: OperationPage['operation'], inputs: Inputs): string {
  const query = parameters
    .filter(({ location, schema }) => location === 'query' && inputs.has(schema.name))
    .map(({ schema: { name } }) => `${name}=${placeholder(inputs.get(name) ?? '')}`);
  const filled = [...inputs].reduce(
    (text, [name, identifier]) => text.replace(`{${name}}`, placeholder(identifier)),
    path,
  );
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/**
 * Returns the fragment. Personal values must not be in a URL, and further path or body values must be entered by the
 * user.
 */
function fragmentOf({ path, parameters }: OperationPage['operation'], inputs: Inputs): string | undefined {
  const schemasByName = new Map(parameters.map(({ schema }) => [schema.name, schema]));
  const names = [...inputs.keys()];
  const others = [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !inputs.has(name));
  const isPersonal = [...inputs.values()].some((each) => identifierOf(each).isPersonal);
  if (others || isPersonal || names.some((name) => !schemasByName.has(name))) return undefined;
  return `#v=${[...inputs].map(([name, identifier]) => `${name}=${placeholder(identifier)}`).join('&')}`;
}

/** Builds the data of the box from the chosen links and the contracts. */
export function boxData({ start }: NextCallsData, pages: readonly OperationPage[]): BoxData {
  const byName = new Map(pages.map((page) => [operationName(page), page]));
  const requests: BoxData['requests'] = {};
  for (const { have, links } of start) {
    for (const { to, as, and = [], why } of links) {
      const page = byName.get(to);
      if (!page) continue;
      const { operation, permalink } = page;
      const own = new Map(
        identified(operation.parameters.map(({ schema }) => schema)).map(({ node, identifier }) => [
          node.name,
          identifier,
        ]),
      );
      // A name with spaces is not an identifier: the input determines it.
      const identifier = /\s/.test(have) ? (own.get(as) ?? (as === WRITTEN_ADDRESS ? as : undefined)) : have;
      if (!identifier) continue;
      const inputs = new Map([[as, identifier], ...and.map((name): [string, string] => [name, own.get(name) ?? name])]);
      const { title, method } = operation;
      const fragment = fragmentOf(operation, inputs);
      const isPassed = fragment !== undefined && ![...inputs.values()].every((each) => identifierOf(each).isShared);
      const request = {
        title,
        href: permalink,
        method,
        path: pathOf(operation, inputs),
        why,
        curl: curlOf(page, inputs),
        fragment,
        ...(isPassed && { isPassed }),
      };
      requests[identifier] = [...(ownValue(requests, identifier) ?? []), request];
    }
  }
  return { requests, bodies: bodiesOf(pages), codes: codesOf(pages), servers: serversOf(pages) };
}
