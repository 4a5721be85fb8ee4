import type { ErrorObject } from 'ajv';
import sortBy from 'lodash/sortBy';
import { attempt } from '../../../lib/attempt';
import { explainFault } from '../../../openapi/explainFault';
import { essence, isJsonLinesType, isJsonType } from '../../../openapi/sample';
import { schemaFault } from '../../../openapi/validate/schemaFault';
import { Refusal } from '../problem';
import type { ContractOperation, ContractSchema, DataRow, RequestFault } from '../types';
import type { Check } from '../validators';
import { isInRange } from './accept';
import { limitFault, TOO_DEEP } from './limits';
import { allowedTypes, typedValue } from './typedValue';

/** Maximum size of a request body in bytes: 100 times what the largest valid request needs. */
export const MAX_BODY = 1_000_000;
const MAX_FAULTS = 100;
/** Further errors of a body are not explained. */
const MAX_ERRORS = 1000;

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
  const faultsOf = (schema: ContractSchema, value: unknown) => {
    const errors = check(schema, value);
    return errors.length === 0 || isValidRequest(schema, errors, value) ? [] : explained(errors.filter(isOfRequest));
  };
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
  if (!/^text\/(?!xml)/i.test(type) || !allowed.every((one) => SCALARS.includes(one))) return [];
  const [faults = [], ...others] = [true, false].map((prefersText) =>
    faultsOf({ document, schema }, typedValue(document, schema, text, prefersText)),
  );
  return others.some((other) => other.length === 0) ? [] : faults;
}

/** True if a body is valid by OpenAPI: read-only fields are required in responses alone, and a discriminator selects. */
const isValidRequest = ({ document, schema }: ContractSchema, errors: ErrorObject[], value: unknown): boolean =>
  errors.some(({ keyword }) => keyword === 'required' || keyword === 'oneOf') &&
  // It is recursive: what is too deep for it stays refused.
  attempt(() => !schemaFault(document, schema, value, 'request'), false);

/** False if an error asks for a read-only field. */
const isOfRequest = ({ keyword, params, parentSchema }: ErrorObject): boolean =>
  keyword !== 'required' || parentSchema?.properties?.[params.missingProperty]?.readOnly !== true;

const bad = (detail: string, fix: string) => new Refusal(400, 'invalid-body', detail, [{ pointer: '', detail: fix }]);

function parse(bytes: Uint8Array): DataRow {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw bad('The body is not JSON.', 'Send well-formed JSON in UTF-8.');
  }
}

/** Explains the errors of a value, each once; `example` is a valid value. */
export function explained(all: readonly ErrorObject[], example = ''): { pointer: string; detail: string }[] {
  const errors = all.slice(0, MAX_ERRORS);
  // A value that fits several forms fails by none of them.
  // For `oneOf` and similar keywords, every alternative reports an error; the deepest error belongs to the intended
  // one.
  const choices = new Set(errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath));
  const outerFirst = sortBy([...choices], 'length');
  const choiceOf = ({ instancePath }: ErrorObject) =>
    outerFirst.find((choice) => `${instancePath}/`.startsWith(`${choice}/`));
  const several = new Set(errors.filter(({ params }) => params.passingSchemas).map(({ instancePath }) => instancePath));
  const deeper = new Set(errors.map((error) => (choices.has(error.instancePath) ? undefined : choiceOf(error))));
  const relevant = errors.filter((error) => {
    const choice = choiceOf(error);
    if (choice === undefined) return true;
    return deeper.has(choice) && !several.has(choice) ? error.instancePath !== choice : error.keyword === 'oneOf';
  });
  const faults = relevant.map((error) => {
    const { instancePath: pointer } = error;
    return { pointer, detail: explainFault(error, pointer === '' ? example : '').slice(0, 500) };
  });
  return [...new Map(faults.map((fault) => [`${fault.pointer} ${fault.detail}`, fault])).values()];
}
