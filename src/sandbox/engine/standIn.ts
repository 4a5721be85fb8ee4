import { sampleOf } from '../../openapi/sample';
import type { ContractResponse } from './operations';
import type { Api, Row } from './types';
import type { Check } from './validators';

/** Header of a response that no handler made: whether it is the contract's example, or made up from its schema. */
export const SOURCE_HEADER = 'X-Sandbox-Source';

/** A response that no handler made. */
export interface StandIn {
  /** Undefined where the contract describes no body. */
  body: Row | undefined;
  source: 'example' | 'made-up';
}

/** The first example of a response that fits its schema; without one, values made up from the schema. */
export function standIn(
  { schema, mediaType, examples }: ContractResponse,
  apis: readonly Api[],
  check: Check,
): StandIn {
  const example = examples.find(({ value }) => check(schema, value).length === 0);
  if (example) return { body: example.value, source: 'example' };
  const document = apis.find(({ id }) => id === schema.apiId)?.document;
  if (!document || !/json/.test(mediaType)) return { body: undefined, source: 'made-up' };
  return { body: sampleOf(document, { $ref: schema.pointer }) as Row | undefined, source: 'made-up' };
}
