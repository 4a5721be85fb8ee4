import type { OperationRelease } from './history';
import type { LinkedOperation, NextCall, Operation, Sample, Security, Server } from './operation';
import type { Html } from './schema';

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
  /** Address of the samples of all pairs: anchor → language → text. */
  samplesHref?: string;
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
  security: Security;
  groups: {
    tag: string;
    /** Fragment identifier of the group on the page. */
    anchor: string;
    description?: Html;
    operations: { title: string; href: string; method: string; path: string; lead: string; deprecated: boolean }[];
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
  downloads: { label: string; href: string; bytes: number }[];
  changes: { version: string; date: string; summary: Html }[];
  contact?: { name: string; url: string };
  license?: { name: string; url?: string };
}

export type ReferencePage = OperationPage | OverviewPage;
