import { sample } from 'openapi-sampler';
import type { ContractResponse } from './operations';
import type { Api, Row } from './types';

/** Header of a response that no handler made: whether it is the contract's example, or made up from its schema. */
export const SOURCE_HEADER = 'X-Sandbox-Source';

/** A response that no handler made. */
export interface StandIn {
  /** Undefined where the contract describes no body. */
  body: Row | undefined;
  source: 'example' | 'made-up';
}

/** The first example of a response; without one, values made up from its schema. */
export function standIn(
  { schema: { apiId, pointer }, mediaType, examples }: ContractResponse,
  apis: readonly Api[],
): StandIn {
  const [example] = examples;
  if (example) return { body: example.value, source: 'example' };
  const document = apis.find(({ id }) => id === apiId)?.document;
  if (!document || !/json/.test(mediaType)) return { body: undefined, source: 'made-up' };
  return { body: sample({ $ref: pointer }, { quiet: true }, document) as Row, source: 'made-up' };
}
