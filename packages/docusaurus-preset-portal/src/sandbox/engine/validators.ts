import Ajv2020, { _, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { attempt } from '../../lib/attempt';
import type { AnySchema, Schema } from '../../openapi/document';
import { isMultipleOf } from '../../openapi/multipleOf';
import { checkedRegExp } from '../../openapi/pattern';
import { exclusiveLimits } from '../../openapi/read/exclusiveLimits';
import type { ContractSchema } from './contractTypes';
import type { SandboxApi } from './types';

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

/** Copies a schema for a validator of JSON Schema. References begin with `base`, the address of the document. */
export function forValidator<Node>(node: Node, base = ''): Node {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => forValidator(item, base)) as Node;
  const entries = Object.entries(withNull(exclusiveLimits(node as Schema))).filter(
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

/** Creates validators of all contracts. Each is compiled on first use, so that the sandbox starts quickly. */
export function validators(apis: readonly SandboxApi[]): Check {
  const ajv = contractAjv();
  const bases = new Map(apis.map(({ id, document }) => [document, `contract:${id}`]));
  for (const [document, base] of bases) ajv.addSchema(forValidator(document, base), base);
  const compiled = new Map<AnySchema, ValidateFunction>();
  return ({ document, schema }, value) => {
    const validate = compiled.get(schema) ?? compile(ajv, forValidator(schema, bases.get(document) ?? ''));
    compiled.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}
