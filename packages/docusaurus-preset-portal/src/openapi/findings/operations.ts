import type {
  Document,
  LinkObject,
  ParameterObject,
  ResponseObject,
  SecurityRequirement,
  ServerObject,
} from '../document';
import { nameOf } from '../locate';
import { parametersOf } from '../operations';
import { refBelow } from '../pointer';
import { linkedId } from '../read/response';
import type { ReadOperation } from '../readOperations';
import { resolve } from '../resolve';
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
      .filter(({ parameter: { required } }) => required !== true)
      .map(({ parameter: { name }, pointer: at }) => ({
        what: `The path parameter "${name}" is not required: it is read as required.`,
        pointer: at,
        fix: 'Add `required: true`.',
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

/** Finds parameters of which the contract does not say what they are. */
const schemaFindings = (document: Document, { located }: ReadOperation): Finding[] =>
  parametersOf(document, located)
    .filter(({ parameter: { schema, content } }) => schema === undefined && content === undefined)
    .map(({ parameter: { name }, pointer }) => ({
      what: `The parameter "${name}" has no schema.`,
      pointer,
      fix: 'Add `schema: { type: string }`.',
    }));

/** Finds links of responses to operations that the contract does not have. */
function linkFindings(document: Document, operations: readonly ReadOperation[]): Finding[] {
  const ids = new Set(operations.map(({ operation }) => operation.operationId));
  return operations.flatMap(({ located: { operation, pointer } }) =>
    Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      Object.entries(resolve<ResponseObject>(document, response).links ?? {}).flatMap(([name, value]) => {
        const link = resolve<LinkObject>(document, value);
        const id = linkedId(document, link);
        const isElsewhere = /^[a-z][a-z\d+.-]*:|^[^#]/i.test(link.operationRef ?? '');
        return isElsewhere || ids.has(id)
          ? []
          : [
              {
                what: `The link "${name}" leads to no operation of the contract: "${link.operationId ?? link.operationRef ?? ''}".`,
                pointer: refBelow(pointer, 'responses', status, 'links', name),
                fix: 'Name an `operationId` of this contract.',
              },
            ];
      }),
    ),
  );
}

/** Finds tags whose `parent` is no tag, or one below themselves. */
function tagFindings({ tags = [] }: Document): Finding[] {
  const parents = new Map(tags.map(({ name, parent }) => [name, parent]));
  const isCircle = (name: string) => {
    let at = parents.get(name);
    for (let step = 0; at !== undefined && at !== name && step < tags.length; step += 1) at = parents.get(at);
    return at === name;
  };
  return tags.flatMap(({ name, parent }, index) => {
    const pointer = refBelow('#', 'tags', index, 'parent');
    if (parent === undefined) return [];
    if (!parents.has(parent))
      return [
        { what: `The tag "${name}" is below "${parent}", which is no tag.`, pointer, fix: 'Define it in `tags`.' },
      ];
    return isCircle(name)
      ? [{ what: `The tag "${name}" is below itself, through "${parent}".`, pointer, fix: 'Remove one `parent`.' }]
      : [];
  });
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
function serverFindings(servers: ServerObject[] | undefined, pointer = '#'): Finding[] {
  const [first] = servers ?? [];
  if (first && serverOrigin(first.url) !== '') return [];
  const what = first ? `The server "${first.url}" has no host` : 'The contract names no server';
  return [
    {
      what: `${what}: samples call a placeholder.`,
      pointer: refBelow(pointer, 'servers'),
      fix: 'Write the address with its host, or give it with `--server`.',
    },
  ];
}

/** Finds operations that requests can't tell apart, because only the names of their path parameters differ. */
function sameFindings(own: readonly ReadOperation[]): Finding[] {
  const first = new Map<string, string>();
  return own.flatMap(({ located }) => {
    const address = `${located.method} ${located.path.replace(/\{[^{}]*\}/g, '{}')}`;
    const other = first.get(address);
    if (other === undefined) first.set(address, nameOf(located));
    return other === undefined
      ? []
      : [
          {
            what: `Requests of ${nameOf(located)} are those of ${other}.`,
            pointer: located.pointer,
            fix: 'Give one of them another path, or describe both as one operation.',
          },
        ];
  });
}

/** Finds parameters that an operation declares twice. */
function twiceFindings(document: Document, { located }: ReadOperation): Finding[] {
  const { operation, pointer } = located;
  const names = (operation.parameters ?? []).map((one) => {
    const { name, in: place } = resolve<ParameterObject>(document, one);
    return `${place} ${name}`;
  });
  return names.flatMap((name, at) =>
    names.indexOf(name) === at
      ? []
      : [
          {
            what: `The parameter "${name.replace(/^\S+ /, '')}" is declared twice: the last is read.`,
            pointer: refBelow(pointer, 'parameters', at),
            fix: 'Remove one of them.',
          },
        ],
  );
}

/** Finds mistakes in paths, servers and security. */
export function operationFindings(document: Document, operations: readonly ReadOperation[]): Finding[] {
  const own = operations.filter(({ located }) => located.kind === 'operation');
  const usesServers = own.some(({ located: { item, operation } }) => !operation.servers && !item.servers);
  return [
    ...(usesServers ? serverFindings(document.servers) : []),
    ...securityFindings(document, document.security, '#'),
    ...tagFindings(document),
    ...linkFindings(document, operations),
    ...sameFindings(own),
    ...own.flatMap((one) => [
      ...pathFindings(document, one),
      ...twiceFindings(document, one),
      ...(one.located.operation.servers ? serverFindings(one.located.operation.servers, one.located.pointer) : []),
      ...schemaFindings(document, one),
      ...securityFindings(document, one.located.operation.security, one.located.pointer),
    ]),
  ];
}
