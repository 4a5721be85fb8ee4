import type { ErrorObject } from 'ajv';
import { explain } from '../../../openapi/explain';
import { ownValue } from '../../../ownValue';
import type { Content } from '../content';
import type { Reason } from '../documented';
import type { ContractOperation, ContractParameter } from '../operations';
import { Refusal } from '../refusal';
import type { Fault, Row } from '../types';
import type { Check } from '../validators';
import { MAX_ITEMS, TOO_MANY } from './limits';

/** Values as the contract types them, defaults filled in; parameters that were not sent are absent. */
export type Values = Row;

interface Sent {
  path: Record<string, string>;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
}

/**
 * Reads and checks all parameters of a request.
 *
 * @param refusalFor The refusal for a required parameter that was not sent, where there is one of its own.
 * @throws Refusal that one, else status 400 with every fault.
 */
export function readParameters(
  { parameters }: ContractOperation,
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
  if (faults.length > 0) {
    const named = faults.map((fault) => ('parameter' in fault ? fault.parameter : '')).join(', ');
    throw new Refusal(400, 'invalid-parameter', `Not valid: ${named}.`, faults, reason);
  }
  return values;
}

/** Why a value was refused, and which: of a list, the entry. */
function reasonOf({ keyword, instancePath }: ErrorObject, value: unknown, texts: string[]): Reason {
  const entry = Array.isArray(value) ? value[Number(instancePath.slice(1))] : undefined;
  return { kind: keyword === 'enum' ? 'choice' : 'form', sent: entry === undefined ? texts.join(',') : String(entry) };
}

/** The error about the kind of value says more than the ones that follow from it. */
const first = (errors: ErrorObject[]): ErrorObject =>
  (errors.find(({ keyword }) => keyword === 'type') ?? errors[0]) as ErrorObject;

function textsOf({ name, in: place }: ContractParameter, { path, query, headers }: Sent): string[] {
  if (place === 'query') return query.getAll(name);
  const text = place === 'path' ? ownValue(path, name) : ownValue(headers, name.toLowerCase());
  return text === undefined ? [] : [text];
}

function typed({ type, commaList }: ContractParameter, texts: string[]): unknown {
  const [text = ''] = texts;
  if (type === 'array') return commaList ? text.split(',') : texts;
  if (type === 'integer' && /^-?\d{1,19}$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d{1,19}(\.\d{1,19})?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  // Anything else stays text, so that the schema names the fault.
  return text;
}
