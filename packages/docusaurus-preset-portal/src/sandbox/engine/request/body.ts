import type { ErrorObject } from 'ajv';
import { explainFault } from '../../../openapi/explainFault';
import { essence, isJsonType } from '../../../openapi/sample';
import { schemaFault } from '../../../openapi/validate/schemaFault';
import type { ContractOperation, ContractSchema } from '../contractTypes';
import { Refusal } from '../refusal';
import type { DataRow } from '../types';
import type { Check } from '../validators';
import { isInRange } from './accept';
import { longList, TOO_MANY } from './limits';

/** Maximum size of a request body in bytes: 100 times what the largest valid request needs. */
export const MAX_BODY = 1_000_000;
const MAX_FAULTS = 100;

/** Reads and validates a JSON body. Throws a Refusal 400 with a pointer to every fault, or 413 if it is too large. */
export function readRequestBody(
  { body, responses }: ContractOperation,
  contentType: string | undefined,
  bytes: Uint8Array,
  check: Check,
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
  if (!media || !isJsonType(type)) return undefined;
  const value = parse(bytes);
  const tooLong = longList(value);
  if (tooLong !== undefined) throw tooLarge('The body has too many items.', tooLong, TOO_MANY);
  const errors = check(media.schema, value);
  if (errors.length === 0 || isValidRequest(media.schema, errors, value)) return value;
  const faults = explained(errors);
  throw new Refusal(400, 'invalid-body', 'The body is not valid. See errors.', faults.slice(0, MAX_FAULTS));
}

/** True if a body is valid by OpenAPI: read-only fields are required in responses alone, and a discriminator selects. */
const isValidRequest = ({ document, schema }: ContractSchema, errors: ErrorObject[], value: DataRow): boolean =>
  errors.some(({ keyword }) => keyword === 'required' || keyword === 'oneOf') &&
  !schemaFault(document, schema, value, 'request');

const bad = (detail: string, fix: string) => new Refusal(400, 'invalid-body', detail, [{ pointer: '', detail: fix }]);

function parse(bytes: Uint8Array): DataRow {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw bad('The body is not JSON.', 'Send well-formed JSON in UTF-8.');
  }
}

/** Explains the errors of a value, each once; `example` is a valid value. */
export function explained(errors: ErrorObject[], example = ''): { pointer: string; detail: string }[] {
  // For `oneOf` and similar keywords, every alternative reports an error; the deepest error belongs to the intended
  // one.
  const choices = new Set(errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath));
  const choiceOf = ({ instancePath }: ErrorObject) => prefixes(instancePath).find((prefix) => choices.has(prefix));
  const deeper = new Set(errors.map((error) => (choices.has(error.instancePath) ? undefined : choiceOf(error))));
  const relevant = errors.filter((error) => {
    const choice = choiceOf(error);
    if (choice === undefined) return true;
    return deeper.has(choice) ? error.instancePath !== choice : error.keyword === 'oneOf';
  });
  const faults = relevant.map((error) => {
    const { instancePath: pointer } = error;
    return { pointer, detail: explainFault(error, pointer === '' ? example : '').slice(0, 500) };
  });
  return [...new Map(faults.map((fault) => [`${fault.pointer} ${fault.detail}`, fault])).values()];
}

function prefixes(pointer: string): string[] {
  const parts = pointer.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
