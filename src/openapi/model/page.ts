import type { NextCall, Operation, Sample, Security, Server } from './operation';
import type { Html } from './schema';

export interface ApiRef {
  id: string;
  title: string;
  version: string;
  route: string;
}

export interface OperationPage {
  kind: 'operation';
  permalink: string;
  api: ApiRef;
  operation: Operation;
  samples: Sample[];
  nextCalls: NextCall[];
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
    description?: Html;
    operations: { title: string; href: string; method: string; path: string; lead: string; deprecated: boolean }[];
  }[];
  /** Identifiers that readers have, with the operations that take them. */
  identifiers: { identifier: string; operations: { title: string; href: string; method: string }[] }[];
  downloads: { label: string; href: string; bytes: number }[];
  changes: { version: string; date: string; summary: Html }[];
  contact?: { name: string; url: string };
  license?: { name: string; url?: string };
}

export type ReferencePage = OperationPage | OverviewPage;
