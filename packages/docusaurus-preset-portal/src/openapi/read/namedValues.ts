import type { Document, ExampleObject, MediaType } from '../document';
import { resolve } from '../resolve';

export interface NamedExample {
  name: string;
  example: ExampleObject;
}

/** Converts an example of OpenAPI 3.2 to one of 3.1: the sent value becomes `value`. */
const withValue = ({ dataValue, serializedValue, ...example }: ExampleObject): ExampleObject =>
  example.value === undefined && (dataValue ?? serializedValue) !== undefined
    ? { ...example, value: dataValue ?? serializedValue }
    : example;

/** Returns the examples of a media type, parameter or header. The unnamed `example` gets the name `example`. */
export function namedValues(document: Document, from: Pick<MediaType, 'example' | 'examples'>): NamedExample[] {
  const named = Object.entries(from.examples ?? {}).map(([name, example]) => ({
    name,
    example: withValue(resolve<ExampleObject>(document, example)),
  }));
  return from.example === undefined ? named : [{ name: 'example', example: { value: from.example } }, ...named];
}
