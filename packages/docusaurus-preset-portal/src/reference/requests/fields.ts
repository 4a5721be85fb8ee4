import { ownValue } from '../../lib/ownValue';
import type { Document } from '../../openapi';
import type { MediaType } from '../../openapi/document';
import { isFileSchema, propertySchema, reduceSchema } from '../../openapi/sample';
import { isComposite, valueText } from './expand';
import { fileName } from './fileName';
import type { BodyPart, NamedField } from './request';
import { pairsOf } from './serialize';
import { typeInRange } from './typeInRange';

type Encoding = NonNullable<MediaType['encoding']>[string];

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

/** Returns the fields of a form: a list by its style, else a pair for each value; a map without a style as JSON. */
export const formFields = (document: Document, media: MediaType, value: unknown): NamedField[] =>
  fieldsOf(document, media, value).flatMap(({ name, value: field, encoding }) => {
    if (hasStyle(encoding)) return pairsOf(name, field, serializationOf(encoding));
    const isJson = /json/i.test(encoding.contentType ?? '');
    const values = Array.isArray(field) && !isJson ? field : [field];
    return values.filter((one) => one !== null && one !== undefined).map((one) => ({ name, value: valueText(one) }));
  });

/** Returns the first media type of a part; the most common type of a range. */
function partType(contentType: string | undefined): string | undefined {
  const first = contentType?.split(',')[0]?.trim();
  return first === undefined || first === '' || first === '*/*' ? undefined : typeInRange(first, false);
}

/** Returns the parts of a multipart body: a part for each item of a list, files by name, maps as JSON. */
export const bodyParts = (document: Document, media: MediaType, value: unknown): BodyPart[] =>
  fieldsOf(document, media, value).flatMap(({ name, value: field, schema, encoding }): BodyPart[] => {
    const mediaType = partType(encoding.contentType);
    const typeProperty = mediaType === undefined ? {} : { mediaType };
    const items = typeof schema === 'object' ? reduceSchema(document, schema).schema.items : undefined;
    if (isFileSchema(document, schema) || isFileSchema(document, items))
      return [{ name, filename: fileName(name, mediaType), ...typeProperty }];
    if (field === null || field === undefined) return [];
    if (Array.isArray(field) && hasStyle(encoding) && !serializationOf(encoding).explode) {
      return pairsOf(name, field, serializationOf(encoding)).map((pair) => ({
        name,
        value: pair.value,
        ...typeProperty,
      }));
    }
    const values = Array.isArray(field) && !/json/i.test(mediaType ?? '') ? field : [field];
    return values.map((one) => ({
      name,
      value: valueText(one),
      ...(isComposite(one) ? { mediaType: mediaType ?? 'application/json' } : typeProperty),
    }));
  });
