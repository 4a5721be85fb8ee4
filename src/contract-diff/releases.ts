import type { Document } from '../openapi';
import { sha256 } from '../sha256';
import { type Difference, differences } from './differences';
import { changesOf, type Sentence, sentenceFor } from './published/changes';
import { isNewer } from './published/version';

/** One edit, with what the contract says about it. */
export interface ReleaseEntry extends Difference {
  /** The same for the same edit, however often the page is made. */
  id: string;
  sentence?: Sentence;
}

/** What one version changed. */
export interface Release {
  version: string;
  /** The version it is compared with; absent for the first one. */
  previous?: string;
  date: string;
  /** Markdown. */
  summary: string;
  /** What changed in descriptions, labels and examples. Markdown. */
  texts?: string;
  entries: ReleaseEntry[];
}

const fingerprint = (...parts: string[]): string => sha256(parts.join('\n')).slice(0, 16);

/** What differs between two versions of a contract, with the sentences of all versions after the first. */
function releaseOf(api: string, before: Document | undefined, after: Document): Release {
  const { version } = after.info;
  const previous = before?.info.version;
  const since = changesOf(after).filter(
    (change) => !isNewer(change.version, version) && (previous === undefined || isNewer(change.version, previous)),
  );
  const [latest] = since;
  const sentences = since.flatMap(({ changes }) => changes);
  const texts = since.flatMap((change) => change.texts ?? []).join(' ');
  return {
    version,
    previous,
    date: latest?.date ?? '',
    summary: latest?.summary ?? '',
    ...(texts && { texts }),
    entries: (before ? differences(before, after) : []).map((one) => ({
      ...one,
      id: fingerprint(api, previous ?? '', version, one.rule, one.pointer),
      sentence: sentenceFor(sentences, one),
    })),
  };
}

/**
 * All versions of a contract.
 *
 * @param published Contracts as they were published, in any order.
 * @param now The contract as it is; left out where its version is published already.
 * @returns the contracts, the first version first.
 */
export function versionsOf(published: readonly Document[], now: Document): Document[] {
  const known = published.some(({ info }) => info.version === now.info.version);
  return [...published, ...(known ? [] : [now])].sort((a, b) => (isNewer(a.info.version, b.info.version) ? 1 : -1));
}

/** Every version with what it changed, the latest first. */
export const releasesOf = (api: string, versions: readonly Document[]): Release[] =>
  versions.map((document, index) => releaseOf(api, versions[index - 1], document)).reverse();

/** What differs between any two versions that do not follow each other. */
export const leapsOf = (api: string, versions: readonly Document[]): Release[] =>
  versions.flatMap((after, index) =>
    versions.slice(0, Math.max(0, index - 1)).map((before) => releaseOf(api, before, after)),
  );
