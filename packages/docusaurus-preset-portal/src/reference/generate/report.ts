import { readdir } from 'node:fs/promises';
import { ContractError, quotedOperation, UserError } from 'openapi-toolkit';
import type { Portal } from '../../content/portal';
import type { Api } from '../../content/site';
import { buildLog } from '../../lib/log';
import type { Paths } from '../../lib/paths';
import type { OnMissing } from './downloads';
import type { ReadApi } from './readApi';

const twice = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) < index)),
];

function faultOf({ id, route, title }: Api, paths: Paths): string | undefined {
  const named = `the API "${id}" (${title})`;
  if (!/^[a-z0-9][a-z0-9-]*$/.test(id))
    return `${named} needs an id of lower-case letters, digits and hyphens: it names files.`;
  if (!route.startsWith(paths.routes) || route === paths.routes)
    return `${named} has the route "${route}". Begin it with "${paths.routes}": "${paths.routes}${id}".`;
  if (!/^(\/[\w.~-]+)+$/.test(route) || /\/\.+(\/|$)/.test(route))
    return `${named} has the route "${route}". Write names between single slashes, without a slash at the end.`;
  return undefined;
}

/** Validates ids and routes of the APIs. @throws UserError that lists every invalid one. */
export function checkApis({ apis, paths }: Pick<Portal, 'apis' | 'paths'>): void {
  const faults = [
    ...apis.map((api) => faultOf(api, paths)).filter((fault) => fault !== undefined),
    ...twice(apis.map(({ id }) => id)).map((id) => `two APIs have the id "${id}". Give each its own.`),
    ...twice(apis.map(({ route }) => route)).map((route) => `two APIs have the route "${route}". Give each its own.`),
  ];
  if (faults.length > 0) throw new UserError(faults.map((fault) => `${paths.apis}: ${fault}`).join('\n'));
}

function report(error: ContractError, strict: boolean): void {
  if (strict) throw error;
  buildLog.warn(error.message);
}

/** Returns a function that warns of a download that can't be made; if `strict`, it throws. */
export const reportMissing =
  (contract: string, strict: boolean): OnMissing =>
  (label, error) =>
    report(
      new ContractError(
        `"${label}" can't be made: ${error.message.split('\n')[0]}`,
        contract,
        'Correct the contract, or leave it: the reference is complete without this file.',
      ),
      strict,
    );

/** Warns of operations whose names result in one address, with the position of the later one; throws if `strict`. */
export function reportSharedPages({ operations, ref }: ReadApi, contract: string, strict: boolean): void {
  for (const { located } of operations) {
    if (!located.duplicateOf) continue;
    const { duplicateOf, id } = located;
    const error = new ContractError(
      `${quotedOperation(duplicateOf)} and ${quotedOperation(located)} would share the page ${ref.route}/${duplicateOf.id}: the second is at ${ref.route}/${id}.`,
      `${contract}${located.pointer}`,
      'To choose its address, write `x-slug: a-name` in the second operation, or change one operationId.',
    );
    report(error, strict);
  }
}

/** Checks that operations, overviews and sidebars have files. @throws ContractError with the missing ones and `log`. */
export async function countPages(
  apis: ReadApi[],
  log: string,
  folderOf: (api: ReadApi['ref']) => string,
): Promise<{ operations: number; overviews: number }> {
  let count = 0;
  for (const { ref, operations } of apis) {
    const folder = folderOf(ref);
    const files = new Set(await readdir(folder).catch(() => []));
    const missing = operations.map(({ operation }) => operation.id).filter((id) => !files.has(`${id}.api.mdx`));
    const overviews = [...files].filter((file) => file.endsWith('.info.mdx')).length;
    if (missing.length > 0 || overviews !== 1 || !files.has('sidebar.ts')) {
      throw new ContractError(
        `Pages are missing: ${missing.join(', ') || 'the overview or the sidebar'}.\n${log.trim()}`,
        folder,
        'See what the OpenAPI plugin printed above; operation ids must be usable as file names.',
      );
    }
    count += operations.length;
  }
  return { operations: count, overviews: apis.length };
}
