import { type DataRow, Refusal } from 'openapi-toolkit/sandbox';

export interface FeedbackStore {
  /**
   * Stores feedback and returns its receipt; repeated feedback gets the same receipt.
   *
   * @throws Refusal 409 if the key was used with other content before.
   */
  store: (key: string, fingerprint: string, recommendationId: string, facts: DataRow) => DataRow;
}

/** Maximum number of stored receipts; the oldest are dropped. */
const MAX_RECEIPTS = 10_000;

/** Creates an in-memory store for the feedback of one run of the sandbox. */
export function feedbackStore(): FeedbackStore {
  const receipts = new Map<string, { fingerprint: string; receipt: DataRow }>();
  let count = 0;
  return {
    store: (key, fingerprint, recommendationId, facts) => {
      const stored = receipts.get(key);
      if (stored?.fingerprint === fingerprint) return stored.receipt;
      if (stored) {
        const detail = `The idempotencyKey was used for another body at ${stored.receipt.receivedAt}.`;
        throw new Refusal(409, 'idempotency-conflict', detail);
      }
      const { feedbackId, receivedAt } = facts.recommendations.feedback;
      const number = (Number.parseInt(feedbackId.slice(-12), 16) + count).toString(16).padStart(12, '0');
      const receipt = { feedbackId: feedbackId.slice(0, -12) + number, recommendationId, receivedAt };
      count += 1;
      receipts.set(key, { fingerprint, receipt });
      const oldest = receipts.keys().next().value;
      if (receipts.size > MAX_RECEIPTS && oldest !== undefined) receipts.delete(oldest);
      return receipt;
    },
  };
}
