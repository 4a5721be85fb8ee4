import type { OperationRelease } from './history';
import type { LinkedOperation, NextCall, Operation, Sample, Security, SecurityScheme, Server } from './operation';
import type { Html, Note } from './schema';

export interface ApiRef {
  id: string;
  title: string;
  version: string;
  route: string;
}

/** An example of a success response and the request that gives it. */
export interface ExamplePair {
  /** Of the example. */
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
  /** Address of the samples in all languages: with `.txt` to read, with `.json` in the order of the pairs by language. */
  samplesFile?: string;
  nextCalls: NextCall[];
  /** What changed, the latest version first; absent when nothing did. */
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
  /** Every way that operations of the API take. */
  security: Security;
  /** The operations differ in what they take. */
  securityDiffers?: boolean;
  /** Schemes that no call uses; a webhook may. */
  otherSchemes?: SecurityScheme[];
  groups: {
    /** Name of the tag for readers. */
    tag: string;
    /** Heading over this group and its neighbours (`x-tagGroups`). */
    section?: string;
    /** Fragment identifier of the group on the page. */
    anchor: string;
    description?: Html;
    /** What else the tag says: the tag around it, documents. */
    notes?: Note[];
    operations: {
      title: string;
      href: string;
      method: string;
      path: string;
      lead: string;
      deprecated: boolean;
      /** It is a call to the reader, not by the reader. */
      isWebhook?: boolean;
    }[];
  }[];
  /** What readers have (an identifier of the vocabulary, or words), with the operations that take it. */
  identifiers: { identifier: string; operations: LinkedOperation[] }[];
  /** Named schemas that several fields share, each with the operations that use it. */
  types: {
    name: string;
    anchor: string;
    title?: string;
    operations: { title: string; href: string; method: string; fields: number }[];
  }[];
  /** Files, with the address of the one for the sandbox where that is another. */
  downloads: { label: string; href: string; bytes: number }[];
  changes: { version: string; date: string; summary: Html }[];
  contact?: { name: string; url?: string };
  license?: { name: string; url?: string };
  /** What the contract says of itself besides. */
  facts: Note[];
}

export type ReferencePage = OperationPage | OverviewPage;
