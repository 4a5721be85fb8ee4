import { memoizeByObject } from '../../lib/memoize';
import { type AnySchema, type Document, isMap, isObjectSchema, type Schema } from '../document';
import { isRef, refName, resolve } from '../pointer';
import { exclusiveLimits } from '../read/constraints';
import type { BodyDirection, KeywordFault, Validation } from './fault';
import { arrayFault, objectFault } from './objectFault';
import { scalarFault, typeFault } from './scalarFault';

function selectedOption({ discriminator }: Schema, options: AnySchema[], value: unknown): AnySchema | undefined {
  const name = discriminator?.propertyName;
  const tag = name !== undefined && isMap(value) ? value[name] : undefined;
  if (typeof tag !== 'string') return undefined;
  const target = refName(discriminator?.mapping?.[tag] ?? tag);
  return options.find((option) => isObjectSchema(option) && isRef(option) && refName(option.$ref) === target);
}

function optionName(option: AnySchema, options: AnySchema[]): string {
  const { $ref, title } = isObjectSchema(option) ? option : {};
  return typeof $ref === 'string' ? refName($ref) : (title ?? String(options.indexOf(option) + 1));
}

function optionFault(keyword: 'oneOf' | 'anyOf', schema: Schema, value: unknown, validation: Validation) {
  const options = schema[keyword] ?? [];
  const selected = selectedOption(schema, options, value);
  if (selected !== undefined) return validation.part(selected, value);
  const met = options.filter((option) => !validation.part(option, value));
  if (met.length === 1 || (keyword === 'anyOf' && met.length > 1)) return undefined;
  const fault = validation.fault(keyword);
  return met.length > 1 ? { ...fault, options: met.map((option) => optionName(option, options)) } : fault;
}

function compositionFault(schema: Schema, value: unknown, validation: Validation): KeywordFault | undefined {
  const { part, fault } = validation;
  for (const one of schema.allOf ?? []) {
    const found = part(one, value);
    if (found) return found;
  }
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const found = Array.isArray(schema[keyword]) && optionFault(keyword, schema, value, validation);
    if (found) return found;
  }
  if (schema.not !== undefined && !part(schema.not, value)) return fault('not');
  const { if: condition, then, else: otherwise } = schema as Record<string, AnySchema | undefined>;
  if (condition === undefined) return undefined;
  const [keyword, branch] = part(condition, value) ? ['else', otherwise] : ['then', then];
  const inner = branch === undefined ? undefined : part(branch, value);
  if (!inner || (inner.need && inner.at === '')) return inner;
  return fault(keyword, isObjectSchema(branch) ? branch : undefined);
}

type Results = Map<Schema, KeywordFault | undefined>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns a function that returns the first fault of a value, by JSON Schema 2020-12 and OpenAPI 3.0. It interprets
 * schemas: contracts of megabytes have thousands that refer to each other. A validated value is not validated again as a
 * part of another one, so values must not change. Not read: `unevaluated…`, `$dynamicRef`, unknown formats, slow patterns.
 */
export function validator(document: Document, direction: BodyDirection) {
  const earlier = new WeakMap<object, Results>();
  return (input: AnySchema | undefined, whole: unknown): KeywordFault | undefined => {
    // Parts that repeat each other would be validated exponentially often; a part inside itself ends here.
    const current = memoizeByObject((_: object): Results => new Map());
    function validatePart(schema: AnySchema, value: unknown): KeywordFault | undefined {
      if (!isObject(value)) return validate(schema, value, new Map());
      const before = earlier.get(value);
      const target = before && isObjectSchema(schema) && resolve<Schema>(document, schema);
      if (target && before.has(target)) return before.get(target);
      return validate(schema, value, current(value));
    }
    function validate(schema: AnySchema, value: unknown, results: Results): KeywordFault | undefined {
      if (!isObjectSchema(schema)) return schema ? undefined : { keyword: 'false schema', at: '' };
      if (results.has(schema)) return results.get(schema);
      results.set(schema, undefined);
      const found = validateOwn(schema, value, results);
      results.set(schema, found);
      return found;
    }
    function validateOwn(schema: Schema, value: unknown, results: Results): KeywordFault | undefined {
      const own = exclusiveLimits(resolve<Schema>(document, schema));
      const validation: Validation = {
        document,
        direction,
        part: (inner, below, ...keys) => {
          if (keys.length === 0) return validate(inner, below, results);
          const found = validatePart(inner, below);
          return found && { ...found, at: `/${keys.join('/')}${found.at}` };
        },
        fault: (keyword, need) => ({ keyword, at: '', ...(need && { need }) }),
      };
      if (value === null && own.nullable === true) return undefined;
      return (
        typeFault(own, value, validation) ??
        (Array.isArray(value) ? arrayFault(own, value, validation) : undefined) ??
        (isMap(value) ? objectFault(own, value, validation) : undefined) ??
        scalarFault(own, value, validation) ??
        compositionFault(own, value, validation)
      );
    }
    if (input === undefined) return undefined;
    const found = validatePart(input, whole);
    if (isObject(whole) && isObjectSchema(input))
      earlier.set(whole, (earlier.get(whole) ?? new Map()).set(resolve<Schema>(document, input), found));
    return found;
  };
}

/** Validates a value against a schema of a contract once, see {@link validator}. */
export const schemaFault = (
  document: Document,
  input: AnySchema | undefined,
  whole: unknown,
  direction: BodyDirection = 'response',
): KeywordFault | undefined => validator(document, direction)(input, whole);
