import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ApiRef, hrefOf } from 'openapi-toolkit';
import type { Release, ReleaseEntry } from 'openapi-toolkit/diff';
import type { ReadApi } from '../generate/readApi';
import { changedField } from './operationHistory';

/** One change in `changes.json`, also shown on pages about all operations. */
export interface ListedChange extends Pick<ReleaseEntry, 'id' | 'severity' | 'rule' | 'pointer' | 'message'> {
  /** Description from the contract. Markdown. */
  sentence?: string;
  /** Instructions for clients. Markdown. */
  migration?: string;
  operations: { operation: string; title?: string; href?: string; field: string }[];
}

/** One version, or the difference between two. */
export interface ListedRelease extends Omit<Release, 'entries'> {
  /** Path of the contract as it was published; absent for a version that is not published, and between two. */
  contract?: string;
  changes: ListedChange[];
}

/** Content of `changes.json`: all changes of an API. */
export interface ApiChanges {
  api: string;
  title: string;
  route: string;
  /** Latest first, each with the changes since the previous version. */
  releases: ListedRelease[];
  /** Differences between non-adjacent versions. */
  comparisons: ListedRelease[];
}

function listed({ ref, operations }: ReadApi, { entries, ...release }: Release): ListedRelease {
  const pages = new Map(operations.map(({ operation }) => [operation.id, operation]));
  const changes = entries.map(({ sentence, affected, id, severity, rule, pointer, message }) => ({
    ...{ id, severity, rule, pointer, message },
    sentence: sentence?.text,
    migration: sentence?.migration,
    operations: affected.map((affectedPart) => {
      const page = pages.get(affectedPart.id);
      if (!page) return { operation: affectedPart.operation, field: affectedPart.path };
      const { name, anchor } = changedField(page, affectedPart);
      const href = `${hrefOf(ref, page.id)}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
      return { operation: affectedPart.operation, title: page.title, href, field: name };
    }),
  }));
  return { ...release, changes };
}

/** Path of the changes of an API. */
export const changesFile = (api: string, folder: string): string => path.join(folder, api, 'changes.json');

/** Writes `changes.json` of an API. `addresses`: path of each published version. */
export async function writeChanges(
  folder: string,
  api: ReadApi,
  releases: Release[],
  comparisons: Release[],
  addresses: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const { id, title, route }: ApiRef = api.ref;
  const file = changesFile(id, folder);
  await mkdir(path.dirname(file), { recursive: true });
  const all: ApiChanges = {
    api: id,
    title,
    route,
    releases: releases.map((release) => ({ ...listed(api, release), contract: addresses.get(release.version) })),
    comparisons: comparisons.map((comparison) => listed(api, comparison)),
  };
  await writeFile(file, `${JSON.stringify(all, null, 1)}\n`);
}
