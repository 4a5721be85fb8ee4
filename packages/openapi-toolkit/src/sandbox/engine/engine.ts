import { ownValue } from '../../lib/attempt';
import { isMap } from '../../openapi/document';
import { isJsonType } from '../../openapi/sample';
import { schemaFaults } from '../../openapi/validate/schemaFault';
import {
  declaredResponse,
  fallbackBody,
  preferred,
  readPreference,
  SOURCE_HEADER,
  successOf,
} from './declaredResponse';
import { readContractOperations } from './operations';
import { documentedProblem, plainProblem, Refusal, readProblems } from './problem';
import { preferredMedia } from './request/accept';
import { readRequestBody } from './request/body';
import { readParameters } from './request/parameters';
import { splitUrl } from './request/sentValue';
import { findRoutes, type Route } from './route';
import type {
  Content,
  ContractOperation,
  ContractResponse,
  DataRow,
  RequestFault,
  SandboxApi,
  SandboxRequest,
  SandboxResponse,
} from './types';

export interface Sandbox {
  apis: readonly SandboxApi[];
  operations: ContractOperation[];
  /** Responds to one request. Never throws. */
  respond: (request: SandboxRequest) => SandboxResponse;
}

/** Data of a sandbox: plain JSON. A sandbox with an invented world has fields of its own. */
export interface SandboxData {
  apis: SandboxApi[];
}

/** Returns what a sandbox responds besides the examples of its contracts. */
export type ReadContent<Data extends SandboxData = SandboxData> = (
  data: Data,
  operations: ContractOperation[],
) => Content;

const PROBLEM = 'application/problem+json';

const NO_BODY = [204, 205, 304];
const EMPTY = { mediaType: '', text: '', source: 'made-up' };

/**
 * Creates a sandbox of contracts: it validates each request, calls the content, and validates the response.
 *
 * @param report Called with internal errors of the sandbox.
 */
export function createSandbox<Data extends SandboxData>(
  readContent: ReadContent<Data>,
  data: Data,
  report: (error: unknown) => void = console.error,
): Sandbox {
  const { apis } = data;
  const operations = readContractOperations(apis);
  const content = readContent(data, operations);
  const problemOf = readProblems(operations);
  let served = 0;

  const respondWith = (status: number, mediaType: string, body: string, headers: DataRow = {}): SandboxResponse => {
    served += 1;
    const id = `req-${served.toString(36).padStart(12, '0')}`;
    const type: DataRow = mediaType === '' ? {} : { 'Content-Type': mediaType };
    return { status, headers: { ...type, ...headers, 'X-Request-Id': id }, body };
  };
  const json = (status: number, mediaType: string, body: DataRow | DataRow[], headers?: DataRow) =>
    respondWith(status, mediaType, JSON.stringify(body), headers);
  const problem = (status: number, title: string, detail: string, headers?: DataRow, errors?: RequestFault[]) =>
    json(status, PROBLEM, { ...plainProblem(status, title, detail), ...(errors && { errors }) }, headers);

  /** Responds with an example, or values generated from the schema; a header tells which. */
  const sendFallback = (
    response: ContractResponse | undefined,
    accept?: string,
    own: DataRow = {},
  ): SandboxResponse => {
    const media = NO_BODY.includes(response?.status ?? 0) ? undefined : preferredMedia(response?.media ?? [], accept);
    const { mediaType, text, source } = media ? fallbackBody(media) : EMPTY;
    return respondWith(response?.status ?? 200, mediaType, text, {
      ...response?.headers,
      [SOURCE_HEADER]: source,
      ...own,
    });
  };

  /** Responds with a body that is valid by the contract; any other body is an internal error. */
  const send = (
    operation: ContractOperation,
    response: ContractResponse | undefined,
    body: DataRow,
    headers?: DataRow,
  ) => {
    if (!response) throw new Error(`${operation.id} does not document status ${body.status}.`);
    const [fault] = schemaFaults(response.schema, body, 'response');
    if (fault) throw new Error(`${operation.id} ${response.status}: ${fault.at} breaks "${fault.keyword}"`);
    const remaining = response.status === 429 ? { 'RateLimit-Remaining': '0' } : {};
    return json(response.status, response.mediaType, body, { ...response.headers, ...remaining, ...headers });
  };

  const succeed = ({ operation, path }: Route, { headers, body }: SandboxRequest, query: string) => {
    const sent = { path, query, headers };
    const values = readParameters(operation, sent, content.missingParameter);
    const checked = { values, body: readRequestBody(operation, headers['content-type'], body) ?? {} };
    const refusal = content.refusal?.(operation, checked);
    if (refusal) throw refusal;
    const response = successOf(operation);
    const handler = ownValue(content.handlers, operation.id);
    if (!handler) return sendFallback(response, headers.accept);
    try {
      return send(operation, response, handler(checked));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // A handler written for another contract: its response is reported, and not sent.
      report(error);
      return sendFallback(response, headers.accept);
    }
  };

  const call = (route: Route, request: SandboxRequest, query: string): SandboxResponse => {
    const { operation } = route;
    try {
      content.authorize(request.headers, operation);
      const preference = readPreference(request.headers.prefer);
      if (!preference) return succeed(route, request, query);
      const response = preferred(operation, preference);
      const applied = { 'Preference-Applied': `code=${preference.code}` };
      const value = response.examples[0]?.value;
      return isMap(value) &&
        isJsonType(response.mediaType) &&
        schemaFaults(response.schema, value, 'response').length === 0
        ? send(operation, response, value, applied)
        : sendFallback(response, request.headers.accept, applied);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const documented = documentedProblem(operation, error, content.exampleFor);
      const body = documented ?? problemOf(error);
      const response = declaredResponse(operation, error.status);
      const media = response?.media.find(({ mediaType }) => mediaType === PROBLEM);
      return body && response && media
        ? send(operation, { ...response, ...media }, body)
        : problem(error.status, error.kind, error.detail, {}, error.errors);
    }
  };

  const extra = (body: DataRow | DataRow[], { headers }: SandboxRequest): SandboxResponse => {
    try {
      content.authorize(headers);
      return json(200, 'application/json', body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return json(error.status, PROBLEM, problemOf(error) ?? plainProblem(error.status, error.kind, error.detail));
    }
  };

  const respond = (request: SandboxRequest): SandboxResponse => {
    const { path, query } = splitUrl(request.url);
    if (request.method === 'GET') {
      const body = ownValue(content.extraPaths, path);
      if (body) return extra(body, request);
    }
    const { routes, methods } = findRoutes(operations, request.method, path);
    // Of several operations at an address the first that accepts the request responds.
    for (const [at, route] of routes.entries()) {
      const response = call(route, request, query);
      if (response.status !== 400 || at === routes.length - 1) return response;
    }
    if (request.method === 'GET' && path === '/')
      return json(200, 'application/json', index(content.about, operations));
    if (methods.length === 0) return problem(404, 'Not Found', 'No operation has this path. GET / lists them.');
    return problem(405, 'Method Not Allowed', `Use ${methods.join(' or ')}.`, { Allow: methods.join(', ') });
  };

  return {
    apis,
    operations,
    respond: (request) => {
      try {
        return respond(request);
      } catch (error) {
        report(error);
        return problem(500, 'Error of the sandbox', 'The sandbox made a response that the contract does not allow.');
      }
    },
  };
}

const index = (about: string, operations: ContractOperation[]): DataRow => ({
  about,
  operations: operations.map(({ id, method, path }) => ({ operationId: id, method, path })),
});
