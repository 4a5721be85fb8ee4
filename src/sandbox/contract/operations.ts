import type { Document } from '../../openapi';
import type { Row, SandboxData } from '../types';
import { below, follow } from './pointer';

export interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  /** JSON type of the value: text is converted to it. */
  type: string;
  /** Whether an array is one comma list (`explode: false`). */
  commaList: boolean;
  default: unknown;
  example: string;
  schema: Place;
}

/** A schema by its place: API and pointer. */
export interface Place {
  apiId: string;
  pointer: string;
}

export interface ContractResponse {
  status: number;
  /** Media type and schema of the body. */
  mediaType: string;
  schema: Place;
  /** Header name → example as text. */
  headers: Record<string, string>;
  examples: { name: string; value: Row }[];
}

export interface ContractOperation {
  id: string;
  apiId: string;
  method: string;
  /** Base path and path template: `/denmark/data/companies/{companyId}`. */
  path: string;
  pattern: RegExp;
  parameters: ContractParameter[];
  body?: { schema: Place; required: boolean };
  responses: Map<number, ContractResponse>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** All operations of all contracts; those with fewer path parameters first, since `/persons/search` is no person. */
export function readOperations(data: SandboxData): ContractOperation[] {
  return data.apis
    .flatMap(({ id, document }) => operationsOf(id, document))
    .sort((a, b) => names(a.path).length - names(b.path).length);
}

const names = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

function operationsOf(apiId: string, document: Document): ContractOperation[] {
  const base = new URL((document.servers?.[0] as Row | undefined)?.url ?? '/', 'http://localhost').pathname;
  return Object.keys(document.paths ?? {}).flatMap((path) => {
    const item = follow(document, below('#', 'paths', path));
    return METHODS.filter((method) => item.node[method]).map((method) =>
      readOperation(apiId, document, below(item.pointer, method), method, `${base.replace(/\/$/, '')}${path}`),
    );
  });
}

function readOperation(apiId: string, document: Document, pointer: string, method: string, path: string) {
  const { node } = follow(document, pointer);
  const body = node.requestBody && follow(document, below(pointer, 'requestBody'));
  const responses = Object.keys(node.responses).map((status) =>
    readResponse(apiId, document, below(pointer, 'responses', status), Number(status)),
  );
  return {
    id: node.operationId as string,
    apiId,
    method: method.toUpperCase(),
    path,
    pattern: new RegExp(`^${path.replace(/\{([^}]+)\}/g, '(?<$1>[^/]*)')}$`),
    parameters: (node.parameters ?? []).map((_: unknown, index: number) =>
      readParameter(apiId, document, below(pointer, 'parameters', index)),
    ),
    body: body && {
      required: body.node.required === true,
      schema: { apiId, pointer: below(body.pointer, 'content', 'application/json', 'schema') },
    },
    responses: new Map(responses.map((response) => [response.status, response])),
  };
}

function readParameter(apiId: string, document: Document, at: string): ContractParameter {
  const { node, pointer } = follow(document, at);
  const schema = follow(document, below(pointer, 'schema'));
  const example = node.example ?? '';
  return {
    name: node.name,
    in: node.in,
    required: node.required === true,
    type: schema.node.type,
    commaList: node.explode === false,
    default: schema.node.default,
    example: Array.isArray(example) ? example.join(',') : String(example),
    schema: { apiId, pointer: below(pointer, 'schema') },
  };
}

function readResponse(apiId: string, document: Document, at: string, status: number): ContractResponse {
  const { node, pointer } = follow(document, at);
  const [mediaType = ''] = Object.keys(node.content ?? {});
  const media = below(pointer, 'content', mediaType);
  const headers = Object.keys(node.headers ?? {}).map((name) => {
    const header = follow(document, below(pointer, 'headers', name)).node;
    return [name, String(header.example)];
  });
  return {
    status,
    mediaType,
    schema: { apiId, pointer: below(media, 'schema') },
    headers: Object.fromEntries(headers),
    examples: Object.keys(node.content?.[mediaType]?.examples ?? {}).map((name) => ({
      name,
      value: follow(document, below(media, 'examples', name)).node.value,
    })),
  };
}
