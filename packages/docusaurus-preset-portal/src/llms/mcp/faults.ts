import type { ValidateFunction } from 'ajv';
import { explained } from '../../sandbox/engine/request/body';
import { compile, contractAjv, forValidator } from '../../sandbox/engine/validators';

const ajv = contractAjv();

const compiledSchemas = new WeakMap<object, ValidateFunction>();

/** Returns the faults of a value in the words of the sandbox. References of the schema resolve in `document`. */
export function faultsOf(
  subject: string,
  value: unknown,
  schema: object | undefined,
  document: { components?: unknown } = {},
  example?: string,
): string[] {
  if (!schema) return [];
  const { components } = document;
  const validate = compiledSchemas.get(schema) ?? compile(ajv, forValidator({ ...schema, components }));
  compiledSchemas.set(schema, validate);
  if (validate(value)) return [];
  return explained(validate.errors ?? [], example).map(({ pointer, detail }) =>
    `${`${subject}${pointer}`.replace(/^\//, '')}: ${detail}`.replace(/^: /, ''),
  );
}
