import { attempt } from '../../lib/attempt';
import type { Document, ExampleObject, MediaType } from '../document';
import { resolve } from '../pointer';

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
