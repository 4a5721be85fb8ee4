import { sampleOf } from '../../openapi/sample';
import type { ContractResponse } from './operations';
import type { Api, Row } from './types';
import type { Check } from './validators';

/** Header of a response without a handler: the contract's example, or generated from its schema. */
export const SOURCE_HEADER = 'X-Sandbox-Source';

/** A response without a handler. */
export interface FallbackResponse {
  /** Undefined if the contract describes no body. */
  body: Row | undefined;
  source: 'example' | 'made-up';
}

/** Returns the first valid example of a response; otherwise values generated from the schema. */
export function fallbackResponse(
  { schema, mediaType, examples }: ContractResponse,
  apis: readonly Api[],
  check: Check,
): FallbackResponse {
  const example = examples.find(({ value }) => check(schema, value).length === 0);
  if (example) return { body: example.value, source: 'example' };
  const document = apis.find(({ id }) => id === schema.apiId)?.document;
  if (!document || !/json/.test(mediaType)) return { body: undefined, source: 'made-up' };
  return { body: sampleOf(document, { $ref: schema.pointer }) as Row | undefined, source: 'made-up' };
}
