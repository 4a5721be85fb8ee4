import { memoizeByObject } from '../../lib/memoize';
import { type AnySchema, type Document, isMap, isNull, isObjectSchema, type Schema } from '../document';
import { isRef, pointerBelow, refName, resolve } from '../pointer';
import { exclusiveLimits } from '../read/constraints';
import { unevaluatedFaults } from './evaluated';
import { type BodyDirection, type Faults, type KeywordFault, placeOf, type Validation } from './fault';
import { arrayFaults, objectFaults } from './objectFault';
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

function* optionFaults(keyword: 'oneOf' | 'anyOf', schema: Schema, value: unknown, validation: Validation): Faults {
  const { part, fault, isWhole } = validation;
  const options = schema[keyword] ?? [];
  const selected = selectedOption(schema, options, value);
  if (selected !== undefined) return yield* part(selected, value);
  const found = options.map((option) => ({ option, faults: part(option, value) }));
  const met = found.filter(({ faults }) => faults.length === 0).map(({ option }) => option);
  if (met.length === 1 || (keyword === 'anyOf' && met.length > 1)) return;
  if (met.length > 1) return yield fault(keyword, { options: met.map((option) => optionName(option, options)) });
  const real = found.filter(({ option }) => !isNull(option));
  // What is wrong inside the value says more than that it fits no option; so does what the only option asks for.
  const inner = real.flatMap(({ faults }) => faults.filter((fault) => real.length === 1 || placeOf(fault) !== ''));
  if (isWhole && inner.length > 0) yield* inner;
  else yield fault(keyword);
}

function* compositionFaults(schema: Schema, value: unknown, validation: Validation): Faults {
  const { part, fault, isWhole } = validation;
  for (const option of schema.allOf ?? []) yield* part(option, value);
  for (const keyword of ['oneOf', 'anyOf'] as const)
    if (Array.isArray(schema[keyword])) yield* optionFaults(keyword, schema, value, validation);
  if (schema.not !== undefined && part(schema.not, value).length === 0) yield fault('not');
  const { if: condition, then, else: otherwise } = schema as Record<string, AnySchema | undefined>;
  if (condition === undefined) return;
  const [keyword, branch] = part(condition, value).length > 0 ? ['else', otherwise] : ['then', then];
  const inner = branch === undefined ? [] : part(branch, value);
  const [first] = inner;
  if (isWhole || !first || (first.need && first.at === '')) yield* inner;
  else yield fault(keyword, { need: isObjectSchema(branch) ? branch : undefined });
}

type Results = Map<Schema, KeywordFault[]>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Keywords beside a reference that do not limit a value, or replace what its target says of null. */
const BESIDE = /^(?:\$|title$|description$|summary$|nullable$|deprecated$|default$|examples?$|x-)/;

/**
 * Returns a function that returns the faults of a value, by JSON Schema 2020-12 and OpenAPI 3.0: the first, or all if
 * `isWhole`. It interprets schemas: contracts of megabytes have thousands that refer to each other. A validated value is
 * not validated again as a part of another one, so values must not change. Not read: `$dynamicRef`, unknown formats, slow
 * patterns.
 */
export function validator(document: Document, direction: BodyDirection, isWhole = false) {
  const earlier = new WeakMap<object, Results>();
  return (input: AnySchema | undefined, whole: unknown): KeywordFault[] => {
    // Parts that repeat each other would be validated exponentially often; a part inside itself ends here.
    const current = memoizeByObject((_: object): Results => new Map());
    function validatePart(schema: AnySchema, value: unknown): KeywordFault[] {
      if (!isObject(value)) return validate(schema, value, new Map());
      const before = earlier.get(value);
      const target = before && isObjectSchema(schema) && resolve<Schema>(document, schema);
      return (target && before.get(target)) || validate(schema, value, current(value));
    }
    function validate(schema: AnySchema, value: unknown, results: Results): KeywordFault[] {
      if (!isObjectSchema(schema)) return schema ? [] : [{ keyword: 'false schema', at: '', schema, value }];
      const known = results.get(schema);
      if (known) return known;
      results.set(schema, []);
      const own = faultsOf(schema, value, results);
      const first = own.next();
      const found = first.done ? [] : [first.value, ...(isWhole ? own : [])];
      results.set(schema, found);
      return found;
    }
    function* faultsOf(schema: Schema, value: unknown, results: Results): Faults {
      const own = exclusiveLimits(resolve<Schema>(document, schema));
      const validation: Validation = {
        document,
        direction,
        isWhole,
        part: (inner, below, ...keys) => {
          if (keys.length === 0) return validate(inner, below, results);
          const path = pointerBelow('', ...keys);
          return validatePart(inner, below).map((found) => ({ ...found, at: path + found.at }));
        },
        fault: (keyword, more) => ({ keyword, at: '', schema: own, value, ...more }),
      };
      if (value === null && own.nullable === true) return;
      const ofType = typeFault(own, value, validation);
      if (ofType) return yield ofType;
      if (Array.isArray(value)) yield* arrayFaults(own, value, validation);
      if (isMap(value)) yield* objectFaults(own, value, validation);
      const ofScalar = scalarFault(own, value, validation);
      if (ofScalar) yield ofScalar;
      yield* compositionFaults(own, value, validation);
      const isLimited = isRef(schema) && Object.keys(schema).some((key) => !BESIDE.test(key));
      if (isLimited) yield* validation.part({ $ref: schema.$ref }, value);
      if (isObject(value)) yield* unevaluatedFaults(isLimited ? schema : own, value, validation);
    }
    if (input === undefined) return [];
    const found = validatePart(input, whole);
    if (isObject(whole) && isObjectSchema(input))
      earlier.set(whole, (earlier.get(whole) ?? new Map()).set(resolve<Schema>(document, input), found));
    return found;
  };
}

/** Returns all faults of a value by a schema of a contract, see {@link validator}. */
export const schemaFaults = (
  { document, schema }: { document: Document; schema: AnySchema },
  value: unknown,
  direction: BodyDirection,
): KeywordFault[] => validator(document, direction, true)(schema, value);

/** Returns the first fault of a value by a schema of a contract, see {@link validator}. */
export const schemaFault = (
  document: Document,
  input: AnySchema | undefined,
  whole: unknown,
  direction: BodyDirection = 'response',
): KeywordFault | undefined => validator(document, direction)(input, whole)[0];
