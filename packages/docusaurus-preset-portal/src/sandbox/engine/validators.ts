import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { multipleOfKeyword } from '../../openapi/multipleOf';
import { checkedRegExp } from '../../openapi/pattern';
import { withExclusiveLimits } from '../../openapi/read/exclusiveLimits';
import type { SchemaPointer } from './operations';
import type { Api } from './types';

/** Validates a value against a schema of a contract; returns no errors if it is valid. */
export type Check = (schema: SchemaPointer, value: unknown) => ErrorObject[];

/**
 * Compiles a schema. A schema that the validator can't compile, such as one with a non-numeric limit, accepts
 * everything.
 */
export function compile(ajv: Ajv2020, schema: object): ValidateFunction {
  try {
    return ajv.compile(schema);
  } catch {
    return ajv.compile({});
  }
}

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
  ajv.removeKeyword('multipleOf').addKeyword(multipleOfKeyword);
  return ajv;
}

/** Creates validators of all contracts. Each is compiled on first use, so that the sandbox starts quickly. */
export function validators(apis: readonly Api[]): Check {
  const ajv = contractAjv();
  for (const { id, document } of apis) ajv.addSchema(withExclusiveLimits(document), `contract:${id}`);
  const compiled = new Map<string, ValidateFunction>();
  return ({ apiId, pointer }, value) => {
    const $ref = `contract:${apiId}${pointer}`;
    const validate = compiled.get($ref) ?? compile(ajv, { $ref });
    compiled.set($ref, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}
