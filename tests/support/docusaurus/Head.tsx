/** Plain React writes no head. */
export default function Head(): null {
  return null;
}
