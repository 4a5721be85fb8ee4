import { ownValue } from '../../lib/attempt';

const TEXT_TYPE =
  /^text\/|[/+](json|xml|yaml|x-yaml|csv|x-ndjson|ndjson|jsonl|json-seq|javascript|graphql|sql|x-www-form-urlencoded)$/;
const JSON_LINES = /[/+](x-ndjson|ndjson|jsonl|x-jsonlines|jsonlines|json-seq)$/;

/** Returns a media type without its parameters, in lower case. */
export const essence = (mediaType: string): string => mediaType.replace(/;.*$/s, '').trim().toLowerCase();

export const isTextType = (mediaType: string): boolean => TEXT_TYPE.test(essence(mediaType));

/** True for a single JSON document. */
export const isJsonType = (mediaType: string): boolean => /[/+]json$/.test(essence(mediaType));

/** True for one JSON document on each line. */
export const isJsonLinesType = (mediaType: string): boolean => JSON_LINES.test(essence(mediaType));

/** Returns the media types of a body in their order, but JSON first, then other types of JSON. */
export const byPreference = <Media>(content: Record<string, Media> | undefined): [type: string, media: Media][] => {
  const all = Object.entries(content ?? {});
  const rank = ([type]: [string, Media]) =>
    essence(type) === 'application/json' ? 0 : isJsonType(type) && !type.includes('*') ? 1 : 2;
  return all.sort((first, other) => rank(first) - rank(other));
};

export const isXmlType = (mediaType: string): boolean => /[/+]xml$/.test(essence(mediaType));

const ENDINGS: Record<string, string> = {
  jpeg: 'jpg',
  'svg+xml': 'svg',
  plain: 'txt',
  markdown: 'md',
  mpeg: 'mp3',
  'octet-stream': 'bin',
  'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** Returns a file name with the extension of a media type: `photo.png`. */
export function fileName(base: string, mediaType: string | undefined): string {
  const subtype = essence(mediaType ?? '').split('/')[1] ?? '';
  const ending = ownValue(ENDINGS, subtype) ?? /^(?:.*\+)?([a-z\d]{2,5})$/.exec(subtype)?.[1] ?? 'bin';
  return `${base.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '') || 'file'}.${ending}`;
}

/** Returns the media type that fits a range such as `text/*` best. `isObject`: the value is an object or a list. */
export function typeInRange(type: string, isObject: boolean): string {
  const range = essence(type);
  if (!range.endsWith('/*')) return type;
  if (range === 'image/*') return 'image/png';
  if (range === 'text/*') return 'text/plain';
  return isObject ? 'application/json' : 'application/octet-stream';
}
