import type { Parameter } from '../../openapi/model';
import type { ApiChanges } from '../../reference/history/writeChanges';
import type { Connection, RequestSecret, SampleRequest } from '../../reference/requests/request';
import type { CodeList } from '../../vocabulary/codeLists';

/** A page as the tools give it. */
export interface KnownPage {
  /** Path of its Markdown. */
  path: string;
  permalink: string;
  title: string;
  description: string;
  text: string;
}

/** An operation as far as a request needs it. */
export interface KnownOperation {
  /** `api/operation`. */
  name: string;
  api: string;
  operationId?: string;
  title: string;
  method: string;
  path: string;
  server: string;
  /** Path of its page as Markdown. */
  page: string;
  secrets: RequestSecret[];
  connection?: Connection;
  parameters: Parameter[];
  /** JSON Schemas of the parameters by name, and of the body; references lead into the contract. */
  schemas: Record<string, object>;
  body?: { type: string; required: boolean; schema?: object };
  accept?: string;
  /** Identifiers of parameters and of fields of the body, by name. */
  identifiers: Record<string, string>;
  /** The request of its code samples. */
  sample?: SampleRequest;
}

/** A value of an identifier that the site lists. */
export interface ListedValue {
  key: string;
  /** Kind of thing that it belongs to: `address`. */
  entity: string;
  /** Operations that return it, as `api/operation`. */
  operations: string[];
}

/** An identifier with what its values must look like. */
export interface KnownIdentifier {
  id: string;
  name: string;
  /** Names of fields that carry it. */
  fields: readonly string[];
  /** Regular expressions of which one must match. */
  patterns: { source: string; flags: string }[];
  /** It must not be repeated in any text: a person's number. */
  isSecret: boolean;
}

/** Everything the server can say, packed into its file. */
export interface Knowledge {
  /** Name of the server. */
  name: string;
  title: string;
  version: string;
  siteUrl: string;
  instructions: string;
  pages: KnownPage[];
  operations: KnownOperation[];
  /** Bundled contracts by API. */
  contracts: Record<string, { version: string; hash: string; document: object }>;
  codeLists: readonly CodeList[];
  identifiers: KnownIdentifier[];
  /** All values of an identifier, where the site lists them. */
  listed: Record<string, ListedValue[]>;
  changes: ApiChanges[];
  /** Files of the search index by name. */
  searchIndex: Record<string, string>;
  sandbox: { title: string; port: number };
  /** Where pages are that are not packed; empty when all are. */
  elsewhere?: string;
}
