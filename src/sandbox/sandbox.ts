import { site } from '../site';
import { handlers } from './answers';
import type { Call } from './answers/call';
import { feedbackStore } from './answers/feedbackStore';
import { type ContractOperation, type ContractResponse, readOperations } from './contract/operations';
import { validators } from './contract/validators';
import { plainProblem, readProblems } from './problem';
import { Refusal } from './refusal';
import { readBody } from './request/body';
import { readParameters } from './request/parameters';
import { type Preference, readPreference } from './request/prefer';
import { findRoute, type Route } from './route';
import type { Row, SandboxData, SandboxRequest, SandboxResponse } from './types';
import { readWorld } from './world';

/** A key that is refused, so that a client's handling of 401 can be tried. Every other key is accepted. */
export const REFUSED_KEY = 'invalid';

export interface Sandbox {
  operations: ContractOperation[];
  /** Answers one request. Never throws. */
  answer: (request: SandboxRequest) => SandboxResponse;
}

/** All APIs over the given data. State (feedback) lives as long as the sandbox. */
export function createSandbox(data: SandboxData, report: (fault: unknown) => void = console.error): Sandbox {
  const operations = readOperations(data);
  const check = validators(data);
  const problems = readProblems(operations);
  const world = readWorld(data, operations);
  const feedback = feedbackStore();
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
  const problem = (status: number, title: string, detail: string, headers?: Row) =>
    json(status, 'application/problem+json', plainProblem(status, title, detail), headers);

  /** The last gate: what the contract does not allow does not leave. */
  const checked = (operation: ContractOperation, response: ContractResponse | undefined, body: Row, headers?: Row) => {
    if (!response) throw new Error(`${operation.id} does not document status ${body.status}.`);
    const [error] = check(response.schema, body);
    if (error) throw new Error(`${operation.id} ${response.status}: ${error.instancePath} ${error.message}`);
    const used = response.status === 429 ? { 'RateLimit-Remaining': '0' } : {};
    return json(response.status, response.mediaType, body, { ...response.headers, ...used, ...headers });
  };

  const success = ({ operation, path }: Route, request: SandboxRequest, query: string) => {
    const sent = { path: decoded(path), query: new URLSearchParams(query), headers: request.headers };
    const values = readParameters(operation, sent, check);
    const body = readBody(operation, request.headers['content-type'], request.body, check) ?? {};
    const call: Call = { values, body, world, feedback };
    const response = [...operation.responses.values()].find(({ status }) => status < 300);
    const handler = handlers[operation.id];
    return checked(operation, response, handler ? handler(call) : (response?.examples[0]?.value ?? {}));
  };

  const operationAnswer = (route: Route, request: SandboxRequest, query: string): SandboxResponse => {
    const { operation } = route;
    try {
      requireKey(request.headers['x-api-key']);
      const wanted = readPreference(request.headers.prefer);
      if (!wanted) return success(route, request, query);
      const { response, body } = preferred(operation, wanted);
      return checked(operation, response, body, { 'Preference-Applied': `code=${wanted.code}` });
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      return checked(operation, operation.responses.get(fault.status), problems.of(fault));
    }
  };

  const translations = ({ headers }: SandboxRequest): SandboxResponse => {
    try {
      requireKey(headers['x-api-key']);
      return json(200, 'application/json', data.translations);
    } catch (fault) {
      return json(401, 'application/problem+json', problems.of(fault as Refusal));
    }
  };

  const answer = (request: SandboxRequest): SandboxResponse => {
    const [path = '', query = ''] = splitOnce(request.url, '?');
    if (request.method === 'GET' && path === '/attribute-translations') return translations(request);
    if (request.method === 'GET' && path === '/') return json(200, 'application/json', index(operations));
    const route = findRoute(operations, request.method, path);
    if (!Array.isArray(route)) return operationAnswer(route, request, query);
    if (route.length === 0) return problem(404, 'Not Found', 'No operation has this path. GET / lists them.');
    return problem(405, 'Method Not Allowed', `Use ${route.join(' or ')}.`, { Allow: route.join(', ') });
  };

  return {
    operations,
    answer: (request) => {
      try {
        return answer(request);
      } catch (fault) {
        report(fault);
        return problem(500, 'Fault of the sandbox', 'The sandbox made an answer the contract does not allow.');
      }
    },
  };
}

function requireKey(key: string | undefined): void {
  if (!key) throw new Refusal(401, 'missing-api-key', 'The request has no X-API-Key header.');
  if (key === REFUSED_KEY) {
    throw new Refusal(401, 'invalid-api-key', 'The key in X-API-Key is unknown or no longer in force.');
  }
}

/** The example of the contract that a `Prefer` header asks for. */
function preferred({ responses }: ContractOperation, { code, example }: Preference) {
  const response = responses.get(code);
  const shown = response?.examples ?? [];
  const found = example === undefined ? shown[0] : shown.find(({ name }) => name === example);
  if (response && found) return { response, body: found.value };
  const known = response ? shown.map(({ name }) => name).join(', ') : [...responses.keys()].join(', ');
  const detail = response ? `Status ${code} has the examples ${known}.` : `This operation documents ${known}.`;
  throw new Refusal(400, 'invalid-parameter', 'Prefer asks for what the contract does not have.', [
    { parameter: 'Prefer', detail },
  ]);
}

/** @throws Refusal 400 when a path value is not well-formed percent-encoded UTF-8. */
function decoded(path: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(path).map(([name, text]) => {
      try {
        return [name, decodeURIComponent(text)];
      } catch {
        const detail = 'Not valid percent-encoded UTF-8.';
        throw new Refusal(400, 'invalid-parameter', detail, [{ parameter: name, detail }]);
      }
    }),
  );
}

const splitOnce = (text: string, mark: string): string[] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
};

const index = (operations: ContractOperation[]): Row => ({
  about: `Sandbox of the ${site.title}. Everything in it is invented.`,
  operations: operations.map(({ id, method, path }) => ({ operationId: id, method, path })),
});
