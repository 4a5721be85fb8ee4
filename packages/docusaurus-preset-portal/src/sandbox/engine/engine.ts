import { ownValue } from '../../lib/ownValue';
import type { Content } from './content';
import { documentedProblem } from './documented';
import { fallbackResponse, SOURCE_HEADER } from './fallbackResponse';
import type { ContractOperation, ContractResponse } from './operations';
import { preferred } from './preferred';
import { plainProblem, readProblems } from './problem';
import { Refusal } from './refusal';
import { readBody } from './request/body';
import { readParameters } from './request/parameters';
import { decodePath, splitUrl } from './request/path';
import { readPreference } from './request/prefer';
import { findRoute, type Route } from './route';
import type { Api, Fault, Row, SandboxRequest, SandboxResponse } from './types';
import { validators } from './validators';

export interface Sandbox {
  apis: readonly Api[];
  operations: ContractOperation[];
  /** Responds to one request. Never throws. */
  respond: (request: SandboxRequest) => SandboxResponse;
}

interface Parts {
  apis: readonly Api[];
  /** Operations of the contracts, from `readOperations`. */
  operations: ContractOperation[];
  content: Content;
  /** Called with internal errors of the sandbox. */
  report: (error: unknown) => void;
}

const PROBLEM = 'application/problem+json';

/** Creates a sandbox for the contracts: it validates each request, calls the content, and validates the response. */
export function createEngine({ apis, operations, content, report }: Parts): Sandbox {
  const check = validators(apis);
  const problemOf = readProblems(operations);
  let served = 0;

  const json = (status: number, mediaType: string, body: Row | Row[], headers: Row = {}): SandboxResponse => {
    served += 1;
    const id = `req-${served.toString(36).padStart(12, '0')}`;
    return {
      status,
      headers: { 'Content-Type': mediaType, ...headers, 'X-Request-Id': id },
      body: JSON.stringify(body),
    };
  };
  const problem = (status: number, title: string, detail: string, headers?: Row, errors?: Fault[]) =>
    json(status, PROBLEM, { ...plainProblem(status, title, detail), ...(errors && { errors }) }, headers);

  /**
   * Responds with an example, or values generated from the schema, if no handler has a response; a header tells which.
   */
  const sendFallback = (response: ContractResponse | undefined, own: Row = {}): SandboxResponse => {
    if (!response) return json(200, 'application/json', {}, { [SOURCE_HEADER]: 'made-up' });
    const { body, source } = fallbackResponse(response, apis, check);
    const headers = { ...response.headers, [SOURCE_HEADER]: source, ...own };
    const sent = json(response.status, response.mediaType, body ?? {}, headers);
    return body === undefined ? { ...sent, body: '' } : sent;
  };

  /** Responds with a body that is valid by the contract; any other body is an internal error. */
  const send = (operation: ContractOperation, response: ContractResponse | undefined, body: Row, headers?: Row) => {
    if (!response) throw new Error(`${operation.id} does not document status ${body.status}.`);
    const [error] = check(response.schema, body);
    if (error) throw new Error(`${operation.id} ${response.status}: ${error.instancePath} ${error.message}`);
    const remaining = response.status === 429 ? { 'RateLimit-Remaining': '0' } : {};
    return json(response.status, response.mediaType, body, { ...response.headers, ...remaining, ...headers });
  };

  const succeed = ({ operation, path }: Route, { headers, body }: SandboxRequest, query: string) => {
    const sent = { path: decodePath(path), query: new URLSearchParams(query), headers };
    const values = readParameters(operation, sent, check, content.missingParameter);
    const checked = { values, body: readBody(operation, headers['content-type'], body, check) ?? {} };
    const refusal = content.refusal(operation, checked);
    if (refusal) throw refusal;
    const response = [...operation.responses.values()].find(({ status }) => status < 300);
    const handler = ownValue(content.handlers, operation.id);
    if (!handler) return sendFallback(response);
    try {
      return send(operation, response, handler(checked));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // A handler written for another contract: its response is reported, and not sent.
      report(error);
      return sendFallback(response);
    }
  };

  const call = (route: Route, request: SandboxRequest, query: string): SandboxResponse => {
    const { operation } = route;
    try {
      content.authorize(request.headers, operation);
      const preference = readPreference(request.headers.prefer);
      if (!preference) return succeed(route, request, query);
      const { response, body } = preferred(operation, preference);
      const applied = { 'Preference-Applied': `code=${preference.code}` };
      return body ? send(operation, response, body, applied) : sendFallback(response, applied);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const documented = documentedProblem(operation, error, content.exampleFor);
      const body = documented ?? problemOf(error);
      const response = operation.responses.get(error.status);
      return body && response?.mediaType === PROBLEM
        ? send(operation, response, body)
        : problem(error.status, error.kind, error.detail, {}, error.errors);
    }
  };

  const extra = (body: Row | Row[], { headers }: SandboxRequest): SandboxResponse => {
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
      const body = new Map(Object.entries(content.extraPaths)).get(path);
      if (body) return extra(body, request);
      if (path === '/') return json(200, 'application/json', index(content.about, operations));
    }
    const route = findRoute(operations, request.method, path);
    if (!Array.isArray(route)) return call(route, request, query);
    if (route.length === 0) return problem(404, 'Not Found', 'No operation has this path. GET / lists them.');
    return problem(405, 'Method Not Allowed', `Use ${route.join(' or ')}.`, { Allow: route.join(', ') });
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

const index = (about: string, operations: ContractOperation[]): Row => ({
  about,
  operations: operations.map(({ id, method, path }) => ({ operationId: id, method, path })),
});
