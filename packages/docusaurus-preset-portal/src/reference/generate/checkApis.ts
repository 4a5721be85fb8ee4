import { UserError } from 'openapi-toolkit';
import type { Portal } from '../../content/portal';
import type { Api } from '../../content/site';
import type { Paths } from '../../lib/paths';

const twice = (values: readonly string[]): string[] => [
  ...new Set(values.filter((one, index) => values.indexOf(one) < index)),
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
