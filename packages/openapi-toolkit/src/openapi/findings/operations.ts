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
import type { ReadOperation } from '../read/operation';
import { linkedId } from '../read/response';
import { serverOrigin } from '../serverUrl';

/** Receives a mistake of a contract that makes a wrong page, with its JSON pointer in the bundled contract. */
export type Report = (what: string, pointer: string, fix: string) => void;

function checkPath(document: Document, { located }: ReadOperation, report: Report): void {
  const { path, pointer } = located;
  const declared = operationParameters(document, located).filter(({ parameter }) => parameter.in === 'path');
  const names = declared.map(({ parameter }) => parameter.name);
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  if (!path.startsWith('/')) report(`The path "${path}" does not begin with a slash.`, pointer, `Write "/${path}".`);
  for (const name of inPath.filter((name) => !names.includes(name)))
    report(
      `${quotedOperation(located)} does not declare the path parameter "${name}".`,
      pointer,
      `Add \`{name: ${name}, in: path, required: true, schema: …}\` to its parameters.`,
    );
  for (const { parameter, pointer: at } of declared) {
    const { name, required } = parameter;
    if (required !== true)
      report(`The path parameter "${name}" is not required: it is read as required.`, at, 'Add `required: true`.');
    if (!inPath.includes(name))
      report(
        `The path "${path}" has no place for the parameter "${name}".`,
        at,
        `Write "{${name}}" in the path, or remove the parameter.`,
      );
  }
}

/** Reports parameters of which the contract does not say what they are, and those that it declares twice. */
function checkParameters(document: Document, { located }: ReadOperation, report: Report): void {
  for (const { parameter, pointer } of operationParameters(document, located))
    if (parameter.schema === undefined && parameter.content === undefined)
      report(`The parameter "${parameter.name}" has no schema.`, pointer, 'Add `schema: { type: string }`.');
  const own = (located.operation.parameters ?? []).map((parameter) => resolve<ParameterObject>(document, parameter));
  for (const [at, { name, in: place }] of own.entries())
    if (own.findIndex((parameter) => parameter.name === name && parameter.in === place) < at)
      report(
        `The parameter "${name}" is declared twice: the last is read.`,
        refBelow(located.pointer, 'parameters', at),
        'Remove one of them.',
      );
}

function checkLinks(document: Document, operations: readonly ReadOperation[], report: Report): void {
  const ids = new Set(operations.map(({ operation }) => operation.operationId));
  for (const { located } of operations)
    for (const [status, response] of responsesOf(located.operation))
      for (const [name, value] of Object.entries(resolve<ResponseObject>(document, response).links ?? {})) {
        const link = resolve<LinkObject>(document, value);
        const isElsewhere = /^[a-z][a-z\d+.-]*:|^[^#]/i.test(link.operationRef ?? '');
        if (!isElsewhere && !ids.has(linkedId(document, link)))
          report(
            `The link "${name}" leads to no operation of the contract: "${link.operationId ?? link.operationRef ?? ''}".`,
            refBelow(located.pointer, 'responses', status, 'links', name),
            'Name an `operationId` of this contract.',
          );
      }
}

function checkTags({ tags = [] }: Document, report: Report): void {
  const parents = new Map(tags.map(({ name, parent }) => [name, parent]));
  for (const [index, { name, parent }] of tags.entries()) {
    const pointer = refBelow('#', 'tags', index, 'parent');
    if (parent !== undefined && !parents.has(parent))
      report(`The tag "${name}" is below "${parent}", which is no tag.`, pointer, 'Define it in `tags`.');
    let at = parent;
    for (let step = 0; at !== undefined && at !== name && step < tags.length; step += 1) at = parents.get(at);
    if (at === name) report(`The tag "${name}" is below itself, through "${parent}".`, pointer, 'Remove one `parent`.');
  }
}

/** Returns the header of a scheme in lower case; undefined if it has none. */
function headerOf(scheme: SecuritySchemeObject): string | undefined {
  if (scheme.type === 'mutualTLS') return undefined;
  if (scheme.type !== 'apiKey') return 'authorization';
  return scheme.in === 'header' ? scheme.name.toLowerCase() : undefined;
}

function checkSecurity(
  document: Document,
  requirements: SecurityRequirement[] = [],
  owner: string,
  report: Report,
): void {
  const pointer = refBelow(owner, 'security');
  const schemes = document.components?.securitySchemes ?? {};
  for (const requirement of requirements) {
    const ids = Object.keys(requirement).filter((id) => Object.hasOwn(schemes, id));
    const headers = ids.map((id) => headerOf(resolve<SecuritySchemeObject>(document, schemes[id] as Ref)));
    const twice = headers.findIndex((header, index) => header !== undefined && headers.indexOf(header) < index);
    if (twice > 0)
      report(
        `The security schemes "${ids[headers.indexOf(headers[twice])]}" and "${ids[twice]}" of one requirement are both in the header ${headers[twice]}: samples send the first.`,
        pointer,
        'Write two requirements, if one of them is enough, or another header.',
      );
  }
  for (const id of requirements.flatMap((requirement) => Object.keys(requirement)))
    if (!Object.hasOwn(schemes, id))
      report(
        `The security scheme "${id}" is not defined.`,
        pointer,
        'Define it in `components.securitySchemes`, or correct the name.',
      );
}

/** Reports servers without a host: samples have no address to call then. */
function checkServers([first]: ServerObject[] = [], owner: string, report: Report): void {
  if (first && serverOrigin(first.url) !== '') return;
  report(
    `${first ? `The server "${first.url}" has no host` : 'The contract names no server'}: samples call a placeholder.`,
    refBelow(owner, 'servers'),
    'Write the address with its host, or give it with `--server`.',
  );
}

/** Reports operations that requests can't tell apart, because only the names of their path parameters differ. */
function checkAddresses(own: readonly ReadOperation[], report: Report): void {
  const first = new Map<string, string>();
  for (const { located } of own) {
    const address = `${located.method} ${located.path.replace(/\{[^{}]*\}/g, '{}')}`;
    const other = first.get(address);
    if (other === undefined) first.set(address, quotedOperation(located));
    else
      report(
        `Requests of ${quotedOperation(located)} are those of ${other}.`,
        located.pointer,
        'Give one of them another path, or describe both as one operation.',
      );
  }
}

export function checkOperations(document: Document, operations: readonly ReadOperation[], report: Report): void {
  const own = operations.filter(({ located }) => located.kind === 'operation');
  const usesServers = own.some(({ located: { item, operation } }) => !operation.servers && !item.servers);
  if (usesServers) checkServers(document.servers, '#', report);
  checkSecurity(document, document.security, '#', report);
  checkTags(document, report);
  checkLinks(document, operations, report);
  checkAddresses(own, report);
  for (const operation of own) {
    const { servers, security } = operation.located.operation;
    checkPath(document, operation, report);
    if (servers) checkServers(servers, operation.located.pointer, report);
    checkParameters(document, operation, report);
    checkSecurity(document, security, operation.located.pointer, report);
  }
}
