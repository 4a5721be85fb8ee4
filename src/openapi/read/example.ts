import { sample } from 'openapi-sampler';
import type { ExampleObject, MediaType, OrRef, Schema } from '../document';
import { markdown } from '../markdown';
import type { Example } from '../model';
import { resolve } from '../resolve';
import { clean } from '../text';
import { anchor, type PageContext } from './pageContext';

const isJson = (mediaType: string) => /[/+]json\b/i.test(mediaType) || mediaType === '*/*';

function language(mediaType: string): Example['language'] {
  if (isJson(mediaType)) return 'json';
  return /[/+]xml\b/i.test(mediaType) ? 'xml' : 'text';
}

/** An example value as it travels: JSON indented, text as it is. */
export function exampleText(value: unknown, mediaType: string): string {
  if (typeof value === 'string' && !isJson(mediaType)) return clean(value);
  return clean(JSON.stringify(value, null, 2));
}

/**
 * A value made from the schema, for contracts without examples.
 * Undefined when the schema gives nothing to go by.
 */
export function sampleValue(
  context: PageContext,
  schema: Schema | undefined,
  direction: 'request' | 'response',
): unknown {
  if (!schema) return undefined;
  try {
    const skip = direction === 'request' ? { skipReadOnly: true } : { skipWriteOnly: true };
    return sample(schema as never, { ...skip, quiet: true }, context.document as never);
  } catch {
    // A sample is a courtesy: the schema itself is shown whatever happens here.
    return undefined;
  }
}

/** The examples of a media type, parameter or header; `name` stands in for unnamed ones. */
export function namedValues(
  context: PageContext,
  from: Pick<MediaType, 'example' | 'examples'>,
): { name: string; example: ExampleObject }[] {
  const named = Object.entries(from.examples ?? {}).map(([name, example]) => ({
    name,
    example: resolve(context.document, example as OrRef<ExampleObject>),
  }));
  return from.example === undefined ? named : [{ name: 'example', example: { value: from.example } }, ...named];
}

/** Reads the examples of a media type, or makes one from the schema where there is none. */
export function readExamples(
  context: PageContext,
  media: MediaType,
  mediaType: string,
  parent: string,
  direction: 'request' | 'response',
): Example[] {
  const named = namedValues(context, media);
  if (named.length === 0) {
    const value = sampleValue(context, media.schema, direction);
    if (value !== undefined) named.push({ name: 'example', example: { value, summary: 'Made from the schema' } });
  }
  return named.map(({ name, example }) => ({
    name: clean(name),
    anchor: anchor(context, `${parent}-example`, name),
    summary: example.summary === undefined ? undefined : clean(example.summary),
    description: markdown(example.description),
    text: example.externalValue ? '' : exampleText(example.value, mediaType),
    language: language(mediaType),
    externalUrl: example.externalValue && clean(example.externalValue),
  }));
}
