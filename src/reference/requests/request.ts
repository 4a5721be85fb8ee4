/** A request as a code sample or an exported file sends it: values filled in, secrets still to come from the reader. */
export interface SampleRequest {
  method: string;
  /** Absolute URL with path values filled in and percent-encoded, without the query. */
  url: string;
  /** Query in order; values not yet encoded. */
  query: { name: string; value: string }[];
  /** Headers other than authentication; values as text. */
  headers: { name: string; value: string }[];
  secrets: RequestSecret[];
  body?: SampleBody;
  /** Media type of the response: tells whether a sample parses JSON. */
  accept?: string;
  types?: TypesFile;
}

/** The TypeScript types that the site offers for the API, and what the request gets as they name it. */
export interface TypesFile {
  /** Where a reader downloads the file. */
  url: string;
  /** Name of the file beside the sample. */
  file: string;
  /** Name in `components['schemas']` of what a success returns. */
  answer: string;
  /** The same of an error. */
  problem: string;
}

/** A part of a request whose value only the reader knows. */
export interface RequestSecret {
  in: 'header' | 'query' | 'cookie';
  name: string;
  /** Environment variable that holds the value. */
  variable: string;
  /** Text before the value: `Bearer `. */
  prefix?: string;
}

export type SampleBody =
  | { kind: 'json'; mediaType: string; value: unknown }
  | { kind: 'form'; fields: { name: string; value: string }[] }
  | { kind: 'multipart'; parts: { name: string; value?: string; filename?: string; mediaType?: string }[] }
  | { kind: 'text'; mediaType: string; text: string };
