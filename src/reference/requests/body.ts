import type { Document, Located } from '../../openapi';
import type { RequestBodyObject } from '../../openapi/document';
import type { Media, Operation } from '../../openapi/model';
import { sampleValue } from '../../openapi/read/examples';
import { namedValues } from '../../openapi/read/namedValues';
import { resolve } from '../../openapi/resolve';
import type { SampleBody } from './request';

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The body a sample sends: the first example of the first media type. Undefined for an operation without a body. */
export function bodyOf(document: Document, operation: Operation, located: Located): SampleBody | undefined {
  const media = operation.requestBody?.media[0];
  if (!media) return undefined;
  const { type } = media;
  const text = media.examples.find((example) => example.text !== '')?.text;
  if (/json/i.test(type)) return { kind: 'json', mediaType: type, value: text === undefined ? {} : JSON.parse(text) };
  const value = exampleOf(document, located, type);
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  if (type === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: fields.map(([name, field]) => ({ name, value: textOf(field) })) };
  }
  if (type === 'multipart/form-data') {
    const files = filesOf(media);
    const partOf = ([name, field]: [string, unknown]) =>
      files.has(name) ? { name, filename: `${name}.bin` } : { name, value: textOf(field) };
    return { kind: 'multipart', parts: fields.map(partOf) };
  }
  return { kind: 'text', mediaType: type, text: text ?? textOf(value ?? '') };
}

/** Example value of a body that is not JSON: the contract's, else one made from the schema. */
function exampleOf(document: Document, { operation }: Located, type: string): unknown {
  const body = operation.requestBody && resolve<RequestBodyObject>(document, operation.requestBody);
  const media = body?.content?.[type] ?? {};
  return namedValues(document, media)[0]?.example.value ?? sampleValue(document, media.schema, 'request');
}

/** Names of the parts whose content is a file of the reader's. */
const filesOf = ({ schema }: Media): Set<string> =>
  new Set((schema?.children ?? []).filter((child) => child.type.includes('binary')).map(({ name }) => name));
