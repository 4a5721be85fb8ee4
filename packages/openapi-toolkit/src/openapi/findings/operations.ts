import type {
  Document,
  LinkObject,
  ParameterObject,
  Ref,
  ResponseObject,
  SecurityRequirement,
  SecuritySchemeObject,
  ServerObject,
} from '../document';
import { operationParameters, quotedOperation, responsesOf } from '../operations';
import { refBelow, resolve } from '../pointer';
import { linkedId } from '../read/response';
import type { ReadOperation } from '../readOperations';
import { serverOrigin } from '../serverUrl';

/** A mistake of a contract that makes a wrong page. */
export interface ContractFinding {
  what: string;
  /** JSON pointer in the bundled contract. */
  pointer: string;
  fix: string;
}

type Findings = Generator<ContractFinding>;

function* pathFindings(document: Document, { located }: ReadOperation): Findings {
  const { path, pointer } = located;
  const declared = operationParameters(document, located).filter(({ parameter }) => parameter.in === 'path');
  const names = declared.map(({ parameter }) => parameter.name);
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  if (!path.startsWith('/'))
    yield { what: `The path "${path}" does not begin with a slash.`, pointer, fix: `Write "/${path}".` };
  for (const name of inPath.filter((one) => !names.includes(one)))
    yield {
      what: `${quotedOperation(located)} does not declare the path parameter "${name}".`,
      pointer,
      fix: `Add \`{name: ${name}, in: path, required: true, schema: …}\` to its parameters.`,
    };
  for (const { parameter, pointer: at } of declared) {
    const { name, required } = parameter;
    if (required !== true)
      yield {
        what: `The path parameter "${name}" is not required: it is read as required.`,
        pointer: at,
        fix: 'Add `required: true`.',
      };
    if (!inPath.includes(name))
      yield {
        what: `The path "${path}" has no place for the parameter "${name}".`,
        pointer: at,
        fix: `Write "{${name}}" in the path, or remove the parameter.`,
      };
  }
}

/** Finds parameters of which the contract does not say what they are, and those that it declares twice. */
function* parameterFindings(document: Document, { located }: ReadOperation): Findings {
  for (const { parameter, pointer } of operationParameters(document, located))
    if (parameter.schema === undefined && parameter.content === undefined)
      yield {
        what: `The parameter "${parameter.name}" has no schema.`,
        pointer,
        fix: 'Add `schema: { type: string }`.',
      };
  const own = (located.operation.parameters ?? []).map((one) => resolve<ParameterObject>(document, one));
  for (const [at, { name, in: place }] of own.entries())
    if (own.findIndex((one) => one.name === name && one.in === place) < at)
      yield {
        what: `The parameter "${name}" is declared twice: the last is read.`,
        pointer: refBelow(located.pointer, 'parameters', at),
        fix: 'Remove one of them.',
      };
}

function* linkFindings(document: Document, operations: readonly ReadOperation[]): Findings {
  const ids = new Set(operations.map(({ operation }) => operation.operationId));
  for (const { located } of operations)
    for (const [status, response] of responsesOf(located.operation))
      for (const [name, value] of Object.entries(resolve<ResponseObject>(document, response).links ?? {})) {
        const link = resolve<LinkObject>(document, value);
        const id = linkedId(document, link);
        const isElsewhere = /^[a-z][a-z\d+.-]*:|^[^#]/i.test(link.operationRef ?? '');
        if (!isElsewhere && !ids.has(id))
          yield {
            what: `The link "${name}" leads to no operation of the contract: "${link.operationId ?? link.operationRef ?? ''}".`,
            pointer: refBelow(located.pointer, 'responses', status, 'links', name),
            fix: 'Name an `operationId` of this contract.',
          };
      }
}

function* tagFindings({ tags = [] }: Document): Findings {
  const parents = new Map(tags.map(({ name, parent }) => [name, parent]));
  for (const [index, { name, parent }] of tags.entries()) {
    const pointer = refBelow('#', 'tags', index, 'parent');
    if (parent !== undefined && !parents.has(parent))
      yield { what: `The tag "${name}" is below "${parent}", which is no tag.`, pointer, fix: 'Define it in `tags`.' };
    let at = parent;
    for (let step = 0; at !== undefined && at !== name && step < tags.length; step += 1) at = parents.get(at);
    if (at === name)
      yield { what: `The tag "${name}" is below itself, through "${parent}".`, pointer, fix: 'Remove one `parent`.' };
  }
}

/** Returns the header of a scheme in lower case; undefined if it has none. */
function headerOf(scheme: SecuritySchemeObject): string | undefined {
  if (scheme.type === 'mutualTLS') return undefined;
  if (scheme.type !== 'apiKey') return 'authorization';
  return scheme.in === 'header' ? scheme.name.toLowerCase() : undefined;
}

function* securityFindings(document: Document, requirements: SecurityRequirement[] = [], at = '#'): Findings {
  const schemes = document.components?.securitySchemes ?? {};
  for (const requirement of requirements) {
    const ids = Object.keys(requirement).filter((id) => Object.hasOwn(schemes, id));
    const headers = ids.map((id) => headerOf(resolve<SecuritySchemeObject>(document, schemes[id] as Ref)));
    const twice = headers.findIndex((header, index) => header !== undefined && headers.indexOf(header) < index);
    if (twice > 0)
      yield {
        what: `The security schemes "${ids[headers.indexOf(headers[twice])]}" and "${ids[twice]}" of one requirement are both in the header ${headers[twice]}: samples send the first.`,
        pointer: refBelow(at, 'security'),
        fix: 'Write two requirements, if one of them is enough, or another header.',
      };
  }
  for (const id of requirements.flatMap((requirement) => Object.keys(requirement)))
    if (!Object.hasOwn(schemes, id))
      yield {
        what: `The security scheme "${id}" is not defined.`,
        pointer: refBelow(at, 'security'),
        fix: 'Define it in `components.securitySchemes`, or correct the name.',
      };
}

/** Finds servers without a host: samples have no address to call then. */
function* serverFindings([first]: ServerObject[] = [], at = '#'): Findings {
  if (first && serverOrigin(first.url) !== '') return;
  yield {
    what: `${first ? `The server "${first.url}" has no host` : 'The contract names no server'}: samples call a placeholder.`,
    pointer: refBelow(at, 'servers'),
    fix: 'Write the address with its host, or give it with `--server`.',
  };
}

/** Finds operations that requests can't tell apart, because only the names of their path parameters differ. */
function* sameFindings(own: readonly ReadOperation[]): Findings {
  const first = new Map<string, string>();
  for (const { located } of own) {
    const address = `${located.method} ${located.path.replace(/\{[^{}]*\}/g, '{}')}`;
    const other = first.get(address);
    if (other !== undefined)
      yield {
        what: `Requests of ${quotedOperation(located)} are those of ${other}.`,
        pointer: located.pointer,
        fix: 'Give one of them another path, or describe both as one operation.',
      };
    else first.set(address, quotedOperation(located));
  }
}

export function* operationFindings(document: Document, operations: readonly ReadOperation[]): Findings {
  const own = operations.filter(({ located }) => located.kind === 'operation');
  const usesServers = own.some(({ located: { item, operation } }) => !operation.servers && !item.servers);
  if (usesServers) yield* serverFindings(document.servers);
  yield* securityFindings(document, document.security);
  yield* tagFindings(document);
  yield* linkFindings(document, operations);
  yield* sameFindings(own);
  for (const one of own) {
    const { servers, security } = one.located.operation;
    yield* pathFindings(document, one);
    if (servers) yield* serverFindings(servers, one.located.pointer);
    yield* parameterFindings(document, one);
    yield* securityFindings(document, security, one.located.pointer);
  }
}
