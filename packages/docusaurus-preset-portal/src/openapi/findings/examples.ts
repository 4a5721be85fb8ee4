import type { AnySchema, Dict, Document, MediaType, OrRef, RequestBodyObject, ResponseObject } from '../document';
import { parametersOf } from '../operations';
import { isRef, refBelow } from '../pointer';
import { namedValues } from '../read/namedValues';
import { isObjectSchema } from '../read/schemaPosition';
import type { ReadOperation } from '../readOperations';
import { resolve } from '../resolve';
import { isJsonType, sampleOf } from '../sample';
import { type Direction, type Fault, schemaFault } from '../validate/schemaFault';
import type { Finding } from '.';

/** Values of one of these types are data, whatever their media type. */
const isData = (value: unknown): boolean => typeof value === 'object' && value !== null;

function broken({ keyword, at, options }: Fault): string {
  const place = at ? ` at ${at}` : '';
  if (!options) return `does not satisfy "${keyword}"${place}`;
  return `satisfies ${options.map((name) => `"${name}"`).join(' and ')} of "${keyword}"${place}, which allows only one`;
}

/** Options that the same value satisfies are a fault of the schema. */
const fixOf = ({ options }: Fault, usual: string): string =>
  options ? 'Write `anyOf`, or require in each option what tells it apart.' : usual;

/** Compares the examples of a body with its schema; without examples, the generated sample. */
function mediaFindings(
  document: Document,
  media: MediaType,
  type: string,
  at: string,
  direction: Direction,
): Finding[] {
  const { schema } = media;
  if (schema === undefined) return [];
  const named = namedValues(document, media);
  const findings = named.flatMap(({ name, example: { value } }): Finding[] => {
    if (value === undefined || (!isJsonType(type) && !isData(value))) return [];
    const fault = schemaFault(document, schema, value, direction);
    return fault
      ? [
          {
            what: `The example "${name}" ${broken(fault)}.`,
            pointer: media.example === undefined ? refBelow(at, 'examples', name) : refBelow(at, 'example'),
            fix: fixOf(fault, 'Correct the example or the schema.'),
          },
        ]
      : [];
  });
  if (named.length > 0 || !isJsonType(type)) return findings;
  const value = sampleOf(document, schema, direction);
  const fault = value === undefined ? undefined : schemaFault(document, schema, value, direction);
  if (!fault) return [];
  const fix = fixOf(fault, 'Write an example beside the schema.');
  return [{ what: `The sample made from the schema ${broken(fault)}.`, pointer: at, fix }];
}

function contentFindings(document: Document, content: Dict<MediaType> | undefined, at: string, direction: Direction) {
  return Object.entries(content ?? {}).flatMap(([type, media]) =>
    mediaFindings(document, resolve<MediaType>(document, media), type, refBelow(at, 'content', type), direction),
  );
}

/** Returns the definition of a part and the pointer to it: that of the component if the part is a reference. */
const definition = <Part extends object>(document: Document, part: OrRef<Part>, at: string): [Part, string] => [
  resolve<Part>(document, part),
  isRef(part) ? part.$ref : at,
];

function bodyFindings(document: Document, { located: { operation, pointer, kind } }: ReadOperation): Finding[] {
  const sent = kind === 'operation' ? 'request' : 'response';
  const { requestBody, responses = {} } = operation;
  const [body, at] = requestBody
    ? definition<RequestBodyObject>(document, requestBody, refBelow(pointer, 'requestBody'))
    : [{ content: undefined }, pointer];
  return [
    ...contentFindings(document, body.content, at, sent),
    ...Object.entries(responses).flatMap(([status, response]) => {
      const [{ content }, place] = definition<ResponseObject>(
        document,
        response,
        refBelow(pointer, 'responses', status),
      );
      return contentFindings(document, content, place, 'response');
    }),
  ];
}

/** Compares the examples of parameters with their schemas. */
const parameterFindings = (document: Document, { located }: ReadOperation): Finding[] =>
  parametersOf(document, located).flatMap(({ parameter: { schema, example, examples }, pointer }) =>
    schema && (example ?? examples) !== undefined
      ? mediaFindings(document, { schema, example, examples }, 'application/json', pointer, 'request')
      : [],
  );

/** Returns the schemas that operations have without a name, each with its pointer. */
function unnamedSchemas(document: Document, { located }: ReadOperation): [AnySchema | undefined, string][] {
  const { operation, pointer } = located;
  const inContent = (part: OrRef<RequestBodyObject | ResponseObject> | undefined, at: string) =>
    isRef(part) || !part
      ? []
      : Object.entries(part.content ?? {}).map(([type, media]): [AnySchema | undefined, string] => [
          isRef(media) ? undefined : media.schema,
          refBelow(at, 'content', type, 'schema'),
        ]);
  return [
    ...parametersOf(document, located).map(({ parameter, pointer: at }): [AnySchema | undefined, string] => [
      parameter.schema,
      refBelow(at, 'schema'),
    ]),
    ...inContent(operation.requestBody, refBelow(pointer, 'requestBody')),
    ...Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      inContent(response, refBelow(pointer, 'responses', status)),
    ),
  ];
}

/** Compares the examples and defaults in schemas with these schemas. */
function schemaFindings(document: Document, operations: readonly ReadOperation[]): Finding[] {
  const findings: Finding[] = [];
  const walk = (schema: AnySchema | undefined, pointer: string) => {
    if (!isObjectSchema(schema) || isRef(schema)) return;
    const { example, examples, default: usual } = schema;
    const values = { example, default: usual, ...(Array.isArray(examples) ? examples : []) };
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === null) continue;
      const faults = (['request', 'response'] as const).map((one) => schemaFault(document, schema, value, one));
      const [fault] = faults;
      if (fault && faults.every(Boolean))
        findings.push({
          what: `The ${name === 'default' ? 'default' : 'example'} of a schema ${broken(fault)}.`,
          pointer: refBelow(pointer, ...(/^\d/.test(name) ? ['examples', name] : [name])),
          fix: fixOf(fault, 'Correct the value or the schema.'),
        });
    }
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      walk(part, refBelow(pointer, 'properties', name));
    for (const key of ['allOf', 'oneOf', 'anyOf'] as const)
      for (const [index, part] of (schema[key] ?? []).entries()) walk(part, refBelow(pointer, key, index));
    walk(schema.items, refBelow(pointer, 'items'));
  };
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    walk(schema as AnySchema, refBelow('#/components/schemas', name));
  for (const [schema, pointer] of operations.flatMap((one) => unnamedSchemas(document, one))) walk(schema, pointer);
  return findings;
}

/** Finds examples that contradict their schema, and schemas of which no valid sample can be made. Each place once. */
export function exampleFindings(document: Document, operations: readonly ReadOperation[]): Finding[] {
  const all = [
    ...operations.flatMap((one) => [...parameterFindings(document, one), ...bodyFindings(document, one)]),
    ...schemaFindings(document, operations),
  ];
  return [...new Map(all.map((finding) => [`${finding.what} ${finding.pointer}`, finding])).values()];
}
