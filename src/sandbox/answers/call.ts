import type { Values } from '../request/parameters';
import type { Row } from '../types';
import type { World } from '../world';
import type { FeedbackStore } from './feedbackStore';

/** A checked request, ready to be answered. */
export interface Call {
  values: Values;
  /** Present when the operation takes a body. */
  body: Row;
  world: World;
  feedback: FeedbackStore;
}

/** Answers one operation with the body of its success answer; refuses by throwing a Refusal. */
export type Handler = (call: Call) => Row;
