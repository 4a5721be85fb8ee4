import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { SandboxData } from '../types';
import type { Place } from './operations';

/** Checks a value against a schema of a contract; empty when it fits. */
export type Check = (place: Place, value: unknown) => ErrorObject[];

/** Validators of all contracts, each compiled when it is first needed: the sandbox is up at once. */
export function validators(data: SandboxData): Check {
  // Contracts are linted elsewhere; here their extensions and unknown formats are no faults.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, validateFormats: true });
  addFormats(ajv);
  for (const { id, document } of data.apis) ajv.addSchema(document, `contract:${id}`);
  const compiled = new Map<string, ValidateFunction>();
  return ({ apiId, pointer }, value) => {
    const $ref = `contract:${apiId}${pointer}`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}
