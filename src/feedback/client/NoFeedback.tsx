/** In the place of `Feedback` when it is off. */
export default function NoFeedback() {
  return null;
}
