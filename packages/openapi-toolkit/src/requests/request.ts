/** Query parameter or form field. */
export interface NamedField {
  name: string;
  /** Not yet encoded. */
  value: string;
  /** Serialised pair, if it differs from the percent-encoded name and value: `ids=1,2`. */
  encoded?: string;
}

/** Request of a code sample or exported file: values filled in, secrets as placeholders. */
export interface SampleRequest {
  method: string;
  /** Absolute URL with path values filled in and percent-encoded, without the query. */
  url: string;
  query: NamedField[];
  /** Headers other than authentication; values as text. */
  headers: { name: string; value: string }[];
  secrets: RequestSecret[];
  /** Authentication of the contract that samples do not have: `client certificate`. */
  unsupported?: string[];
  body?: SampleBody;
  /** Expected media type of the response. Samples parse only JSON. */
  accept?: string;
  types?: TypesFile;
  /** The same request as a call of the site's clients, if it has any. */
  call?: ClientCall;
}

/** Call of an operation through a client of the site. */
export interface ClientCall extends ClientNames {
  /** Values by the names of the contract; a JSON body as `body`. */
  values: Record<string, unknown>;
  /** Headers that are not parameters. */
  headers: { name: string; value: string }[];
}

/** Names of an operation in the clients of the site. */
export interface ClientNames {
  /** Name of the package: `danish-data-client`. */
  client: string;
  /** Name of its class: `DanishData`. */
  className: string;
  /** URL of the page that says how to install it. */
  docs: string;
  /** Name of the API: `lifeEvents`. */
  api: string;
  operation: string;
}

/** TypeScript types that the site offers for the API, with the names of the types of this request. */
export interface TypesFile {
  url: string;
  /** File name, in the folder of the sample. */
  file: string;
  /** Name in `components['schemas']` of the success response, if it has one. */
  response?: string;
  /** Name in `components['schemas']` of the error response, if it has one. */
  problem?: string;
}

/** Secret of a request, read from the environment. */
export interface RequestSecret {
  in: 'header' | 'query' | 'cookie';
  name: string;
  /** Environment variable of the value; of the user name if there is a `password`. */
  variable: string;
  /** Text before the value, such as `Bearer `. */
  prefix?: string;
  /** Environment variable of the password. Both are serialised by the HTTP scheme in `prefix`. */
  password?: string;
}

/** Part of a multipart body: a value, or a file of the reader if there is a file name and no value. */
export interface BodyPart {
  name: string;
  value?: string;
  filename?: string;
  mediaType?: string;
}

export type SampleBody =
  | { kind: 'json'; mediaType: string; value: unknown }
  | { kind: 'form'; fields: NamedField[] }
  /** `mediaType` if it is not `multipart/form-data`. */
  | { kind: 'multipart'; parts: BodyPart[]; mediaType?: string }
  | { kind: 'text'; mediaType: string; text: string }
  /** Content of a file of the reader, unchanged. */
  | { kind: 'file'; mediaType: string; filename: string };
