import type { ValidateFunction } from 'ajv';
import { withExclusiveLimits } from '../../openapi/read/exclusiveLimits';
import { explained } from '../../sandbox/engine/request/body';
import { compile, contractAjv } from '../../sandbox/engine/validators';

const ajv = contractAjv();

const compiledSchemas = new WeakMap<object, ValidateFunction>();

/** Compiles a schema; undefined if it is none, as one with a broken pattern: the value is then sent as it is. */
function compiledOf(schema: object, components: unknown): ValidateFunction | undefined {
  try {
    return compiledSchemas.get(schema) ?? compile(ajv, withExclusiveLimits({ ...schema, components }));
  } catch {
    return undefined;
  }
}

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
  const validate = compiledOf(schema, components);
  if (!validate) return [];
  compiledSchemas.set(schema, validate);
  if (validate(value)) return [];
  return explained(validate.errors ?? [], example).map(({ pointer, detail }) =>
    `${`${subject}${pointer}`.replace(/^\//, '')}: ${detail}`.replace(/^: /, ''),
  );
}
