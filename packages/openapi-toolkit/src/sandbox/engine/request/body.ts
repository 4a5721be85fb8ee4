import uniqBy from 'lodash/uniqBy';
import { explainFault } from '../../../openapi/explainFault';
import { essence, isJsonType } from '../../../openapi/sample';
import { type KeywordFault, placeOf } from '../../../openapi/validate/fault';
import { schemaFaults } from '../../../openapi/validate/schemaFault';
import { Refusal } from '../problem';
import type { ContractOperation, DataRow } from '../types';
import { isInRange } from './accept';
import { limitFault, TOO_DEEP } from './limits';

/** Maximum size of a request body in bytes: 100 times what the largest valid request needs. */
export const MAX_BODY = 1_000_000;
const MAX_FAULTS = 100;

/** Reads and validates a JSON body. Throws a Refusal 400 with a pointer to every fault, or 413 if it is too large. */
export function readRequestBody(
  { body, responses }: ContractOperation,
  contentType: string | undefined,
  bytes: Uint8Array,
): DataRow | undefined {
  if (!body) return undefined;
  const tooLarge = (detail: string, pointer: string, fix: string) =>
    responses.has(413)
      ? new Refusal(413, 'batch-too-large', detail, [{ pointer, detail: fix }])
      : new Refusal(400, 'invalid-body', detail, [{ pointer, detail: fix }]);
  if (bytes.length > MAX_BODY) throw tooLarge('The body is too large.', '', 'Send at most 1,000,000 bytes.');
  // Of a form without a schema nobody knows the fields.
  const isOpen = body.media.some(
    ({ mediaType, schema }) => mediaType.startsWith('multipart/') && schema.schema === true,
  );
  if (bytes.length === 0 && (!body.required || isOpen)) return undefined;
  const type = contentType ?? '';
  const media = body.media.find(({ mediaType }) => isInRange(mediaType, type));
  const [first] = body.media;
  const isJson = first === undefined || isJsonType(first.mediaType);
  // A form without fields is empty.
  if (bytes.length === 0 && essence(media?.mediaType ?? '') !== 'application/x-www-form-urlencoded')
    throw bad('The body is missing.', isJson ? 'Send a JSON object.' : `Send ${first.mediaType}.`);
  if (!media && first) {
    const what = isJson ? 'JSON' : first.mediaType;
    throw bad(`The body is not declared as ${what}.`, `Send the header Content-Type: ${first.mediaType}.`);
  }
  // Bodies of other media types are taken as they are.
  if (!media || !isJsonType(type)) return undefined;
  const value = parse(bytes);
  const limit = limitFault(value);
  if (limit?.detail === TOO_DEEP) throw bad('The body is nested too deeply.', TOO_DEEP);
  if (limit) throw tooLarge('The body has too many items.', limit.pointer, limit.detail);
  const faults = explained(schemaFaults(media.schema, value, 'request'));
  if (faults.length > 0)
    throw new Refusal(400, 'invalid-body', 'The body is not valid. See errors.', faults.slice(0, MAX_FAULTS));
  return value;
}

const bad = (detail: string, fix: string) => new Refusal(400, 'invalid-body', detail, [{ pointer: '', detail: fix }]);

function parse(bytes: Uint8Array): DataRow {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw bad('The body is not JSON.', 'Send well-formed JSON in UTF-8.');
  }
}

/** Explains the faults of a value, each once; `example` is a valid value. */
export function explained(faults: readonly KeywordFault[], example = ''): { pointer: string; detail: string }[] {
  const explanations = faults.map((fault) => {
    const pointer = placeOf(fault);
    return { pointer, detail: explainFault(fault, pointer === '' ? example : '').slice(0, 500) };
  });
  return uniqBy(explanations, ({ pointer, detail }) => `${pointer} ${detail}`);
}
