import type { AnySchema } from '../../openapi/document';
import { explained } from '../../sandbox/engine/request/body';
import { compile, contractAjv } from '../../sandbox/engine/validators';
import type { ArgumentsSchema } from './tool';

const ajv = contractAjv();

/** Returns the faults of a tool's arguments in the words of the sandbox. */
export function argumentFaults(value: unknown, input: ArgumentsSchema): string[] {
  const validate = compile(ajv, input as unknown as AnySchema);
  if (validate(value)) return [];
  return explained(validate.errors ?? []).map(({ pointer, detail }) =>
    [pointer.slice(1), detail].filter(Boolean).join(': '),
  );
}
