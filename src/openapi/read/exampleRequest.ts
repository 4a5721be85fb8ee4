import type { ExampleRequest } from '../model';
import { readText } from './extensions';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads `x-request`: the request for an example of a response. */
export function readExampleRequest(value: unknown): ExampleRequest | undefined {
  if (!isRecord(value)) return undefined;
  const body = readText(value.body);
  return {
    parameters: isRecord(value.parameters) ? value.parameters : {},
    ...(body !== undefined && { body }),
    ...(value.prefer === true && { prefer: true }),
  };
}
