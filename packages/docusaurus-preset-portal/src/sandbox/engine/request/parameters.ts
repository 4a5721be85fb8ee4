import type { ErrorObject } from 'ajv';
import { ownValue } from '../../../lib/ownValue';
import { explain } from '../../../openapi/explain';
import type { Content } from '../content';
import type { Reason } from '../documented';
import type { ContractOperation, ContractParameter } from '../operations';
import { Refusal } from '../refusal';
import type { Fault, Row } from '../types';
import type { Check } from '../validators';
import { MAX_ITEMS, TOO_MANY } from './limits';

/** Values with the types of the contract, including defaults; parameters that were not sent are absent. */
export type Values = Row;

interface Sent {
  path: Record<string, string>;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
}

/**
 * Reads and validates all parameters of a request.
 *
 * @param refusalFor Returns a specific refusal for a missing required parameter, if there is one.
 * @throws that refusal, otherwise one with status 400 and every fault.
 */
export function readParameters(
  { parameters, queryKeys }: ContractOperation,
  sent: Sent,
  check: Check,
  refusalFor: Content['missingParameter'],
): Values {
  const values: Values = {};
  const faults: Fault[] = [];
  let reason: Reason | undefined;
  for (const parameter of parameters) {
    const { name } = parameter;
    const texts = textsOf(parameter, sent);
    if (texts.length === 0) {
      if (!parameter.required) {
        if (parameter.default !== undefined) values[name] = parameter.default;
        continue;
      }
      const refusal = refusalFor(name);
      if (refusal) throw refusal;
      faults.push({ parameter: name, detail: 'Missing. It is required.' });
      continue;
    }
    if (texts.length > 1 && (parameter.type !== 'array' || parameter.commaList)) {
      faults.push({ parameter: name, detail: 'Sent more than once. Send it once.' });
      continue;
    }
    const value = typed(parameter, texts);
    if (Array.isArray(value) && value.length > MAX_ITEMS) {
      faults.push({ parameter: name, detail: TOO_MANY });
      continue;
    }
    const errors = check(parameter.schema, value);
    if (errors.length === 0) values[name] = value;
    else {
      faults.push({ parameter: name, detail: explain(first(errors), parameter.example) });
      reason = reasonOf(first(errors), value, texts);
    }
  }
  faults.push(...unknownIn(parameters, queryKeys, sent.query));
  if (faults.length > 0) {
    const names = faults.map((fault) => ('parameter' in fault ? fault.parameter : '')).join(', ');
    throw new Refusal(400, 'invalid-parameter', `Not valid: ${names}.`, faults, reason);
  }
  return values;
}

/** Returns a fault for each parameter of the query that the operation lacks. The fields of an object can have any name. */
function unknownIn(parameters: readonly ContractParameter[], keys: readonly string[], query: URLSearchParams): Fault[] {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  if (inQuery.some(({ type }) => type === 'object')) return [];
  const known = inQuery.map(({ name }) => name);
  const unknown = [...new Set(query.keys())].filter((name) => !known.includes(name) && !keys.includes(name));
  const hint = known.length > 0 ? `It has ${known.join(', ')}.` : 'It has none in the query.';
  return unknown.map((name) => ({
    parameter: name.slice(0, 100) || '?',
    detail: `The operation has no such parameter. ${hint}`.slice(0, 500),
  }));
}

const KINDS: Record<string, Reason['kind']> = { enum: 'choice', minLength: 'length', maxLength: 'length' };

/** Returns the reason of a refusal with the value; for a list, the entry. */
function reasonOf({ keyword, instancePath }: ErrorObject, value: unknown, texts: string[]): Reason {
  const entry = Array.isArray(value) ? value[Number(instancePath.slice(1))] : undefined;
  const kind = KINDS[keyword] ?? 'form';
  return { kind, sent: entry === undefined ? texts.join(',') : String(entry) };
}

/** Returns the type error if there is one, because the other errors follow from it. */
const first = (errors: ErrorObject[]): ErrorObject =>
  (errors.find(({ keyword }) => keyword === 'type') ?? errors[0]) as ErrorObject;

function textsOf({ name, in: location }: ContractParameter, { path, query, headers }: Sent): string[] {
  if (location === 'query') return query.getAll(name);
  const text = location === 'path' ? ownValue(path, name) : ownValue(headers, name.toLowerCase());
  return text === undefined ? [] : [text];
}

function typed({ type, commaList }: ContractParameter, texts: string[]): unknown {
  const [text = ''] = texts;
  if (type === 'array') return commaList ? text.split(',') : texts;
  if (type === 'integer' && /^-?\d{1,19}$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d{1,19}(\.\d{1,19})?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  // Other text stays unconverted, so that the schema reports the error.
  return text;
}
