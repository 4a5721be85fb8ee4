import type { Document, ExampleObject, MediaType } from '../document';
import { resolve } from '../resolve';

/** An example with its key in `examples`. */
export interface NamedValue {
  name: string;
  example: ExampleObject;
}

/** An example of OpenAPI 3.2 as one of 3.1: what is sent is `value`. */
const withValue = ({ dataValue, serializedValue, ...example }: ExampleObject): ExampleObject =>
  example.value === undefined && (dataValue ?? serializedValue) !== undefined
    ? { ...example, value: dataValue ?? serializedValue }
    : example;

/** The examples of a media type, parameter or header. `example`, which has no name, is called `example`. */
export function namedValues(document: Document, from: Pick<MediaType, 'example' | 'examples'>): NamedValue[] {
  const named = Object.entries(from.examples ?? {}).map(([name, example]) => ({
    name,
    example: withValue(resolve<ExampleObject>(document, example)),
  }));
  return from.example === undefined ? named : [{ name: 'example', example: { value: from.example } }, ...named];
}
