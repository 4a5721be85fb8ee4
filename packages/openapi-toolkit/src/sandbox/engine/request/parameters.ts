import { explainFault } from '../../../openapi/explainFault';
import { isJsonType } from '../../../openapi/sample';
import { type KeywordFault, placeOf } from '../../../openapi/validate/fault';
import { schemaFaults } from '../../../openapi/validate/schemaFault';
import { Refusal } from '../problem';
import type { Content, ContractOperation, ContractParameter, ParameterValues, Reason, RequestFault } from '../types';
import { limitFault } from './limits';
import { pairsIn, type SentKind, type SentParts, type SentValue, sentValue } from './sentValue';
import { allowedTypes, parsedJson, typedValue } from './typedValue';

/** Reads and validates all parameters. @throws what `refusalFor` returns for a missing one, otherwise a Refusal 400 with every fault. */
export function readParameters(
  operation: ContractOperation,
  sent: SentParts,
  refusalFor: Content['missingParameter'],
): ParameterValues {
  const { parameters } = operation;
  const values: ParameterValues = {};
  const faults: RequestFault[] = [];
  let reason: Reason | undefined;
  for (const parameter of parameters) {
    const { name, allowsEmpty } = parameter;
    const { kinds, isRepeated } = kindsOf(parameter, sent);
    if (isRepeated) {
      faults.push({ parameter: name, detail: 'Sent more than once. Send it once.' });
      continue;
    }
    const others = parameters.filter((other) => other !== parameter && other.in === parameter.in);
    const isOther = (field: string) => namesOf(operation, others).includes(field);
    const [first, ...further] = kinds.flatMap((kind) => {
      const value = sentValue(parameter, kind, sent, isOther);
      return value === undefined ? [] : [value];
    });
    if (first === undefined) {
      if (!parameter.required) {
        if (parameter.default !== undefined) values[name] = parameter.default;
        continue;
      }
      const refusal = refusalFor?.(name);
      if (refusal) throw refusal;
      faults.push({ parameter: name, detail: 'Missing. It is required.' });
      continue;
    }
    const [value, ...alternatives] = [first, ...further].flatMap((text) => readings(parameter, text));
    const limit = limitFault(value);
    if (limit) {
      faults.push({ parameter: name, detail: limit.detail });
      continue;
    }
    const faultsOf = (reading: unknown) => schemaFaults(parameter.schema, reading, 'request');
    const [fault] = faultsOf(value);
    const isValid = (reading: unknown) => !limitFault(reading) && faultsOf(reading).length === 0;
    const valid = fault ? alternatives.find(isValid) : value;
    if (valid !== undefined) values[name] = valid;
    else if (allowsEmpty && first === '') values[name] = first;
    else if (fault) {
      const place = placeOf(fault);
      const inside = /^(\/\d+)?$/.test(place) ? '' : `At ${place}: `;
      faults.push({ parameter: name, detail: inside + explainFault(fault, inside ? '' : parameter.example) });
      reason = reasonOf(fault, value, first);
    }
  }
  faults.push(...unknownIn(operation, sent), ...suffixFaults(operation, sent));
  if (faults.length > 0) {
    const names = faults.map((fault) => ('parameter' in fault ? fault.parameter : '')).join(', ');
    throw new Refusal(400, 'invalid-parameter', `Not valid: ${names}.`, faults, reason);
  }
  return values;
}

/** Returns the kinds of values that a parameter may have, and whether it was sent too often for all of them. */
function kindsOf(parameter: ContractParameter, sent: SentParts): { kinds: SentKind[]; isRepeated: boolean } {
  const { name, in: place, style, explode, mediaType, schema } = parameter;
  const types = allowedTypes(schema.document, schema.schema);
  const isForm = place === 'querystring' && !isJsonType(mediaType ?? '');
  const composite = (['array', 'object'] as const).filter((type) => types.includes(type));
  if (isForm) return { kinds: ['object'], isRepeated: false };
  if (mediaType !== undefined) return { kinds: ['scalar'], isRepeated: false };
  const isPair = place === 'query' || place === 'cookie';
  const isMany = isPair && pairsIn(place, sent).filter((pair) => pair.name === name).length > 1;
  const hasScalar = composite.length === 0 || types.some((type) => !['array', 'object', 'null'].includes(type));
  const canRepeat = composite.includes('array') && explode && style !== 'deepObject';
  return {
    kinds: isMany ? composite : [...(hasScalar ? ['scalar' as const] : []), ...composite],
    isRepeated: isMany && !canRepeat,
  };
}

/** Returns the values that a text can mean: a number is a text, too, if the schema allows both. */
function readings({ mediaType, schema: { document, schema } }: ContractParameter, sent: SentValue): unknown[] {
  if (typeof sent === 'string' && isJsonType(mediaType ?? '')) return [parsedJson(sent)];
  return [true, false].map((prefersText) => typedValue(document, schema, sent, prefersText));
}

const namesOf = ({ queryKeys, suffix }: ContractOperation, parameters: readonly ContractParameter[]): string[] => [
  ...parameters.map(({ name }) => name),
  ...queryKeys,
  ...suffixPairs(suffix).map(([name]) => name),
];

/** Returns a fault for each parameter of the query that the operation lacks. The fields of an object can have any name. */
function unknownIn(operation: ContractOperation, sent: SentParts): RequestFault[] {
  const inQuery = operation.parameters.filter((parameter) => /^query/.test(parameter.in));
  const isOpen = ({ in: place, schema: { document, schema } }: ContractParameter) =>
    place === 'querystring' || allowedTypes(document, schema).includes('object');
  if (inQuery.some(isOpen)) return [];
  const known = inQuery.map(({ name }) => name);
  const names = namesOf(operation, inQuery);
  const isKnown = (name: string) =>
    names.includes(name) ||
    inQuery.some((parameter) => parameter.style === 'deepObject' && name.startsWith(`${parameter.name}[`));
  const unknown = [...new Set(pairsIn('query', sent).map(({ name }) => name))].filter((name) => !isKnown(name));
  const hint = known.length > 0 ? `It has ${known.join(', ')}.` : 'It has none in the query.';
  return unknown.map((name) => ({
    parameter: name.slice(0, 100) || '?',
    detail: `The operation has no such parameter. ${hint}`.slice(0, 500),
  }));
}

const suffixPairs = (suffix: string) => [...new URLSearchParams(/^\?([^#]*)/.exec(suffix)?.[1])];

/** Returns a fault for each pair that the contract writes in its path and the request lacks: `/?Action=Run`. */
function suffixFaults({ suffix }: ContractOperation, { query }: SentParts): RequestFault[] {
  const sent = new URLSearchParams(query);
  return suffixPairs(suffix)
    .filter(([name, value]) => !value.includes('{') && !sent.getAll(name).includes(value))
    .map(([parameter, value]) => ({ parameter, detail: `It must be "${value}".` }));
}

const KINDS: Record<string, Reason['kind']> = { enum: 'choice', minLength: 'length', maxLength: 'length' };

function reasonOf({ keyword, at }: KeywordFault, value: unknown, sent: SentValue): Reason {
  const entry = Array.isArray(value) ? value[Number(at.slice(1))] : undefined;
  const kind = KINDS[keyword] ?? 'form';
  return { kind, sent: String(entry ?? sent) };
}
