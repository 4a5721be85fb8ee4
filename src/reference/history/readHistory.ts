import { leapsOf, type Release, readPublished, releasesOf, versionsOf } from '../../contract-diff';
import { type Owner, withOwner } from '../../owner';
import type { ReadApi } from '../generate/readApi';

/** Everything known about the versions of an API. */
export interface History {
  /** The latest first. */
  releases: Release[];
  /** Differences of versions that do not follow each other. */
  leaps: Release[];
}

/** Compares the versions of an API: those that were published, and the contract as it is now. */
export async function readHistory({ ref, document }: ReadApi, owner: Owner): Promise<History> {
  const published = (await readPublished(ref.id)).map((one) => withOwner(one.document, owner));
  const versions = versionsOf(published, document);
  return { releases: releasesOf(ref.id, versions), leaps: leapsOf(ref.id, versions) };
}
