import { escapeRegExp } from '../../../lib/escapeRegExp';
import { essence } from '../../../openapi/sample';

/** True if a media type is in a range, such as `text/*` or `application/*+json`. */
export const isInRange = (range: string, type: string): boolean =>
  new RegExp(`^${escapeRegExp(essence(range)).replaceAll('\\*', '.*')}$`).test(essence(type));

/** Returns the media type that an `Accept` header prefers; the first if it accepts none of them. */
export function preferredMedia<Media extends { mediaType: string }>(
  all: readonly Media[],
  accept = '*/*',
): Media | undefined {
  const ranges = accept.split(',').map((part) => {
    const [range = '', ...settings] = part.split(/\s*;\s*/);
    const quality = settings.find((setting) => /^q=/i.test(setting))?.slice(2) ?? 1;
    return { range: range.trim(), quality: Number(quality) || 0 };
  });
  // The most precise range of a type counts: it has the fewest asterisks.
  const precise = ranges.sort((a, b) => a.range.split('*').length - b.range.split('*').length);
  const qualityOf = ({ mediaType }: Media) =>
    precise.find(({ range }) => isInRange(range, mediaType) || isInRange(mediaType, range))?.quality ?? 0;
  return [...all].sort((a, b) => qualityOf(b) - qualityOf(a))[0];
}
