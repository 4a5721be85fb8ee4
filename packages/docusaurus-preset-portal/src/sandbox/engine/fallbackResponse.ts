import { mediaText } from '../../openapi/read/examples';
import { isFile, isJsonType, sampleOf } from '../../openapi/sample';
import type { ContractMedia } from './operations';
import type { Check } from './validators';

/** Header of a response without a handler: the contract's example, or generated from its schema. */
export const SOURCE_HEADER = 'X-Sandbox-Source';

/** The body of a response without a handler. */
export interface FallbackBody {
  mediaType: string;
  /** Empty for the content of a file. */
  text: string;
  source: 'example' | 'made-up';
}

/** Returns the usual media type of a range, such as `application/*`. */
const writtenType = (range: string): string =>
  range
    .replace(/^\*\/\*|^application\/\*.*/, 'application/json')
    .replace('text/*', 'text/plain')
    .replace('*', 'octet-stream');

/** Returns the first valid example of a response in one media type; otherwise values generated from the schema. */
export function fallbackBody(
  { schema: described, mediaType: range, examples }: ContractMedia,
  check: Check,
): FallbackBody {
  const { document, schema } = described;
  const isBinary = schema !== true && isFile(document, schema);
  const mediaType = isBinary ? range.replace(/.*\*.*/, 'application/octet-stream') : writtenType(range);
  const isJson = isJsonType(mediaType) && !isBinary;
  const isWritten = (value: unknown) => typeof value === 'string' && !isJson;
  const example = examples.find(({ value }) => isWritten(value) || check(described, value).length === 0);
  const value: unknown = example ? example.value : sampleOf(document, schema === true ? undefined : schema);
  const source = example ? 'example' : 'made-up';
  if (isJson) return { mediaType, text: JSON.stringify(value === undefined ? {} : value), source };
  const root = typeof schema === 'object' ? schema : undefined;
  return { mediaType, text: value === undefined ? '' : mediaText(document, root, value, mediaType), source };
}
