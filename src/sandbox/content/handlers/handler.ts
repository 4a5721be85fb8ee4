import type { CheckedRequest } from '../../engine/content';
import type { Row } from '../../engine/types';
import type { World } from '../world';
import type { FeedbackStore } from './feedbackStore';

/** A checked request, and the data that its response is made from. */
export interface Call extends CheckedRequest {
  world: World;
  feedback: FeedbackStore;
}

/** Makes the body of an operation's success response; refuses by throwing a Refusal. */
export type Handler = (call: Call) => Row;
