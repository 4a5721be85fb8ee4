/** A request as a code sample sends it: values filled in, the key still to come from the environment. */
export interface SampleRequest {
  method: string;
  /** Absolute URL with path values filled in and percent-encoded, without the query. */
  url: string;
  /** Query in order; values not yet encoded. */
  query: { name: string; value: string }[];
  /** Headers other than authentication; values as text. */
  headers: { name: string; value: string }[];
  /** Headers (or query/cookie parts) whose value is a secret, with the environment variable that holds it. */
  secrets: { in: 'header' | 'query' | 'cookie'; name: string; variable: string; prefix?: string }[];
  body?: SampleBody;
  /** Media type of the answer: tells whether a sample parses JSON. */
  accept?: string;
}

export type SampleBody =
  | { kind: 'json'; mediaType: string; value: unknown }
  | { kind: 'form'; fields: { name: string; value: string }[] }
  | { kind: 'multipart'; parts: { name: string; value?: string; filename?: string; mediaType?: string }[] }
  | { kind: 'text'; mediaType: string; text: string };
