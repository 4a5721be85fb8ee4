import { attempt, ownValue } from '../lib/attempt';
import type { Document, Encoding, MediaType, RequestBodyObject } from '../openapi/document';
import type { Operation } from '../openapi/model';
import type { Located } from '../openapi/operations';
import { resolve } from '../openapi/pointer';
import { mediaText, namedValues, sampleValue } from '../openapi/read/examples';
import {
  byPreference,
  essence,
  fileName,
  isFileSchema,
  isJsonType,
  isTextType,
  propertySchema,
  reduceSchema,
  typeInRange,
} from '../openapi/sample';
import type { BodyPart, NamedField, SampleBody } from './request';
import { isComposite, pairsOf, valueText } from './serialize';

const fieldsOf = (document: Document, media: MediaType, value: unknown) =>
  Object.entries(isComposite(value) && !Array.isArray(value) ? value : {}).map(([name, field]) => ({
    name,
    value: field as unknown,
    schema: propertySchema(document, media.schema, name),
    encoding: ownValue(media.encoding, name) ?? {},
  }));

function serializationOf({ style = 'form', explode = style === 'form', allowReserved }: Encoding) {
  return { style, explode, allowReserved: allowReserved === true };
}

const hasStyle = ({ style, explode, allowReserved }: Encoding): boolean =>
  style !== undefined || explode !== undefined || allowReserved !== undefined;

/** Returns the parts that OpenAPI 3.2 tells apart by their place in a list. */
const placesOf = (
  document: Document,
  { schema, itemSchema, prefixEncoding, itemEncoding }: MediaType,
  list: unknown[],
) => {
  const { prefixItems, items } = reduceSchema(document, schema ?? { items: itemSchema }).schema;
  return list.map((value, at) => ({
    name: `part${at + 1}`,
    value,
    schema: prefixItems?.[at] ?? items,
    encoding: prefixEncoding?.[at] ?? itemEncoding ?? {},
  }));
};

/** Returns the fields of a form: a list by its style, else a pair for each value; a map without a style as JSON. */
const formFields = (document: Document, media: MediaType, value: unknown): NamedField[] =>
  fieldsOf(document, media, value).flatMap(({ name, value: field, encoding }) => {
    if (hasStyle(encoding)) return pairsOf(name, field, serializationOf(encoding));
    const isJson = /json/i.test(encoding.contentType ?? '');
    const values = Array.isArray(field) && !isJson ? field : [field];
    return values
      .filter((item) => item !== null && item !== undefined)
      .map((item) => ({ name, value: valueText(item) }));
  });

/** Returns the first media type of a part; the most common type of a range. */
function partType(contentType: string | undefined): string | undefined {
  const first = contentType?.split(',')[0]?.trim();
  return first === undefined || first === '' || first === '*/*' ? undefined : typeInRange(first, false);
}

/** Returns the parts of a multipart body: a part for each item of a list, files by name, maps as JSON. */
const bodyParts = (document: Document, media: MediaType, value: unknown): BodyPart[] =>
  (Array.isArray(value) ? placesOf : fieldsOf)(document, media, value as never).flatMap(
    ({ name, value: field, schema, encoding }): BodyPart[] => {
      const mediaType = partType(encoding.contentType);
      const typeProperty = mediaType === undefined ? {} : { mediaType };
      const items = typeof schema === 'object' ? reduceSchema(document, schema).schema.items : undefined;
      // Of a file the schema may say nothing.
      const isAny = typeof schema === 'object' && Object.keys(schema).length === 0;
      const isFile = isAny && mediaType !== undefined && !isJsonType(mediaType) && !isTextType(mediaType);
      if (isFile || isFileSchema(document, schema) || isFileSchema(document, items))
        return [{ name, filename: fileName(name, mediaType), ...typeProperty }];
      if (field === null || field === undefined) return [];
      const values = Array.isArray(field) && !/json/i.test(mediaType ?? '') ? field : [field];
      return values.map((item) => ({
        name,
        value: valueText(item),
        ...(isComposite(item) ? { mediaType: mediaType ?? 'application/json' } : typeProperty),
      }));
    },
  );

/** Returns the body of a sample: the first example of the first media type, else a value generated from its schema. */
export function sampleBodyOf(document: Document, operation: Operation, located: Located): SampleBody | undefined {
  const documented = operation.requestBody?.media[0];
  if (!documented) return undefined;
  const text = documented.examples.find((example) => example.text !== '')?.text;
  const media = mediaOf(document, located);
  const value = exampleOf(document, media);
  const type = typeInRange(documented.type, typeof value === 'object' && value !== null);
  // The example of a media range may be another format than JSON.
  if (isJsonType(type))
    return { kind: 'json', mediaType: type, value: text === undefined ? {} : attempt(() => JSON.parse(text), text) };
  if (essence(type) === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: formFields(document, media, value) };
  }
  if (essence(type).startsWith('multipart/')) {
    const parts = bodyParts(document, media, value);
    // Without parts there is nothing to send: the contract does not name them.
    if (parts.length === 0) return undefined;
    return { kind: 'multipart', parts, ...(essence(type) !== 'multipart/form-data' && { mediaType: essence(type) }) };
  }
  const isGiven = namedValues(document, media).some(({ example }) => typeof example.value === 'string');
  if (isFileSchema(document, media.schema) || (!isTextType(type) && !isGiven)) {
    return { kind: 'file', mediaType: type, filename: fileName('body', type) };
  }
  return {
    kind: 'text',
    mediaType: type,
    text: text ?? (value === undefined ? '' : mediaText(document, media.schema, value, type)),
  };
}

function mediaOf(document: Document, { operation }: Located): MediaType {
  const body = operation.requestBody && resolve<RequestBodyObject>(document, operation.requestBody);
  return byPreference(body?.content)[0]?.[1] ?? {};
}

/** Returns the example value of a body: from the contract, else generated from the schema. */
function exampleOf(document: Document, media: MediaType): unknown {
  const namedExample = namedValues(document, media).find(({ example }) => example.value !== undefined);
  return namedExample ? namedExample.example.value : sampleValue(document, media.schema, 'request');
}
