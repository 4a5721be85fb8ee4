/** A parameter of a query or a field of a form. */
export interface Pair {
  name: string;
  /** Not yet encoded. */
  value: string;
  /** The pair as it is sent, where that is not its name and value percent-encoded: `ids=1,2`. */
  encoded?: string;
}

/** A request as a code sample or an exported file sends it: values filled in, secrets still to come from the reader. */
export interface SampleRequest {
  method: string;
  /** Absolute URL with path values filled in and percent-encoded, without the query. */
  url: string;
  /** Query in order. */
  query: Pair[];
  /** Headers other than authentication; values as text. */
  headers: { name: string; value: string }[];
  secrets: RequestSecret[];
  connection?: Connection;
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
  /** Name in `components['schemas']` of what a success returns, where it has one. */
  answer?: string;
  /** The same of an error. */
  problem?: string;
}

/** A part of a request whose value only the reader knows. */
export interface RequestSecret {
  in: 'header' | 'query' | 'cookie';
  name: string;
  /** Environment variable that holds the value. With `password`, it holds the user's name. */
  variable: string;
  /** Text before the value: `Bearer `. */
  prefix?: string;
  /** Environment variable of the password: both are sent as HTTP says of the scheme in `prefix`. */
  password?: string;
}

/** What proves who calls by the connection, beside secrets or instead of them. */
export interface Connection {
  /** Environment variables with the names of two files: the client's certificate and its key (mutual TLS). */
  certificate?: { file: string; key: string };
  /** The ticket of the user who is logged in, as the scheme `Negotiate` says (Kerberos). */
  ticket?: true;
}

/** A part of a multipart body: a value, or a file of the reader's where there is a name of a file and no value. */
export interface BodyPart {
  name: string;
  value?: string;
  filename?: string;
  mediaType?: string;
}

export type SampleBody =
  | { kind: 'json'; mediaType: string; value: unknown }
  | { kind: 'form'; fields: Pair[] }
  | { kind: 'multipart'; parts: BodyPart[] }
  | { kind: 'text'; mediaType: string; text: string }
  /** Byte for byte what is in a file of the reader's. */
  | { kind: 'file'; mediaType: string; filename: string };
