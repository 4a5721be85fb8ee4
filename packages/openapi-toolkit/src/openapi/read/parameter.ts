import type { HeaderObject, MediaType, ParameterObject, Schema } from '../document';
import { markdown } from '../markdown';
import type { Example, Header, Parameter, ParameterLocation, SchemaNode } from '../model';
import { sampleOf } from '../sample/sampleOf';
import { clean } from '../text';
import { formatExample, type NamedExample, namedValues } from './examples';
import { furtherExtensions, readLabel, readText, withDeprecation } from './extensions';
import { jsonLine } from './keywords';
import { anchor, type PageContext } from './pageContext';
import { joined, readSchema } from './schema';
import { serialization, serializationWords } from './serialization';

const LOCATIONS: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** Returns the only media type of a parameter or header with `content` instead of a style. */
const contentOf = (value: HeaderObject): [type: string, media: MediaType] | undefined =>
  Object.entries(value.content ?? {})[0];

const schemaOf = (value: HeaderObject): Schema => value.schema ?? contentOf(value)?.[1].schema ?? {};

function examplesOf({ document }: PageContext, value: HeaderObject): NamedExample[] {
  const own = namedValues(document, value);
  return own.length > 0 ? own : namedValues(document, contentOf(value)?.[1] ?? {});
}

/** Reads a parameter or header as a schema node: its own keywords override those of its schema. */
function readNode(context: PageContext, value: HeaderObject, name: string, parent: string): SchemaNode {
  const node = readSchema(context, schemaOf(value), {
    name,
    parent,
    path: '',
    role: 'property',
    // OpenAPI requires path parameters, whatever a contract says.
    required: (value as Partial<ParameterObject>).in === 'path' || value.required,
    enclosing: [],
  });
  const ownExtensions = furtherExtensions(value);
  // An example at an address of its own has no value.
  const values = examplesOf(context, value).flatMap(({ example }) =>
    example.value === undefined ? [] : [jsonLine(example.value)],
  );
  return {
    ...node,
    deprecated: value.deprecated === true || node.deprecated,
    sunset: readText(value['x-sunset']) ?? node.sunset,
    description: joined(markdown(withDeprecation(value)), node.description),
    label: readLabel(value['x-label']) ?? node.label,
    unit: readText(value['x-unit']) ?? node.unit,
    identifier: readText(value['x-identifier']) ?? node.identifier,
    extensions: ownExtensions ? { ...node.extensions, ...ownExtensions } : node.extensions,
    examples: values.length > 0 ? values : node.examples,
  };
}

/** Returns the named examples with more than a value; plain values are in the schema node. */
const describedExamples = (context: PageContext, value: HeaderObject): NamedExample[] =>
  examplesOf(context, value).filter(({ example }) => example.summary || example.description);

function readNamed(context: PageContext, value: ParameterObject, parent: string): Example[] {
  return describedExamples(context, value).map(({ name, example }) => ({
    name: clean(name),
    anchor: anchor(context, `${parent}-example`, name),
    summary: example.summary ? clean(example.summary) : undefined,
    description: markdown(example.description),
    text: formatExample(example.value, 'text/plain'),
    language: 'text',
  }));
}

/** Generates a value of the right type, if the contract has no example. */
function generatedValue(
  { document }: PageContext,
  value: ParameterObject,
  { examples, const: only, default: defaultValue, enum: enumValues }: SchemaNode,
) {
  // The values of an enum are texts here: a list or an object among them is made again.
  const isListed = enumValues.length > 0 && !/^[[{]/.test(enumValues[0]?.value ?? '');
  if (examples.length > 0 || only !== undefined || defaultValue !== undefined || isListed) return undefined;
  const generated = sampleOf(document, schemaOf(value), 'request');
  return generated === undefined ? undefined : jsonLine(generated);
}

/** Reads a parameter; its anchor is `query.limit`, `path.shapeId`, … */
export function readParameter(context: PageContext, value: ParameterObject): Parameter {
  const location = LOCATIONS.find((name) => name === value.in) ?? 'query';
  const schema = readNode(context, value, clean(value.name), location);
  return {
    location: location,
    ...serialization(value),
    serialization: serializationWords(context.document, value, schemaOf(value)),
    ...(value.allowReserved && { allowReserved: true }),
    mediaType: contentOf(value)?.[0],
    sample: generatedValue(context, value, schema),
    schema,
    examples: readNamed(context, value, schema.anchor),
  };
}

/** Reads a response header; its anchor is `response-200-headers.Retry-After`. */
export function readHeader(context: PageContext, name: string, value: HeaderObject, parent: string): Header {
  const schema = readNode(context, value, clean(name), `${parent}-headers`);
  const examples = describedExamples(context, value).map(({ example }) => ({
    name: jsonLine(example.value),
    value: [example.summary, example.description].filter(Boolean).map(clean).join(': '),
  }));
  return { schema: { ...schema, notes: [...examples, ...schema.notes] } };
}
