import { type FoundOperation, operationParameters, operationsOf } from '../../openapi/operations';
import { filledUrl, serverPath } from '../../openapi/serverUrl';
import type { ContractOperation, ContractParameter } from './contractTypes';
import { keysOf } from './operationKeys';
import { readContractBody, readContractParameter, readContractResponse } from './operationParts';
import type { SandboxApi } from './types';

export const templateNames = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

const literalLength = (path: string): number => path.replace(/\{[^}]+\}/g, '').length;

/** Returns the operations of all contracts, most literal paths first: `/shapes/search` must not match `/shapes/{id}`. */
export const readContractOperations = (apis: readonly SandboxApi[]): ContractOperation[] =>
  apis
    .flatMap((api) =>
      operationsOf(api.document)
        .filter(({ kind }) => kind === 'operation')
        .map((found) => readOperation(api, found)),
    )
    .sort(
      (a, b) =>
        templateNames(a.path).length - templateNames(b.path).length ||
        literalLength(b.path) - literalLength(a.path) ||
        b.suffix.length - a.suffix.length,
    );

/** True for a header that programs write themselves, and for a path parameter that the path does not have. */
const isIgnored = ({ name, in: place }: ContractParameter, path: string): boolean =>
  place === 'path'
    ? !templateNames(path).includes(name)
    : place === 'header' && /^(?:accept|authorization|content-(?:type|length)|host)$/i.test(name);

/** Splits a path before its query and fragment. Braces may contain their characters. */
function splitTemplate(template: string): { path: string; suffix: string } {
  const [path = ''] = /^(?:\{[^}]*\}|[^?#])*/.exec(template) ?? [];
  return { path, suffix: template.slice(path.length) };
}

function readOperation(api: SandboxApi, found: FoundOperation): ContractOperation {
  const { document } = api;
  const { method, path, item, operation } = found;
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, response]) => [status, readContractResponse(document, response, Number(status))] as const,
  );
  const [server] = operation.servers ?? item.servers ?? document.servers ?? [];
  const pathname = serverPath(server ? filledUrl(server) : '');
  const split = splitTemplate(path);
  return {
    id: operation.operationId ?? `${method} ${path}`,
    apiId: api.id,
    method: method.toUpperCase(),
    path: `${pathname.replace(/^\/$/, '')}${split.path.replace(/^(?!\/)/, '/')}`,
    suffix: split.suffix,
    parameters: operationParameters(document, found)
      .map(({ parameter }) => readContractParameter(document, parameter))
      .filter((parameter) => !isIgnored(parameter, split.path)),
    body: operation.requestBody && readContractBody(document, operation.requestBody),
    // Statuses below 200 end no request.
    responses: new Map(
      responses.flatMap(([status, response]) => (/^[2-9]\d\d$/.test(status) ? [[Number(status), response]] : [])),
    ),
    allResponses: new Map(responses.map(([status, response]) => [status.replaceAll('x', 'X'), response])),
    ...keysOf(api, found),
  };
}
