import type { SampleRequest } from 'openapi-toolkit/samples';
import { Refusal, readRequestBody } from 'openapi-toolkit/sandbox';
import { findRoutes, readParameters, splitUrl } from 'openapi-toolkit/testing';
import { readContent } from '../../../../../src/sandbox-world';
import { data, sandbox } from '../../../../../tests/sandbox/support';
import { BODY } from './form/types';

const content = readContent(data, sandbox.operations);

/** Parses a request as the sandbox does, with its route. @throws Refusal if it does not match the contract. */
function readRequest({ method, url, query, headers, body }: SampleRequest) {
  const { pathname } = new URL(url);
  const pairs = query.map(({ name, value, encoded }) => encoded ?? new URLSearchParams({ [name]: value }).toString());
  const [route] = findRoutes(sandbox.operations, method, splitUrl(pathname).path).routes;
  if (!route) throw new Error(`No operation is at ${method} ${pathname}`);
  const sent = {
    path: route.path,
    query: pairs.join('&'),
    headers: Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
  };
  const values = readParameters(route.operation, sent, () => undefined);
  const bytes = new TextEncoder().encode(body?.kind === 'json' ? JSON.stringify(body.value) : '');
  const json = readRequestBody(route.operation, 'application/json', bytes);
  return { operation: route.operation, values, body: json };
}

/** Returns the error with which the sandbox rejects a request; undefined if it accepts it. */
function refusalBySandbox(request: SampleRequest): Refusal | undefined {
  try {
    const { operation, values, body = {} } = readRequest(request);
    return content.refusal?.(operation, { values, body });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Converts a JSON pointer into the body to a field key. For a missing property, the key of that property. */
function keyOf(pointer: string, detail: string): string {
  const missing = /^(\S+) is missing\.$/.exec(detail)?.[1];
  return [BODY, ...pointer.split('/').slice(1), ...(missing ? [missing] : [])].join('.');
}

/** Returns the reasons why the sandbox rejects a request, by field key. Empty if it accepts the request. */
export function refusals(request: SampleRequest): Map<string, string[]> {
  const reasons = new Map<string, string[]>();
  for (const fault of refusalBySandbox(request)?.errors ?? []) {
    const key = 'parameter' in fault ? fault.parameter : keyOf(fault.pointer, fault.detail);
    reasons.set(key, [...(reasons.get(key) ?? []), fault.detail]);
  }
  return reasons;
}
