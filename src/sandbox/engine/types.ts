import type { Document } from '../../openapi';

/**
 * A JSON object. Its shape is the contract's, and every body is validated against the contract
 * before it is sent, so it has no second type here.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Row = Record<string, any>;

/** A contract to respond from. */
export interface Api {
  id: string;
  title: string;
  document: Document;
}

/** What is wrong with a part of a request, as `errors` of a problem lists it. */
export type Fault = { parameter: string; detail: string } | { pointer: string; detail: string };

/** A request as it came in, apart from the transport. */
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
