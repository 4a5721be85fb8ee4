import { sha256 } from '../lib/files';
import type { Document } from '../openapi/document';
import { contractDifferences, type Difference } from './contractDifferences';
import { changesOf, type Sentence, sentenceFor } from './published/changes';
import { compareVersions, isNewer } from './published/version';

/** One edit, with its sentence from the contract. */
export interface ReleaseEntry extends Difference {
  /** Stable across builds, so that links to the edit remain valid. */
  id: string;
  sentence?: Sentence;
}

/** Changes of one version. */
export interface Release {
  version: string;
  /** The version it is compared with; absent for the first one. */
  previous?: string;
  date: string;
  /** Markdown. */
  summary: string;
  /** Changes of descriptions, labels and examples. Markdown. */
  texts?: string;
  entries: ReleaseEntry[];
}

const fingerprint = (...parts: string[]): string => sha256(parts.join('\n')).slice(0, 16);

/** Returns the differences between two versions, with the sentences of all versions after the first. */
function releaseOf(api: string, before: Document | undefined, after: Document): Release {
  const { version } = after.info;
  const previous = before?.info.version;
  const newChanges = changesOf(after).filter(
    (change) => !isNewer(change.version, version) && (previous === undefined || isNewer(change.version, previous)),
  );
  const [latest] = newChanges;
  const sentences = newChanges.flatMap(({ changes }) => changes);
  const texts = newChanges.flatMap((change) => change.texts ?? []).join(' ');
  return {
    version,
    previous,
    date: latest?.date ?? '',
    summary: latest?.summary ?? '',
    ...(texts && { texts }),
    entries: (before ? contractDifferences(before, after) : []).map((difference) => ({
      ...difference,
      id: fingerprint(api, previous ?? '', version, difference.rule, difference.pointer),
      sentence: sentenceFor(sentences, difference),
    })),
  };
}

/** Returns all versions of a contract, the first one first; the current one too, unless its version is published. */
export function versionsOf(published: readonly Document[], current: Document): Document[] {
  const isPublished = published.some(({ info }) => info.version === current.info.version);
  return [...published, ...(isPublished ? [] : [current])].sort((a, b) =>
    compareVersions(String(a.info.version), String(b.info.version)),
  );
}

/** Returns every version with its changes, the latest first. */
export const releasesOf = (api: string, versions: readonly Document[]): Release[] =>
  versions.map((document, index) => releaseOf(api, versions[index - 1], document)).reverse();

/** Returns the differences between each two versions that are not adjacent. */
export const compareNonAdjacent = (api: string, versions: readonly Document[]): Release[] =>
  versions.flatMap((after, index) =>
    versions.slice(0, Math.max(0, index - 1)).map((before) => releaseOf(api, before, after)),
  );
