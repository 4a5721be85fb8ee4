/**
 * Returns begin and end of what stands between texts in a whole: the first text at its begin, the last at its end, each of
 * the others as late as it can; undefined if they are not there.
 */
export function gapsBetween([first = '', ...others]: readonly string[], whole: string): [number, number][] | undefined {
  if (others.length === 0 ? whole !== first : !whole.startsWith(first)) return undefined;
  const gaps: [number, number][] = [];
  let end = whole.length;
  for (const [index, text] of [...others.entries()].reverse()) {
    const rest = whole.slice(first.length, end);
    const at = index < others.length - 1 || rest.endsWith(text) ? rest.lastIndexOf(text) : -1;
    if (at < 0) return undefined;
    end = first.length + at;
    const next = gaps[0];
    if (next) next[0] = end + text.length;
    gaps.unshift([first.length, end]);
  }
  return gaps;
}
