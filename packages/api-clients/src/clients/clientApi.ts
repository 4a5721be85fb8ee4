import {
  type AnySchema,
  baseUrl,
  byPreference,
  type Dict,
  type Document,
  isJsonType,
  literalPath,
  methodName,
  type OrRef,
  operationParameters,
  type ParameterLocation,
  type ParameterObject,
  propertySchema,
  type ReadContract,
  type RequestBodyObject,
  type ResponseObject,
  readServers,
  resolve,
  type SecurityRequirement,
  type SecuritySchemeObject,
  sentMethod,
  serverOrigin,
} from 'openapi-toolkit';
import type { ReadOperation } from 'openapi-toolkit/node';

/** An API as its clients know it. */
export interface ClientApi {
  /** Name of the API in the client: `data`, `life-events`. */
  id: string;
  title: string;
  version: string;
  /** Default host: `https://api.example.com`. */
  host: string;
  operations: ClientOperation[];
  /** Schemas of the components, by name; `$ref` is `#/components/schemas/…`. */
  schemas: Dict<AnySchema>;
}

/** An operation with JSON bodies. */
export interface ClientOperation {
  /** Header of the key, up to the key: `Authorization: Bearer `. */
  key?: string;
  /** What no client can send. */
  faults: string[];
  /** Name of the method: the operationId. */
  name: string;
  /** In upper case. */
  method: string;
  /** Path after the host, in OpenAPI notation: `/denmark/data/companies/{companyId}`. */
  path: string;
  /** Key of the path in the contract: `/companies/{companyId}`. */
  template: string;
  summary: string;
  deprecated: boolean;
  parameters: ClientParameter[];
  body?: { required: boolean; mediaType: string; schema: AnySchema };
  /** Schema of the success response; undefined if it has no JSON body. */
  response?: AnySchema;
  /** Names of the parts of a list in pages. */
  paging?: { cursor: string; next: string };
}

export interface ClientParameter {
  name: string;
  in: ParameterLocation;
  required: boolean;
  description: string;
  schema: AnySchema;
  /** True if each item of a list is sent as a pair of its own; otherwise they are joined by commas. */
  explode: boolean;
}

/** Parts of a list in pages, as all contracts of the site name them. */
const PAGING = { cursor: 'cursor', next: 'nextCursor' };

/** Returns the operations of a contract for its clients: those that send and return JSON or nothing. */
export function clientApi({ ref, document, operations }: ReadContract): ClientApi {
  const url = baseUrl(readServers(document.servers));
  const host = serverOrigin(url);
  const called = operations.filter(({ operation }) => operation.kind === 'operation');
  return {
    id: ref.id,
    title: ref.title,
    version: ref.version,
    host,
    operations: called.map((found) => clientOperation(document, url.slice(host.length), found)),
    schemas: (document.components?.schemas ?? {}) as Dict<AnySchema>,
  };
}

/** Returns the header of a key, up to the key; undefined without a key, null if it is sent in another way. */
function keyOf(document: Document, requirements: readonly SecurityRequirement[]): string | null | undefined {
  const schemes = (document.components?.securitySchemes ?? {}) as Dict<OrRef<SecuritySchemeObject>>;
  const keys = requirements.map((requirement) => {
    const [id, ...others] = Object.keys(requirement);
    if (id === undefined) return undefined;
    const scheme = schemes[id] && resolve<SecuritySchemeObject>(document, schemes[id]);
    if (!scheme || others.length > 0) return null;
    if (scheme.type === 'apiKey') return scheme.in === 'header' ? `${scheme.name}: ` : null;
    const kind = scheme.type === 'http' ? scheme.scheme : scheme.type;
    return /^(oauth2|openIdConnect|bearer)$/i.test(kind ?? '') ? 'Authorization: Bearer ' : null;
  });
  return keys.length > 0 && keys.every((key) => key === null) ? null : (keys.find((key) => key !== null) ?? undefined);
}

function clientOperation(document: Document, base: string, { operation, located }: ReadOperation): ClientOperation {
  // Cookies are for browsers, and no client sends them.
  const sent = operationParameters(document, located).filter(({ parameter }) => parameter.in !== 'cookie');
  const parameters = sent.map(({ parameter }) => clientParameter(parameter));
  const request = located.operation.requestBody && resolve<RequestBodyObject>(document, located.operation.requestBody);
  const [body] = byPreference(request?.content).filter(([type]) => isJsonType(type));
  const [, success] = Object.entries(located.operation.responses ?? {}).find(([status]) => /^2/.test(status)) ?? [];
  const found = success && byPreference(resolve<ResponseObject>(document, success).content)[0];
  const response = found && isJsonType(found[0]) ? (found[1]?.schema ?? true) : undefined;
  const isPaged =
    parameters.some(({ name }) => name === PAGING.cursor) &&
    ['items', PAGING.next].every((name) => propertySchema(document, response as never, name) !== undefined);
  const key = keyOf(document, located.operation.security ?? document.security ?? []);
  const faults = {
    'its key is neither a header nor Bearer': key === null,
    'its body is not JSON': request?.required && !body,
    'a parameter has a form that clients do not write': sent.some(
      ({ parameter: { content, style = 'form' } }) => content || !/^(form|simple)$/.test(style),
    ),
  };
  return {
    ...(key && { key }),
    faults: Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? fault : [])),
    name: methodName(operation.operationId ?? operation.id),
    method: sentMethod(located.method),
    path: literalPath(base + located.path),
    template: located.path,
    summary: operation.title,
    deprecated: operation.deprecated,
    parameters,
    ...(body && {
      body: { required: request?.required === true, mediaType: body[0], schema: body[1]?.schema ?? true },
    }),
    ...(response !== undefined && { response }),
    ...(isPaged && { paging: PAGING }),
  };
}

function clientParameter(parameter: ParameterObject): ClientParameter {
  const { name, in: location, required, description = '', schema = true, explode } = parameter;
  return {
    name,
    in: location as ParameterLocation,
    required: required === true || location === 'path',
    description,
    schema,
    explode: explode ?? location === 'query',
  };
}
