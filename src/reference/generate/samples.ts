import { highlight } from '../../highlight';
import { baseUrl, type Document, type Located, pageContext } from '../../openapi';
import { sampleValue } from '../../openapi/example';
import type { Operation, Parameter, Sample } from '../../openapi/model';
import type { RequestBodyObject } from '../../openapi/openapi';
import { resolve } from '../../openapi/resolve';
import { createSamples } from '../samples';
import type { SampleBody, SampleRequest } from '../samples/request';
import { pathText, serialize } from './serialize';

/** Environment variable that holds the reader's API key in every sample. */
export const KEY_VARIABLE = 'DANISH_DATA_API_KEY';

/** Required parameters, and the optional ones the contract names in `x-sample`. */
function sent(operation: Operation, located: Located): Parameter[] {
  const extra = located.operation['x-sample'];
  const wanted = Array.isArray(extra) ? extra : [];
  return operation.parameters.filter(({ schema }) => schema.required || wanted.includes(schema.name));
}

function secretsOf(document: Document, operation: Operation): SampleRequest['secrets'] {
  const schemes = document.components?.securitySchemes as Record<
    string,
    { type: string; in?: string; name?: string; scheme?: string }
  >;
  return (operation.security[0] ?? []).flatMap(({ id }, index) => {
    const scheme = schemes?.[id];
    const variable = index === 0 ? KEY_VARIABLE : `${KEY_VARIABLE}_${index + 1}`;
    if (scheme?.type === 'apiKey') {
      return [{ in: (scheme.in ?? 'header') as 'header', name: scheme.name ?? id, variable }];
    }
    const prefix = scheme?.type === 'http' && scheme.scheme?.toLowerCase() === 'basic' ? 'Basic ' : 'Bearer ';
    return scheme?.type === 'mutualTLS' ? [] : [{ in: 'header' as const, name: 'Authorization', variable, prefix }];
  });
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function bodyOf(document: Document, operation: Operation, located: Located): SampleBody | undefined {
  const media = operation.requestBody?.media[0];
  if (!media) return undefined;
  const text = media.examples.find((example) => example.text !== '')?.text;
  const { type } = media;
  if (/json/i.test(type)) return { kind: 'json', mediaType: type, value: text === undefined ? {} : JSON.parse(text) };
  const body = located.operation.requestBody && resolve<RequestBodyObject>(document, located.operation.requestBody);
  const schema = body?.content?.[type]?.schema;
  const value = sampleValue(pageContext(document), schema, 'request');
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  if (type === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: fields.map(([name, field]) => ({ name, value: asText(field) })) };
  }
  if (type === 'multipart/form-data') {
    const binary = new Set(
      (media.schema?.children ?? []).filter((child) => child.type.includes('binary')).map(({ name }) => name),
    );
    return {
      kind: 'multipart',
      parts: fields.map(([name, field]) =>
        binary.has(name) ? { name, filename: `${name}.bin` } : { name, value: asText(field) },
      ),
    };
  }
  return { kind: 'text', mediaType: type, text: text ?? asText(value ?? '') };
}

/** The request a sample of this operation sends, with the example values of the contract. */
export function sampleRequest(operation: Operation, located: Located, document: Document): SampleRequest {
  const parameters = sent(operation, located);
  const at = (place: string) => parameters.filter((one) => one.place === place).flatMap(serialize);
  const path = parameters
    .filter((one) => one.place === 'path')
    .reduce((url, one) => url.replaceAll(`{${one.schema.name}}`, pathText(one)), operation.path);
  const cookies = at('cookie').map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  const success = operation.responses.find(({ status }) => /^2/.test(status));
  return {
    method: operation.method.toUpperCase(),
    url: `${baseUrl(operation.servers)}${path}`,
    query: at('query'),
    headers: [...at('header'), ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : [])],
    secrets: secretsOf(document, operation),
    body: bodyOf(document, operation, located),
    accept: success?.media[0]?.type,
  };
}

/** Code samples of an operation in every language; webhooks are received, not called, so they have none. */
export function samplesOf(operation: Operation, located: Located, document: Document): Sample[] {
  if (operation.kind !== 'operation') return [];
  return createSamples(sampleRequest(operation, located, document)).map((sample) => ({
    ...sample,
    html: highlight(sample.text, sample.language),
  }));
}
