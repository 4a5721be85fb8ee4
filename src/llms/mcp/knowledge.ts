import type { CodeList } from '#site';
import type { Parameter } from '../../openapi/model';
import type { ApiChanges } from '../../reference/history/writeChanges';
import type { Connection, RequestSecret, SampleRequest } from '../../reference/requests/request';

/** A page in the data of the server. */
export interface KnownPage {
  /** Path of its Markdown copy. */
  path: string;
  permalink: string;
  title: string;
  description: string;
  text: string;
}

/** The parts of an operation that requests need. */
export interface KnownOperation {
  /** `api/operation`. */
  name: string;
  api: string;
  operationId?: string;
  title: string;
  method: string;
  path: string;
  server: string;
  /** Path of the Markdown copy of its page. */
  page: string;
  secrets: RequestSecret[];
  connection?: Connection;
  parameters: Parameter[];
  /** JSON Schemas of the parameters by name, and of the body; references resolve in the contract. */
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
  /** Kind of entity that it belongs to: `address`. */
  entity: string;
  /** Operations that return it, as `api/operation`. */
  operations: string[];
}

/** An identifier and the form of its values. */
export interface KnownIdentifier {
  id: string;
  name: string;
  /** Names of fields with this identifier. */
  fields: readonly string[];
  /** Regular expressions of which one must match. */
  patterns: { source: string; flags: string }[];
  /** True for a personal number: it must not be repeated in any text. */
  isSecret: boolean;
}

/** All data of the server, bundled into its file. */
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
  /** All values of an identifier, if the site lists them. */
  listed: Record<string, ListedValue[]>;
  changes: ApiChanges[];
  /** Files of the search index by name. */
  searchIndex: Record<string, string>;
  sandbox: { title: string; port: number };
  /** Location of pages that are not bundled; empty if all are. */
  elsewhere?: string;
}
