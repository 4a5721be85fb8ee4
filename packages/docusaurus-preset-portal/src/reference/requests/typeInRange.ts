import { essence } from '../../openapi/sample/mediaTypes';

/**
 * Returns the media type for a sample when the contract specifies a range: the best match for the value.
 *
 * @param type A media type, or a range: `text/*`.
 * @param isObject True if the value is an object or a list.
 */
export function typeInRange(type: string, isObject: boolean): string {
  const range = essence(type);
  if (!range.endsWith('/*')) return type;
  if (range === 'image/*') return 'image/png';
  if (range === 'text/*') return 'text/plain';
  return isObject ? 'application/json' : 'application/octet-stream';
}
