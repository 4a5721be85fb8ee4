/** Replacement of `Feedback` when feedback is off. */
export default function NoFeedback() {
  return null;
}
