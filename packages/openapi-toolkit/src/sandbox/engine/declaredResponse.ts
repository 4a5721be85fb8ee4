import { mediaText } from '../../openapi/read/examples';
import { essence, isFileSchema, isJsonType, sampleOf } from '../../openapi/sample';
import { schemaFaults } from '../../openapi/validate/schemaFault';
import { Refusal } from './problem';
import type { ContractMedia, ContractOperation, ContractResponse } from './types';

/** Returns the response of a status: its own, that of its range, or the default. */
export function declaredResponse(
  { responses, allResponses }: ContractOperation,
  status: number,
): ContractResponse | undefined {
  const other = allResponses.get(`${Math.floor(status / 100)}XX`) ?? allResponses.get('default');
  return responses.get(status) ?? (other && { ...other, status });
}

/** Returns the response to a request without a fault. A default describes errors if there is any other response. */
export function successOf(operation: ContractOperation): ContractResponse | undefined {
  const { responses, allResponses } = operation;
  const own = [...responses.values()].find(({ status }) => status < 300);
  if (own || allResponses.has('2XX')) return own ?? declaredResponse(operation, 200);
  const other = [...responses.values()].find(({ status }) => status < 400) ?? declaredResponse(operation, 200);
  if (other) return other;
  // Of errors alone the first, such as 501 of what is not there yet.
  const [[key, first] = []] = allResponses;
  return first && { ...first, status: Number(key?.replace('XX', '00')) };
}

/** Preference in a `Prefer` header: a status of the contract, and the name of an example. */
interface Preference {
  code: number;
  example?: string;
}

/** Reads `Prefer: code=429` and `Prefer: code=200, example=discontinued`; other preferences are ignored. */
export function readPreference(header: string | undefined): Preference | undefined {
  const code = /(?:^|[,;\s])code="?(\d{3})"?(?=[,;\s]|$)/i.exec(header ?? '')?.[1];
  if (code === undefined) return undefined;
  const example = /(?:^|[,;\s])example="?([\w-]{1,64})"?(?=[,;\s]|$)/i.exec(header ?? '')?.[1];
  return { code: Number(code), example };
}

/** Returns the response that a `Prefer` header asks for, with only the example that it names. @throws Refusal 400 that lists what exists. */
export function preferred(operation: ContractOperation, { code, example }: Preference): ContractResponse {
  const response = declaredResponse(operation, code);
  if (response && example === undefined) return response;
  const media = response?.media ?? [];
  const found = media
    .map((media) => ({ ...media, examples: media.examples.filter(({ name }) => name === example) }))
    .find(({ examples }) => examples.length > 0);
  if (response && found) return { ...response, ...found, media: [found] };
  const names = media.flatMap(({ examples }) => examples.map(({ name }) => name));
  const detail = response
    ? `Status ${code} has the examples ${names.join(', ')}.`
    : `This operation documents ${[...operation.allResponses.keys()].join(', ')}.`;
  throw new Refusal(400, 'invalid-parameter', 'Prefer asks for what the contract does not have.', [
    { parameter: 'Prefer', detail },
  ]);
}

/** Header of a response without a handler: the contract's example, or generated from its schema. */
export const SOURCE_HEADER = 'X-Sandbox-Source';

/** Returns the usual media type of a range, such as `application/*`. */
const writtenType = (range: string): string =>
  range
    .replace(/^\*\/\*|^application\/\*.*/, 'application/json')
    .replace('text/*', 'text/plain')
    .replace('*', 'octet-stream');

/** Returns the first valid example in one media type; otherwise generated values, unless these are not valid either. */
export function fallbackBody({ schema: described, mediaType: range, examples }: ContractMedia) {
  const { document, schema } = described;
  const isBinary = schema !== true && isFileSchema(document, schema);
  const mediaType = isBinary ? range.replace(/.*\*.*/, 'application/octet-stream') : writtenType(range);
  const isJson = isJsonType(mediaType) && !isBinary;
  const isWritten = (value: unknown) => typeof value === 'string' && !isJson;
  const isValid = (value: unknown) => isWritten(value) || schemaFaults(described, value, 'response').length === 0;
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
