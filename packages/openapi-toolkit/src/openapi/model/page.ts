import type { LinkedOperation, NextCall, Operation, Sample, Security, SecurityScheme, Server } from './operation';
import type { Html, Note } from './schema';

export type ChangeSeverity = 'breaking' | 'risky' | 'safe' | 'text';

export interface OperationChange {
  severity: ChangeSeverity;
  text: Html;
  /** Instruction for clients. */
  migration?: Html;
  /** Changed fields, with their anchors on the page if they still exist. */
  fields: { name: string; anchor?: string }[];
}

/** Changes of an operation in one version of its API. */
export interface OperationRelease {
  version: string;
  date: string;
  changes: OperationChange[];
  /** Number of changed texts, labels and examples. */
  texts: number;
}

export interface ApiRef {
  id: string;
  title: string;
  version: string;
  /** Address of the overview: pages and indexes are below it. */
  route: string;
  /** Language of the contract's texts, if it is not English. */
  lang?: string;
}

/** An example of a success response and its request. */
export interface ExamplePair {
  anchor: string;
  name: string;
  summary?: string;
  /** The request on one line: `GET /shapes/1?expand=all`. */
  request: string;
}

export interface OperationPage {
  kind: 'operation';
  permalink: string;
  api: ApiRef;
  operation: Operation;
  samples: Sample[];
  pairs: ExamplePair[];
  /** URL of the samples in all languages: with `.txt` to read, with `.json` in the order of the pairs by language. */
  samplesFile?: string;
  nextCalls: NextCall[];
  /** Changes, the latest version first; absent if there are none. */
  history?: OperationRelease[];
}

export interface OverviewPage {
  kind: 'overview';
  permalink: string;
  api: ApiRef;
  summary?: string;
  description?: Html;
  audience?: Html;
  servers: Server[];
  /** Every authentication that operations of the API accept. */
  security: Security;
  /** True if the operations differ in their authentication. */
  securityDiffers?: boolean;
  /** Schemes that no operation uses; a webhook may. */
  otherSchemes?: SecurityScheme[];
  groups: {
    /** Display name of the tag. */
    tag: string;
    /** Anchor of the group that it is part of (`parent` of OpenAPI 3.2), and the number of groups around it. */
    parent?: string;
    level?: number;
    /** Heading over this group and its neighbours (`x-tagGroups`). */
    section?: string;
    /** Fragment identifier of the group on the page. */
    anchor: string;
    description?: Html;
    /** Further facts of the tag: its parent tag, documents. */
    notes?: Note[];
    operations: {
      title: string;
      href: string;
      method: string;
      path: string;
      lead: string;
      deprecated: boolean;
      badges?: string[];
      /** True for a request from the API to the client. */
      isWebhook?: boolean;
    }[];
  }[];
  /** Identifiers (of the vocabulary, or in words) with the operations that take them. */
  identifiers: { identifier: string; operations: LinkedOperation[] }[];
  /** Named schemas that several fields share, each with the operations that use it. */
  types: {
    name: string;
    anchor: string;
    title?: string;
    operations: { title: string; href: string; method: string; fields: number }[];
  }[];
  downloads: { label: string; href: string; bytes: number }[];
  changes: { version: string; date: string; summary: Html }[];
  contact?: { name: string; url?: string };
  license?: { name: string; url?: string };
  /** Further facts of the contract. */
  facts: Note[];
}

export type ReferencePageData = OperationPage | OverviewPage;
