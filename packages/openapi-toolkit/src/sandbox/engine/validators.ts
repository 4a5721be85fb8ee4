import Ajv2020, { _, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { attempt } from '../../lib/attempt';
import { type AnySchema, isMap, type Schema } from '../../openapi/document';
import { isMultipleOf } from '../../openapi/multipleOf';
import { checkedRegExp } from '../../openapi/pattern';
import { exclusiveLimits } from '../../openapi/read/constraints';
import { schemaFault } from '../../openapi/validate/schemaFault';
import type { ContractSchema, SandboxApi } from './types';

/** Validates a value against a schema of a contract; returns no errors if it is valid. */
export type Check = (schema: ContractSchema, value: unknown) => ErrorObject[];

/** Names by which references were resolved when the contract was read. Examples can hold the same keys. */
const NAMES = ['$id', '$anchor', '$dynamicAnchor'];

/** Reads `nullable` of OpenAPI 3.0 as pages do: also without a type, and beside values without null. */
function withNull(schema: Schema): Schema {
  const { nullable, ...others } = schema;
  if (typeof nullable !== 'boolean') return schema;
  if (others.type === undefined) return nullable ? { anyOf: [others, { type: 'null' }] } : others;
  return nullable && others.enum ? { ...schema, enum: [...new Set([...others.enum, null])] } : schema;
}

/**
 * Repeats in `allOf` what evaluates properties under a condition. Ajv forgets what others evaluated if it meets a
 * condition that is not met (`then`, `dependentSchemas`) or an alternative beside `$ref` before it.
 */
function withConditionsInAllOf(schema: Schema): Schema {
  const { if: condition, then, else: otherwise, dependentSchemas, ...others } = schema;
  const { $ref, anyOf, oneOf, allOf = [] } = others;
  const isTarget = typeof $ref === 'string' && (anyOf ?? oneOf) !== undefined;
  const isConditional = (condition !== undefined && (then ?? otherwise) !== undefined) || isMap(dependentSchemas);
  const parts = [
    ...(isTarget ? [{ $ref }] : []),
    ...(isConditional && Object.keys(others).length > 0
      ? [{ if: condition, then, else: otherwise, dependentSchemas }]
      : []),
  ];
  if (parts.length === 0 || !Array.isArray(allOf)) return schema;
  return { ...schema, ...(isTarget && { $ref: undefined }), allOf: [...allOf, ...parts] as AnySchema[] };
}

/** Copies a schema for a validator of JSON Schema. References begin with `base`, the address of the document. */
export function forValidator<Node>(node: Node, base = ''): Node {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => forValidator(item, base)) as Node;
  const entries = Object.entries(withConditionsInAllOf(withNull(exclusiveLimits(node as Schema)))).filter(
    ([key, value]) => !(NAMES.includes(key) && typeof value === 'string'),
  );
  const copied = entries.map(([key, value]) => {
    if (key === 'enum' && Array.isArray(value)) return [key, value];
    return [key, key === '$ref' && typeof value === 'string' ? base + value : forValidator(value, base)];
  });
  return Object.fromEntries(copied) as Node;
}

/** Compiles a schema. One that Ajv can't compile, such as one with a non-numeric limit, accepts everything. */
export const compile = (ajv: Ajv2020, schema: AnySchema): ValidateFunction =>
  attempt(() => ajv.compile(schema), undefined) ?? ajv.compile({});

/** Creates a validator for schemas of contracts. */
export function contractAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    // `npm run lint:specs` checks the contracts; here, extensions and unknown formats are not errors.
    strict: false,
    validateSchema: false,
    logger: false,
    allErrors: true,
    // Verbose errors include the schema and the value, because messages name the limits.
    verbose: true,
    code: { regExp: checkedRegExp },
  });
  addFormats(ajv);
  // Ajv divides in binary: with any of its precisions it refuses 1234567890.12 in steps of 0.01, or accepts what is none.
  ajv.removeKeyword('multipleOf').addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (step: number, value: number) => isMultipleOf(value, step),
    error: { message: 'must be a multiple', params: ({ schemaCode }) => _`{ multipleOf: ${schemaCode} }` },
  });
  return ajv;
}

/** Compiled schemas that are kept: each takes megabytes in a contract of thousands. */
const MAX_COMPILED = 40;

/** Creates validators of all contracts. Each is compiled on first use, so that the sandbox starts quickly. */
export function validators(apis: readonly SandboxApi[]): Check {
  const bases = new Map(apis.map(({ id, document }) => [document, `contract:${id}`]));
  const documents = [...bases].map(([document, base]) => [forValidator(document, base), base] as const);
  const compiled = new Map<AnySchema, ValidateFunction>();
  let ajv: Ajv2020 | undefined;
  const compiledOf = ({ document, schema }: ContractSchema): ValidateFunction => {
    const found = compiled.get(schema);
    if (found) return found;
    if (!ajv || compiled.size >= MAX_COMPILED) {
      compiled.clear();
      ajv = contractAjv();
      for (const [node, base] of documents) ajv.addSchema(node, base);
    }
    const validate = compile(ajv, forValidator(schema, bases.get(document) ?? ''));
    compiled.set(schema, validate);
    return validate;
  };
  return (described, value) => {
    const validate = compiledOf(described);
    try {
      return validate(value) ? [] : (validate.errors ?? []);
    } catch {
      // A base that lists its subtypes never ends in Ajv.
      const fault = schemaFault(described.document, described.schema, value);
      if (!fault) return [];
      const { keyword, at: instancePath } = fault;
      const message = keyword === 'required' ? 'is missing' : `breaks "${keyword}"`;
      return [{ keyword: 'recursive', instancePath, schemaPath: '', params: {}, message }];
    }
  };
}
