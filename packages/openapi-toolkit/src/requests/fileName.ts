import { ownValue } from '../lib/attempt';
import { essence } from '../openapi/sample/mediaTypes';

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
