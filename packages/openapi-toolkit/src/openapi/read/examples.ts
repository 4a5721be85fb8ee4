import { attempt } from '../../lib/attempt';
import { type Document, type ExampleObject, isMap, type MediaType, type Schema } from '../document';
import { markdown } from '../markdown';
import type { Example, ExampleRequest } from '../model';
import { resolve } from '../pointer';
import { essence, isJsonLinesType, isTextType, isXmlType } from '../sample/mediaTypes';
import { sampleOf } from '../sample/sampleOf';
import { xmlText } from '../sample/xml';
import { clean } from '../text';
import type { BodyDirection } from '../validate/fault';
import { readText } from './extensions';
import { anchor, type PageContext } from './pageContext';

export interface NamedExample {
  name: string;
  example: ExampleObject;
}

/** Converts an example of OpenAPI 3.2 to one of 3.1: the data becomes `value`, beside the text as it is sent. */
function withValue({ dataValue, ...example }: ExampleObject): ExampleObject {
  const { value, serializedValue: sent } = example;
  const parsed = dataValue ?? (sent === undefined ? undefined : attempt(() => JSON.parse(String(sent)), sent));
  return value === undefined && parsed !== undefined ? { ...example, value: parsed } : example;
}

/** Returns the examples of a media type, parameter or header. The unnamed `example` gets the name `example`. */
export function namedValues(document: Document, from: Pick<MediaType, 'example' | 'examples'>): NamedExample[] {
  const named = Object.entries(from.examples ?? {}).map(([name, example]) => ({
    name,
    example: withValue(resolve<ExampleObject>(document, example)),
  }));
  return from.example === undefined ? named : [{ name: 'example', example: { value: from.example } }, ...named];
}

/** Reads `x-request`: the request for an example of a response. */
export function readExampleRequest(value: unknown): ExampleRequest | undefined {
  if (!isMap(value)) return undefined;
  const body = readText(value.body);
  return {
    parameters: isMap(value.parameters) ? value.parameters : {},
    ...(body !== undefined && { body }),
    ...(value.prefer === true && { prefer: true }),
  };
}

const isJson = (mediaType: string) => /[/+]json\b/i.test(mediaType) || mediaType === '*/*';

function language(mediaType: string): Example['language'] {
  if (isJson(mediaType)) return 'json';
  return /[/+]xml\b/i.test(mediaType) ? 'xml' : 'text';
}

const hasObjects = (mediaType: string): boolean =>
  isXmlType(mediaType) ||
  isJsonLinesType(mediaType) ||
  /yaml|^text\/event-stream$|^application\/x-www-form-urlencoded$/.test(essence(mediaType));

/** A form is written as it is sent, a multipart body with a field on each line. */
const formText = (value: object, isMultipart: boolean): string => {
  const fields = Object.entries(value).flatMap(([name, field]) =>
    [field].flat().map((item) => [name, typeof item === 'object' ? JSON.stringify(item) : String(item)]),
  );
  return isMultipart
    ? fields.map((pair) => pair.join('=')).join('\n')
    : String(new URLSearchParams(fields as [string, string][]));
};

/** Formats an example value as sent: JSON indented, strings unchanged. */
export function formatExample(value: unknown, mediaType: string): string {
  if (typeof value === 'string' && !isJson(mediaType)) return clean(value);
  return clean(JSON.stringify(value, null, 2));
}

const EVENT_FIELDS = ['event', 'id', 'retry', 'data'];

/** Formats an item of a stream as a server-sent event. An item that has only fields of events is one. */
function eventText(item: unknown): string {
  const isEvent = isMap(item) && 'data' in item && Object.keys(item).every((key) => EVENT_FIELDS.includes(key));
  const fields = isEvent ? EVENT_FIELDS.filter((key) => key in item).map((key) => [key, item[key]]) : [['data', item]];
  const lines = fields.flatMap(([key, value]) =>
    (typeof value === 'string' ? value : JSON.stringify(value)).split('\n').map((line) => `${key}: ${line}\n`),
  );
  return `${lines.join('')}\n`;
}

/** Formats an example value for its media type: XML by the schema, a JSON document on each line. */
export function mediaText(document: Document, schema: Schema | undefined, value: unknown, mediaType: string): string {
  const isWritten = typeof value === 'string';
  if (isXmlType(mediaType) && !isWritten) return clean(xmlText(document, schema, value));
  if (essence(mediaType) === 'text/event-stream' && !isWritten) return clean([value].flat().map(eventText).join(''));
  if (isJsonLinesType(mediaType) && !isWritten) {
    return clean(
      [value]
        .flat()
        .map((item) => `${JSON.stringify(item)}\n`)
        .join(''),
    );
  }
  const isForm = /^(?:multipart\/|application\/x-www-form-urlencoded$)/.test(essence(mediaType));
  if (isForm && isMap(value)) return clean(formText(value, essence(mediaType).startsWith('multipart/')));
  return formatExample(value, mediaType);
}

/** Generates a value from the schema, for contracts without examples; undefined if it determines none. */
export const sampleValue = (document: Document, schema: Schema | undefined, direction: BodyDirection): unknown =>
  // The sample is optional, because the page shows the schema itself.
  attempt(() => sampleOf(document, schema, direction), undefined);

/** Reads the examples of a media type, or generates one from the schema if there are none. */
export function readExamples(
  context: PageContext,
  media: MediaType,
  mediaType: string,
  parent: string,
  direction: BodyDirection,
): Example[] {
  const named = namedValues(context.document, media);
  if (named.length === 0 && (isJson(mediaType) || isTextType(mediaType))) {
    const value = sampleValue(context.document, media.schema, direction);
    // How a table is made of objects, the contract does not say.
    const isWritable = typeof value === 'string' || isJson(mediaType) || hasObjects(mediaType);
    if (value !== undefined && isWritable)
      named.push({ name: 'example', example: { value, summary: 'Made from the schema' } });
  }
  return named.map(({ name, example }) => ({
    name: clean(name),
    anchor: anchor(context, `${parent}-example`, name),
    summary: example.summary === undefined ? undefined : clean(example.summary),
    description: markdown(example.description),
    text: example.externalValue
      ? ''
      : typeof example.serializedValue === 'string'
        ? clean(example.serializedValue)
        : mediaText(context.document, media.schema, example.value, mediaType),
    language: language(mediaType),
    externalUrl: example.externalValue ? clean(example.externalValue) : undefined,
    request: readExampleRequest((example as Record<string, unknown>)['x-request']),
  }));
}
