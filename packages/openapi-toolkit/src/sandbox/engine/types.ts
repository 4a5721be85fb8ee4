import type { AnySchema, Document } from '../../openapi/document';
import type { ExampleFor, Refusal } from './problem';

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

/** A request whose parameters and body are valid by the contract. */
export interface CheckedRequest {
  /** Parameters by name, including defaults. */
  values: ParameterValues;
  /** Empty if the operation takes no body. */
  body: DataRow;
}

/** Content that a sandbox serves in addition to its contracts: everything specific to these APIs. */
export interface Content {
  /** First words of `GET /`. */
  about: string;
  /** Bodies of success responses by operationId, else the first example is sent. A Refusal responds with an error. */
  handlers?: Readonly<Record<string, (request: CheckedRequest) => DataRow>>;
  /** Further paths, with the JSON that GET returns. */
  extraPaths?: Readonly<Record<string, DataRow | DataRow[]>>;
  /** @throws Refusal if the request is not authorised. A further path has no operation. */
  authorize(headers: SandboxRequest['headers'], operation?: ContractOperation): void;
  /** Names of the contracts' error examples about a wrong parameter. */
  exampleFor?: ExampleFor;
  /** Returns the refusal of a request that is valid by the schemas but breaks a rule they can't express. */
  refusal?(operation: ContractOperation, request: CheckedRequest): Refusal | undefined;
  /** Returns the specific refusal for a missing required parameter, if the APIs have one. */
  missingParameter?(name: string): Refusal | undefined;
}
