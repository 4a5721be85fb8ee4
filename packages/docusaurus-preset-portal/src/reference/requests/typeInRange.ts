import { essence } from '../../openapi/sample/mediaTypes';

/** Returns the media type that fits a range such as `text/*` best. `isObject`: the value is an object or a list. */
export function typeInRange(type: string, isObject: boolean): string {
  const range = essence(type);
  if (!range.endsWith('/*')) return type;
  if (range === 'image/*') return 'image/png';
  if (range === 'text/*') return 'text/plain';
  return isObject ? 'application/json' : 'application/octet-stream';
}
