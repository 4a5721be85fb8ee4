import type { Document } from '../openapi';

/**
 * A record of the invented world. Its shape is the contract's, and every answer is
 * validated against the contract before it leaves, so it has no second type here.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Row = Record<string, any>;

/** Everything the sandbox answers from: plain JSON, so that it also fits into one file. */
export interface SandboxData {
  apis: { id: string; title: string; document: Document }[];
  /** `api-specs/world.yaml`: facts the examples agree with. */
  world: Row;
  /** The list of features, as `GET /attribute-translations` returns it. */
  translations: Row[];
}

/** A fault in a request, as it stands in `errors` of a problem. */
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
  /** JSON text; empty for an answer without a body. */
  body: string;
}
