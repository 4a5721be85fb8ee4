import maxBy from 'lodash/maxBy';
import { essence } from '../../../openapi/sample';

/**
 * Returns begin and end of what stands between texts in a whole: the first text at its begin, the last at its end, each of
 * the others as late as it can; undefined if they are not there.
 */
export function gapsBetween([first = '', ...others]: readonly string[], whole: string): [number, number][] | undefined {
  if (others.length === 0 ? whole !== first : !whole.startsWith(first)) return undefined;
  const gaps: [number, number][] = [];
  let end = whole.length;
  for (const [index, text] of [...others.entries()].reverse()) {
    const rest = whole.slice(first.length, end);
    const at = index < others.length - 1 || rest.endsWith(text) ? rest.lastIndexOf(text) : -1;
    if (at < 0) return undefined;
    end = first.length + at;
    const next = gaps[0];
    if (next) next[0] = end + text.length;
    gaps.unshift([first.length, end]);
  }
  return gaps;
}

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
