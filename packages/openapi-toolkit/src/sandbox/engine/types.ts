import type { AnySchema, Document } from '../../openapi/document';

/** A JSON object. Its type is the contract's schema, by which every body is validated before it is sent. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type DataRow = Record<string, any>;

export interface SandboxApi {
  id: string;
  title: string;
  document: Document;
}

/** A fault in a part of a request, as in `errors` of a problem. */
export type RequestFault = { parameter: string; detail: string } | { pointer: string; detail: string };

/** Reason why a parameter was refused, used to find the matching example. */
export interface Reason {
  /** `form`: wrong format; `length`: too short or too long; `choice`: not in the list; `check`: wrong check digit. */
  kind: 'form' | 'length' | 'choice' | 'check';
  /** The value as sent. */
  sent: string;
}

/** Values with the types of the contract, including defaults; parameters that were not sent are absent. */
export type ParameterValues = DataRow;

/** A received request, independent of the transport. */
export interface SandboxRequest {
  method: string;
  /** Path and query as sent, not decoded. */
  url: string;
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
  body: Uint8Array;
}

export interface SandboxResponse {
  status: number;
  headers: Record<string, string>;
  /** JSON text; empty for a response without a body. */
  body: string;
}

/** A schema, and the contract that its references lead into. */
export interface ContractSchema {
  document: Document;
  schema: AnySchema;
}

export interface ContractParameter {
  name: string;
  in: string;
  required: boolean;
  /** Serialization of a list or a map. */
  style: string;
  explode: boolean;
  /** Media type of a parameter with `content` instead of a style. */
  mediaType?: string;
  allowsEmpty: boolean;
  default: unknown;
  example: string;
  /** Identifier of the value (`x-identifier`). */
  identifier?: string;
  schema: ContractSchema;
}

export interface ContractMedia {
  /** Empty for a response without a body. */
  mediaType: string;
  schema: ContractSchema;
  /** `text`: the body as it is sent, if the contract says so. */
  examples: { name: string; value: DataRow; text?: unknown }[];
}

export interface ContractBody {
  required: boolean;
  media: ContractMedia[];
}

/** A response, with its preferred media type. */
export interface ContractResponse extends ContractMedia {
  status: number;
  /** Header name → example as text. */
  headers: Record<string, string>;
  /** Every media type, the preferred one first. */
  media: ContractMedia[];
}

export interface ContractOperation {
  id: string;
  apiId: string;
  method: string;
  /** Path of the server and path template, without query and fragment: `/v1/shapes/{shapeId}`. */
  path: string;
  /** Query and fragment that the contract writes in the path: `?Action=Run`. */
  suffix: string;
  parameters: ContractParameter[];
  body?: ContractBody;
  responses: Map<number, ContractResponse>;
  /** The same by their keys in the contract, with ranges (`4XX`) and `default`. */
  allResponses: Map<string, ContractResponse>;
  /** Headers that carry a key or token. */
  keyHeaders: string[];
  /** Parameters of the query that carry a key. */
  queryKeys: string[];
  /** True if no request without one of these headers is authorised. */
  needsKey: boolean;
}
