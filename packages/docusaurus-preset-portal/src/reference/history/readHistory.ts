import { compareNonAdjacent, type Release, readPublished, releasesOf, versionsOf } from '../../contract-diff';
import { type BrandingHosts, withOwner } from '../../openapi/applyBranding';
import type { ReadApi } from '../generate/readApi';

interface History {
  /** Latest first. */
  releases: Release[];
  /** Differences between non-adjacent versions. */
  comparisons: Release[];
}

/** Compares the published versions of an API and its current contract. */
export async function readHistory({ ref, document }: ReadApi, owner: BrandingHosts): Promise<History> {
  const published = (await readPublished(ref.id)).map((one) => withOwner(one.document, owner));
  const versions = versionsOf(published, document);
  return { releases: releasesOf(ref.id, versions), comparisons: compareNonAdjacent(ref.id, versions) };
}
