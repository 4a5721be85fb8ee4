import { Refusal } from '../../engine/refusal';
import type { Row } from '../../engine/types';

export interface FeedbackStore {
  /**
   * The receipt of a feedback: the same one whenever the same feedback comes again.
   *
   * @throws Refusal 409 when the key came with other content before.
   */
  store: (key: string, fingerprint: string, recommendationId: string, facts: Row) => Row;
}

/** Oldest receipts are forgotten beyond this number. */
const KEPT = 10_000;

/** Feedback of one run of the sandbox, in memory. */
export function feedbackStore(): FeedbackStore {
  const receipts = new Map<string, { fingerprint: string; receipt: Row }>();
  let count = 0;
  return {
    store: (key, fingerprint, recommendationId, facts) => {
      const known = receipts.get(key);
      if (known?.fingerprint === fingerprint) return known.receipt;
      if (known) {
        const detail = `The idempotencyKey was used for another body at ${known.receipt.receivedAt}.`;
        throw new Refusal(409, 'idempotency-conflict', detail);
      }
      const { feedbackId, receivedAt } = facts.recommendations.feedback;
      const number = (Number.parseInt(feedbackId.slice(-12), 16) + count).toString(16).padStart(12, '0');
      const receipt = { feedbackId: feedbackId.slice(0, -12) + number, recommendationId, receivedAt };
      count += 1;
      receipts.set(key, { fingerprint, receipt });
      const oldest = receipts.keys().next().value;
      if (receipts.size > KEPT && oldest !== undefined) receipts.delete(oldest);
      return receipt;
    },
  };
}
