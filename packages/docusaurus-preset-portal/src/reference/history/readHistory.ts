import { compareNonAdjacent, readPublished, releasesOf, versionsOf } from '../../contract-diff';
import { type BrandingHosts, withOwner } from '../../openapi/applyBranding';
import type { ReadApi } from '../generate/readApi';

/** Compares the published versions of an API and its current contract: adjacent ones, latest first, and the others. */
export async function readHistory({ ref, document }: ReadApi, owner: BrandingHosts) {
  const published = (await readPublished(ref.id)).map((one) => withOwner(one.document, owner));
  const versions = versionsOf(published, document);
  return { releases: releasesOf(ref.id, versions), comparisons: compareNonAdjacent(ref.id, versions) };
}
