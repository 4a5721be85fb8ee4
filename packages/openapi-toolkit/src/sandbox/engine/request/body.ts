import uniqBy from 'lodash/uniqBy';
import { explainFault } from '../../../openapi/explainFault';
import { essence, isJsonLinesType, isJsonType } from '../../../openapi/sample';
import { type KeywordFault, placeOf } from '../../../openapi/validate/fault';
import { schemaFaults } from '../../../openapi/validate/schemaFault';
import { Refusal } from '../problem';
import type { ContractOperation, ContractSchema, DataRow, RequestFault } from '../types';
import { isInRange } from './accept';
import { limitFault, TOO_DEEP } from './limits';
import { allowedTypes, typedValue } from './typedValue';

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
  const faultsOf = (schema: ContractSchema, value: unknown) => explained(schemaFaults(schema, value, 'request'));
  const refuse = (faults: RequestFault[]) => {
    if (faults.length === 0) return;
    throw new Refusal(400, 'invalid-body', 'The body is not valid. See errors.', faults.slice(0, MAX_FAULTS));
  };
  if (media && !isJsonType(type)) refuse(faultsInText(type, media.schema, bytes, faultsOf));
  if (!media || !isJsonType(type)) return undefined;
  const value = parse(bytes);
  const limit = limitFault(value);
  if (limit?.detail === TOO_DEEP) throw bad('The body is nested too deeply.', TOO_DEEP);
  if (limit) throw tooLarge('The body has too many items.', limit.pointer, limit.detail);
  refuse(faultsOf(media.schema, value));
  return value;
}

const SCALARS = ['string', 'integer', 'number', 'boolean'];

/** Returns the faults of lines of JSON, or of a text; none of another body. */
function faultsInText(
  type: string,
  { document, schema }: ContractSchema,
  bytes: Uint8Array,
  faultsOf: (schema: ContractSchema, value: unknown) => { pointer: string; detail: string }[],
): RequestFault[] {
  const allowed = allowedTypes(document, schema);
  const text = new TextDecoder().decode(bytes);
  if (isJsonLinesType(type)) {
    const lines = text
      .replaceAll('\x1E', '\n')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const values = lines.map((line) => parse(new TextEncoder().encode(line)));
    if (allowed.length === 0 || allowed.includes('array')) return faultsOf({ document, schema }, values);
    // Before OpenAPI 3.2 the schema was that of a line.
    return values.flatMap((value, at) =>
      faultsOf({ document, schema }, value).map((fault) => ({ ...fault, pointer: `/${at}${fault.pointer}` })),
    );
  }
  if (!/^text\/(?!xml)/i.test(type) || !allowed.every((name) => SCALARS.includes(name))) return [];
  const [faults = [], ...others] = [true, false].map((prefersText) =>
    faultsOf({ document, schema }, typedValue(document, schema, text, prefersText)),
  );
  return others.some((other) => other.length === 0) ? [] : faults;
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
