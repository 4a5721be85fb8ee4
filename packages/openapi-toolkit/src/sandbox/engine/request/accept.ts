import maxBy from 'lodash/maxBy';
import { essence } from '../../../openapi/sample';
import { gapsBetween } from './gapsBetween';

/** True if a media type is in a range, such as `text/*` or `application/*+json`. */
export const isInRange = (range: string, type: string): boolean =>
  gapsBetween(essence(range).split('*'), essence(type)) !== undefined;

/** Returns the media type that an `Accept` header prefers; the first if it accepts none of them. */
export function preferredMedia<Media extends { mediaType: string }>(
  all: readonly Media[],
  accept = '*/*',
): Media | undefined {
  const ranges = accept.split(',', 100).map((part) => {
    const [range = '', ...settings] = part.split(';').map((text) => text.trim());
    const quality = settings.find((setting) => /^q=/i.test(setting))?.slice(2) ?? 1;
    return { range, quality: Number(quality) || 0 };
  });
  // The most precise range of a type counts: it has the fewest asterisks.
  const precise = ranges.sort((a, b) => a.range.split('*').length - b.range.split('*').length);
  const qualityOf = ({ mediaType }: Media) =>
    precise.find(({ range }) => isInRange(range, mediaType) || isInRange(mediaType, range))?.quality ?? 0;
  return maxBy(all, qualityOf);
}
