import { isMap } from '../isMap';
import type { ExampleRequest } from '../model';
import { readText } from './extensions';

/** Reads `x-request`: the request for an example of a response. */
export function readExampleRequest(value: unknown): ExampleRequest | undefined {
  if (!isMap(value)) return undefined;
  const body = readText(value.body);
  return {
    parameters: isMap(value.parameters) ? value.parameters : {},
    ...(body !== undefined && { body }),
    ...(value.prefer === true && { prefer: true }),
  };
}
