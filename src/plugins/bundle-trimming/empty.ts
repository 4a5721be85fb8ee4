/** Stands in for a module that every reader would load although nothing uses it. */
export default function empty() {
  return null;
}
