import type { Document, ResponseObject } from '../openapi/document';
import type { ApiRef, Operation, Parameter } from '../openapi/model';
import { apiName, methodName, sentMethod } from '../openapi/names';
import type { Located } from '../openapi/operations';
import { isRef, refName, resolve } from '../openapi/pointer';
import { baseUrl } from '../openapi/read/server';
import { reduceSchema } from '../openapi/sample';
import { sampleBodyOf } from './body';
import { exampleParameters, type PairedExample, pairedExamples, preferOf, withBodyOf } from './exampleRequest';
import { plannedRequest, type RequestPlan } from './plan';
import type { ClientNames, SampleRequest, TypesFile } from './request';
import { hasOwnValue, requestSecrets, unsupportedOf } from './secrets';
import { exampleOf, parameterSerialization } from './serialize';

/** What samples need besides the contract. */
export interface SampleOptions {
  /** URL of the site that serves the file of types, without a slash at the end. Default: samples take no types. */
  siteUrl?: string | undefined;
  /** Environment variable from which samples read the API key. */
  keyVariable: string;
  /** Names of the client package, and its page; absent without one. */
  client?: Pick<ClientNames, 'client' | 'className' | 'docs'>;
}

const SCHEMAS = '#/components/schemas/';

/** Returns the names of an operation's response types in the types file of its API; undefined if there are none. */
export function typesFile(
  apiId: string,
  { operation }: Located,
  document: Document,
  siteUrl: string,
): TypesFile | undefined {
  const schemaName = (status: RegExp, mediaType: RegExp, fields: string[] = []) => {
    const [, found] = Object.entries(operation.responses ?? {}).find(([key]) => status.test(key)) ?? [];
    const content = (found && resolve<ResponseObject>(document, found).content) ?? {};
    const schema = Object.entries(content).find(([type]) => mediaType.test(type))?.[1].schema;
    if (!isRef(schema) || !schema.$ref.startsWith(SCHEMAS)) return undefined;
    const { properties = {} } = reduceSchema(document, schema).schema;
    return fields.every((field) => Object.hasOwn(properties, field)) ? refName(schema.$ref) : undefined;
  };
  const response = schemaName(/^2\d\d$/, /^application\/([^;]*\+)?json$/);
  const problem = schemaName(/^4\d\d$/, /^application\/problem\+json$/, ['title', 'detail']);
  if (response === undefined && problem === undefined) return undefined;
  const file = `${apiId}.d.ts`;
  return { url: `${siteUrl}/openapi/${file}`, file, response, problem };
}

/** Returns the required parameters, and the optional ones that `x-sample` names. */
function sentParameters(operation: Operation, located: Located): Parameter[] {
  const sampleNames = located.operation['x-sample'];
  const optionalNames = Array.isArray(sampleNames) ? sampleNames : [];
  return operation.parameters.filter(({ schema }) => schema.required || optionalNames.includes(schema.name));
}

/** Returns the part of a request that all requests to an operation share. */
const planOf = (operation: Operation, document: Document, keyVariable?: string): RequestPlan => ({
  method: sentMethod(operation.method),
  base: baseUrl(operation.servers),
  path: operation.path.replace(/^(?!\/)/, '/'),
  secrets: requestSecrets(document, operation, keyVariable),
  unsupported: unsupportedOf(document, operation),
  accept: operation.responses.find(({ status }) => /^2/.test(status))?.media[0]?.type,
});

/** Returns the plan of a sample: with the types of the response, and the names of the operation in the clients. */
export const samplePlan = (
  operation: Operation,
  located: Located,
  { ref, document }: { ref: Pick<ApiRef, 'id'>; document: Document },
  { siteUrl, keyVariable, client }: SampleOptions,
): RequestPlan => ({
  ...planOf(operation, document, keyVariable),
  types: siteUrl === undefined ? undefined : typesFile(ref.id, located, document, siteUrl),
  call: client && {
    ...client,
    api: apiName(ref),
    operation: methodName(located.operation.operationId ?? located.id),
  },
});

/** Returns the values of an example, by default the first of the page, else of the parameters that are required or named in `x-sample`. */
export function sampleValues(
  operation: Operation,
  located: Located,
  document: Document,
  pair: PairedExample | undefined = pairedExamples(operation)[0],
) {
  const parameters = pair ? exampleParameters(operation, pair) : sentParameters(operation, located);
  return {
    sent: parameters
      .filter((parameter) => hasOwnValue(document, parameter))
      .map((parameter) => ({ parameter: parameterSerialization(parameter), value: exampleOf(parameter) })),
    body: sampleBodyOf(document, pair ? withBodyOf(operation, pair) : operation, located),
    extraHeaders: pair ? preferOf(pair) : [],
  };
}

/** Returns the request of a sample, with the values of {@link sampleValues}. */
export function sampleRequest(
  operation: Operation,
  located: Located,
  document: Document,
  pair?: PairedExample,
): SampleRequest {
  const { sent, body, extraHeaders } = sampleValues(operation, located, document, pair);
  return plannedRequest(planOf(operation, document), sent, body, extraHeaders);
}
