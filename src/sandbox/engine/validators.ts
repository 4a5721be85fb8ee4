import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Place } from './operations';
import type { Api } from './types';

/** Checks a value against a schema of a contract; empty when it fits. */
export type Check = (place: Place, value: unknown) => ErrorObject[];

/** Validators of all contracts. Each is compiled when it is first needed, so that the sandbox starts at once. */
export function validators(apis: readonly Api[]): Check {
  // `npm run lint:specs` checks the contracts; extensions and unknown formats are no errors here.
  const options = { strict: false, allErrors: true, validateSchema: false, validateFormats: true };
  // Errors come with the schema and the value: messages name the limits.
  const ajv = new Ajv2020({ ...options, verbose: true });
  addFormats(ajv);
  for (const { id, document } of apis) ajv.addSchema(document, `contract:${id}`);
  const compiled = new Map<string, ValidateFunction>();
  return ({ apiId, pointer }, value) => {
    const $ref = `contract:${apiId}${pointer}`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}
