import { attempt } from '../../lib/attempt';
import type { Document, Located } from '../../openapi';
import type { MediaType, RequestBodyObject } from '../../openapi/document';
import type { Operation } from '../../openapi/model';
import { mediaText, sampleValue } from '../../openapi/read/examples';
import { namedValues } from '../../openapi/read/namedValues';
import { resolve } from '../../openapi/resolve';
import { byPreference, essence, isFileSchema, isJsonType, isTextType } from '../../openapi/sample';
import { bodyParts, formFields } from './fields';
import { fileName } from './fileName';
import type { SampleBody } from './request';
import { typeInRange } from './typeInRange';

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
