import type { Document } from '../../openapi';

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
