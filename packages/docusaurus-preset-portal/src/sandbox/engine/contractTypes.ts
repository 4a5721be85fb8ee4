import type { AnySchema, Document } from '../../openapi/document';
import type { DataRow } from './types';

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
  examples: { name: string; value: DataRow }[];
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
