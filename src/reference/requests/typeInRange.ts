import { essence } from '../../openapi/sample';

/**
 * The media type that a sample sends where the contract gives a range: the one in it that fits the value best.
 *
 * @param type A media type, or a range: `text/*`.
 * @param isObject Whether the value is an object or a list.
 */
export function typeInRange(type: string, isObject: boolean): string {
  const range = essence(type);
  if (!range.endsWith('/*')) return type;
  if (range === 'image/*') return 'image/png';
  if (range === 'text/*') return 'text/plain';
  return isObject ? 'application/json' : 'application/octet-stream';
}
