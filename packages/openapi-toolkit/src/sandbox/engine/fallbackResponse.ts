import { mediaText } from '../../openapi/read/examples';
import { essence, isFileSchema, isJsonType, sampleOf } from '../../openapi/sample';
import type { ContractMedia } from './types';
import type { Check } from './validators';

/** Header of a response without a handler: the contract's example, or generated from its schema. */
export const SOURCE_HEADER = 'X-Sandbox-Source';

/** Returns the usual media type of a range, such as `application/*`. */
const writtenType = (range: string): string =>
  range
    .replace(/^\*\/\*|^application\/\*.*/, 'application/json')
    .replace('text/*', 'text/plain')
    .replace('*', 'octet-stream');

/** Returns the first valid example in one media type; otherwise generated values, unless these are not valid either. */
export function fallbackBody({ schema: described, mediaType: range, examples }: ContractMedia, check: Check) {
  const { document, schema } = described;
  const isBinary = schema !== true && isFileSchema(document, schema);
  const mediaType = isBinary ? range.replace(/.*\*.*/, 'application/octet-stream') : writtenType(range);
  const isJson = isJsonType(mediaType) && !isBinary;
  const isWritten = (value: unknown) => typeof value === 'string' && !isJson;
  const isValid = (value: unknown) => isWritten(value) || check(described, value).length === 0;
  const made = () => sampleOf(document, schema === true ? undefined : schema);
  const valid = examples.find(({ value }) => isValid(value));
  const example = valid ?? (examples.length > 0 && !isValid(made()) ? examples[0] : undefined);
  const value: unknown = example ? example.value : made();
  const source = example ? 'example' : 'made-up';
  if (typeof example?.text === 'string') return { mediaType, text: example.text, source };
  if (isJson) return { mediaType, text: JSON.stringify(value === undefined ? {} : value), source };
  const root = typeof schema === 'object' ? schema : undefined;
  const text = value === undefined ? '' : mediaText(document, root, value, mediaType);
  // Each text of a sequence (RFC 7464) begins with a control character, which pages can't show.
  return { mediaType, text: /json-seq$/.test(essence(mediaType)) ? text.replace(/^(?=.)/gm, '\x1E') : text, source };
}
