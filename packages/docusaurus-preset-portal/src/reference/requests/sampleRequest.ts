import { baseUrl, type Document, type Located } from '../../openapi';
import { ownerOf } from '../../openapi/applyBranding';
import type { ResponseObject } from '../../openapi/document';
import type { ApiRef, Operation, Parameter } from '../../openapi/model';
import { isRef, refName } from '../../openapi/pointer';
import { resolve } from '../../openapi/resolve';
import { reduceSchema } from '../../openapi/sample';
import { sampleBodyOf } from './body';
import { clientOperation } from './clientOperation';
import { exampleParameters, type PairedExample, pairedExamples, preferOf, withBodyOf } from './exampleRequest';
import { plannedRequest, type RequestPlan } from './plan';
import type { SampleRequest, TypesFile } from './request';
import { connectionOf, hasOwnValue, requestSecrets } from './secrets';
import { exampleOf, parameterSerialization } from './serialize';

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
export const planOf = (operation: Operation, document: Document): RequestPlan => ({
  method: operation.method.toUpperCase(),
  base: baseUrl(operation.servers),
  path: operation.path.replace(/^(?!\/)/, '/'),
  secrets: requestSecrets(document, operation),
  ...connectionOf(document, operation),
  accept: operation.responses.find(({ status }) => /^2/.test(status))?.media[0]?.type,
});

/** Returns the plan of a sample: with the types of the response, and the names of the operation in the clients. */
export const samplePlan = (
  operation: Operation,
  located: Located,
  { ref, document }: { ref: Pick<ApiRef, 'id'>; document: Document },
): RequestPlan => ({
  ...planOf(operation, document),
  types: typesFile(ref.id, located, document, ownerOf(process.env).siteUrl),
  call: clientOperation(ref.id, located),
});

/**
 * Returns the values that a sample of this operation sends: of an example, by default the first of the page; without
 * examples, of the parameters that are required or named in `x-sample`.
 */
export function sampleValues(
  operation: Operation,
  located: Located,
  document: Document,
  pair: PairedExample | undefined = pairedExamples(operation)[0],
) {
  const parameters = pair ? exampleParameters(operation, pair) : sentParameters(operation, located);
  return {
    sent: parameters
      .filter((one) => hasOwnValue(document, one))
      .map((one) => ({ parameter: parameterSerialization(one), value: exampleOf(one) })),
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
