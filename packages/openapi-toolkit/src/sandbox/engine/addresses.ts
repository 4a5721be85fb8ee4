import type { Document } from '../../openapi/document';
import { sentMethod } from '../../openapi/names';
import { type FoundOperation, operationsOf } from '../../openapi/operations';
import { filledUrl, serverPath } from '../../openapi/serverUrl';

/** Returns the path of the server and the path template of an operation, and the query and fragment written in it. */
export function addressOf(document: Document, { path: template, item, operation }: FoundOperation) {
  // Braces may contain the characters before which it is split.
  const [path = ''] = /^(?:\{[^}]*\}|[^?#])*/.exec(template) ?? [];
  const [server] = operation.servers ?? item.servers ?? document.servers ?? [];
  const pathname = serverPath(server ? filledUrl(server) : '');
  return {
    path: `${pathname.replace(/^\/$/, '')}${path.replace(/^(?!\/)/, '/')}`,
    suffix: template.slice(path.length),
  };
}

/**
 * Returns where a sandbox, which has one host, serves the contracts that share an address with one before them, by id:
 * the prefix of their paths, the other contract, and the first such address (`GET /v1/shapes/{}`).
 */
export function sandboxPrefixes(apis: readonly { id: string; document: Document }[]) {
  const owners = new Map<string, string>();
  const prefixes = new Map<string, { prefix: string; other: string; shared: string }>();
  for (const { id, document } of apis.length > 1 ? apis : []) {
    const own = operationsOf(document).flatMap((found) => {
      const { path, suffix } = addressOf(document, found);
      return found.kind === 'operation'
        ? [`${sentMethod(found.method)} ${path.replace(/\{[^}]+\}/g, '{}')}${suffix}`]
        : [];
    });
    const shared = own.find((address) => owners.has(address));
    if (shared !== undefined) prefixes.set(id, { prefix: `/${id}`, other: owners.get(shared) ?? '', shared });
    else for (const address of own) owners.set(address, id);
  }
  return prefixes;
}

/** Placeholder for the host of the APIs in the data, until the sandbox knows its origin. */
export const DEFAULT_API = 'https://api.invalid';

/** Replaces the host of the APIs in the data, so that links in responses lead back to the sandbox. */
export const withOrigin = <Data>(data: Data, origin: string): Data =>
  JSON.parse(JSON.stringify(data).replaceAll(DEFAULT_API, origin)) as Data;
