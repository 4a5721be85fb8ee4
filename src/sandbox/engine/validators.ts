import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { multipleOfKeyword } from '../../openapi/multipleOf';
import { checkedRegExp } from '../../openapi/pattern';
import { withExclusiveLimits } from '../../openapi/read/exclusiveLimits';
import type { Place } from './operations';
import type { Api } from './types';

/** Checks a value against a schema of a contract; empty when it fits. */
export type Check = (place: Place, value: unknown) => ErrorObject[];

/** A schema that no validator can follow, such as one with a limit that is no number, refuses nothing. */
function compile(ajv: Ajv2020, $ref: string): ValidateFunction {
  try {
    return ajv.compile({ $ref });
  } catch {
    return ajv.compile({});
  }
}

/** Validators of all contracts. Each is compiled when it is first needed, so that the sandbox starts at once. */
export function validators(apis: readonly Api[]): Check {
  // `npm run lint:specs` checks the contracts; extensions and unknown formats are no errors here.
  const options = {
    strict: false,
    allErrors: true,
    validateSchema: false,
    validateFormats: true,
    logger: false as const,
  };
  // Errors come with the schema and the value: messages name the limits.
  const ajv = new Ajv2020({
    ...options,
    verbose: true,
    code: { regExp: checkedRegExp },
  });
  addFormats(ajv);
  ajv.removeKeyword('multipleOf').addKeyword(multipleOfKeyword);
  for (const { id, document } of apis) ajv.addSchema(withExclusiveLimits(document), `contract:${id}`);
  const compiled = new Map<string, ValidateFunction>();
  return ({ apiId, pointer }, value) => {
    const $ref = `contract:${apiId}${pointer}`;
    const validate = compiled.get($ref) ?? compile(ajv, $ref);
    compiled.set($ref, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}
