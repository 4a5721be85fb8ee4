import type { Document, SecurityRequirement, ServerObject } from '../document';
import { nameOf } from '../locate';
import { parametersOf } from '../operations';
import { refBelow } from '../pointer';
import type { ReadOperation } from '../readOperations';
import { serverOrigin } from '../serverUrl';
import type { Finding } from '.';

const placeholdersIn = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name as string);

/** Compares the placeholders of a path with the declared parameters. */
function pathFindings(document: Document, { located }: ReadOperation): Finding[] {
  const { path, pointer } = located;
  const declared = parametersOf(document, located).filter(({ parameter }) => parameter.in === 'path');
  const names = new Set(declared.map(({ parameter }) => parameter.name));
  const inPath = placeholdersIn(path);
  return [
    ...(path.startsWith('/')
      ? []
      : [{ what: `The path "${path}" does not begin with a slash.`, pointer, fix: `Write "/${path}".` }]),
    ...inPath
      .filter((name) => !names.has(name))
      .map((name) => ({
        what: `${nameOf(located)} does not declare the path parameter "${name}".`,
        pointer,
        fix: `Add \`{name: ${name}, in: path, required: true, schema: …}\` to its parameters.`,
      })),
    ...declared
      .filter(({ parameter }) => !inPath.includes(parameter.name))
      .map(({ parameter: { name }, pointer: at }) => ({
        what: `The path "${path}" has no place for the parameter "${name}".`,
        pointer: at,
        fix: `Write "{${name}}" in the path, or remove the parameter.`,
      })),
  ];
}

function securityFindings(document: Document, requirements: SecurityRequirement[] | undefined, at: string): Finding[] {
  const schemes = Object.keys(document.components?.securitySchemes ?? {});
  return (requirements ?? []).flatMap((requirement) =>
    Object.keys(requirement)
      .filter((id) => !schemes.includes(id))
      .map((id) => ({
        what: `The security scheme "${id}" is not defined.`,
        pointer: refBelow(at, 'security'),
        fix: 'Define it in `components.securitySchemes`, or correct the name.',
      })),
  );
}

/** Finds servers without a host: samples have no address to call then. */
function serverFindings(servers: ServerObject[] | undefined): Finding[] {
  const [first] = servers ?? [];
  if (first && serverOrigin(first.url) !== '') return [];
  const what = first ? `The server "${first.url}" has no host` : 'The contract names no server';
  return [
    {
      what: `${what}: samples call a placeholder.`,
      pointer: '#/servers',
      fix: 'Write the address with its host, or give it with `--server`.',
    },
  ];
}

/** Finds mistakes in paths, servers and security. */
export function operationFindings(document: Document, operations: readonly ReadOperation[]): Finding[] {
  const own = operations.filter(({ located }) => located.kind === 'operation');
  const usesServers = own.some(({ located: { item, operation } }) => !operation.servers && !item.servers);
  return [
    ...(usesServers ? serverFindings(document.servers) : []),
    ...securityFindings(document, document.security, '#'),
    ...own.flatMap((one) => [
      ...pathFindings(document, one),
      ...securityFindings(document, one.located.operation.security, one.located.pointer),
    ]),
  ];
}
