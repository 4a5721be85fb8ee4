import type { CheckedRequest, DataRow } from 'openapi-toolkit/sandbox';

import type { World } from '../world';
import type { FeedbackStore } from './feedbackStore';

/** A validated request, and the data for its response. */
export interface HandledCall extends CheckedRequest {
  world: World;
  feedback: FeedbackStore;
}

/** Builds the body of an operation's success response; throws a Refusal to respond with an error. */
export type WorldHandler = (call: HandledCall) => DataRow;
