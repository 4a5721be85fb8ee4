import { baseUrl, type Document, type Located } from '../../openapi';
import type { Operation, Parameter } from '../../openapi/model';
import { bodyOf } from './body';
import type { SampleRequest } from './request';
import { secretsOf } from './secrets';
import { pathText, serialize } from './serialize';

/** Required parameters, and the optional ones the contract names in `x-sample`. */
function sentParameters(operation: Operation, located: Located): Parameter[] {
  const named = located.operation['x-sample'];
  const wanted = Array.isArray(named) ? named : [];
  return operation.parameters.filter(({ schema }) => schema.required || wanted.includes(schema.name));
}

/** The request a sample of this operation sends, filled with the example values of the contract. */
export function sampleRequest(operation: Operation, located: Located, document: Document): SampleRequest {
  const parameters = sentParameters(operation, located);
  const sentIn = (place: string) => parameters.filter((one) => one.place === place).flatMap(serialize);
  const path = parameters
    .filter((one) => one.place === 'path')
    .reduce((url, one) => url.replaceAll(`{${one.schema.name}}`, () => pathText(one)), operation.path);
  const cookies = sentIn('cookie').map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  const success = operation.responses.find(({ status }) => /^2/.test(status));
  return {
    method: operation.method.toUpperCase(),
    url: `${baseUrl(operation.servers)}${path}`,
    query: sentIn('query'),
    headers: [...sentIn('header'), ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : [])],
    secrets: secretsOf(document, operation),
    body: bodyOf(document, operation, located),
    accept: success?.media[0]?.type,
  };
}
