import type {
  Dict,
  Document,
  HeaderObject,
  MediaType,
  OrRef,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
  Schema,
} from '../../openapi/document';
import { readText } from '../../openapi/read/extensions';
import { namedValues } from '../../openapi/read/namedValues';
import { isObjectSchema } from '../../openapi/read/schemaPosition';
import { serialization } from '../../openapi/read/serialization';
import { resolve } from '../../openapi/resolve';
import { byPreference, sampleOf } from '../../openapi/sample';
import type { Extension } from '../../terms/extensions';
import type { ContractBody, ContractMedia, ContractParameter, ContractResponse, ContractSchema } from './contractTypes';

const schemaIn = (document: Document, { schema, itemSchema }: MediaType): ContractSchema => ({
  document,
  schema: schema ?? (itemSchema ? { type: 'array', items: itemSchema } : true),
});

function readMedia(document: Document, content: Dict<MediaType> | undefined): ContractMedia[] {
  return byPreference(content).map(([mediaType, value]) => {
    const media = resolve<MediaType>(document, value ?? {});
    const examples = namedValues(document, media).filter(({ example }) => example.value !== undefined);
    return {
      mediaType,
      schema: schemaIn(document, media),
      examples: examples.map(({ name, example }) => ({ name, value: example.value })),
    };
  });
}

const exampleText = (value: unknown): string =>
  [value]
    .flat()
    .map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one)))
    .join(',');

export function readContractParameter(document: Document, parameter: ParameterObject): ContractParameter {
  const [[mediaType, content] = []] = Object.entries(parameter.content ?? {});
  const media = parameter.schema ? (parameter as MediaType) : resolve<MediaType>(document, content ?? {});
  const schema = schemaIn(document, media);
  const { default: usual, ...own } = isObjectSchema(schema.schema) ? resolve<Schema>(document, schema.schema) : {};
  const value = namedValues(document, parameter)[0]?.example.value ?? '';
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required === true || parameter.in === 'path',
    ...serialization(parameter),
    mediaType,
    allowsEmpty: parameter.allowEmptyValue === true,
    default: usual,
    example: exampleText(value),
    identifier: identifierIn(parameter) ?? identifierIn(own),
    schema,
  };
}

/** The only extension that the engine reads, so the bundled data must retain it. */
export const READ = 'x-identifier' satisfies Extension;

const identifierIn = (node: Record<string, unknown>): string | undefined => readText(node[READ]);

export function readContractBody(document: Document, body: OrRef<RequestBodyObject>): ContractBody {
  const { content, required = false } = resolve<RequestBodyObject>(document, body);
  return { required, media: readMedia(document, content) };
}

/** Returns the example of a header as text; made from its schema if it has none. */
function headerText(document: Document, header: HeaderObject): string {
  return exampleText(namedValues(document, header)[0]?.example.value ?? sampleOf(document, header.schema) ?? '');
}

export function readContractResponse(
  document: Document,
  from: OrRef<ResponseObject>,
  status: number,
): ContractResponse {
  const { content, headers } = resolve<ResponseObject>(document, from ?? {});
  const media = readMedia(document, content);
  const described = Object.entries(headers ?? {}).filter(([name]) => name.toLowerCase() !== 'content-type');
  return {
    status,
    ...(media[0] ?? { mediaType: '', schema: { document, schema: true }, examples: [] }),
    media,
    // Made when they are sent: a large contract has thousands.
    get headers() {
      const text = (header: OrRef<HeaderObject>) => headerText(document, resolve<HeaderObject>(document, header));
      return Object.fromEntries(described.map(([name, header]) => [name, text(header)]));
    },
  };
}
