import { baseUrl, type Document, type Located } from '../../openapi';
import type { Operation, Parameter } from '../../openapi/model';
import { bodyOf } from './body';
import { type Paired, pairedExamples, parametersOf, preferOf, withBodyOf } from './exampleRequest';
import { encodeReserved, encodeStrictly } from './expand';
import type { SampleRequest } from './request';
import { secretsOf } from './secrets';
import { pathText, serialize } from './serialize';

/** Required parameters, and the optional ones that `x-sample` names. */
function sentParameters(operation: Operation, located: Located): Parameter[] {
  const named = located.operation['x-sample'];
  const wanted = Array.isArray(named) ? named : [];
  return operation.parameters.filter(({ schema }) => schema.required || wanted.includes(schema.name));
}

/** A path as it stands in a URL: what is no variable is percent-encoded where it needs it. */
const literalPath = (path: string): string => path.replace(/[^{}]+(?![^{]*\})/g, (text) => encodeReserved(text));

/**
 * The request a sample of this operation sends.
 *
 * @param pair The example whose request it is, by default the first one of the page. Without one, the example values of
 *   the parameters that are required or named in `x-sample`.
 */
export function sampleRequest(
  operation: Operation,
  located: Located,
  document: Document,
  pair: Paired | undefined = pairedExamples(operation)[0],
): SampleRequest {
  const parameters = pair ? parametersOf(operation, pair) : sentParameters(operation, located);
  const sentIn = (place: string) => parameters.filter((one) => one.place === place).flatMap(serialize);
  const path = parameters
    .filter((one) => one.place === 'path')
    .reduce((url, one) => url.replaceAll(`{${one.schema.name}}`, () => pathText(one)), literalPath(operation.path));
  const cookies = sentIn('cookie').map(({ name, value, encoded }) => encoded ?? `${name}=${encodeStrictly(value)}`);
  const success = operation.responses.find(({ status }) => /^2/.test(status));
  return {
    method: operation.method.toUpperCase(),
    url: `${baseUrl(operation.servers)}${path}`,
    query: sentIn('query'),
    headers: [
      ...sentIn('header'),
      ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
      ...(pair ? preferOf(pair) : []),
    ],
    secrets: secretsOf(document, operation),
    body: bodyOf(document, pair ? withBodyOf(operation, pair) : operation, located),
    accept: success?.media[0]?.type,
  };
}
