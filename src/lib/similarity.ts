/** Three-letter pieces of a text, its ends marked: two spellings of a word share most of them. */
function pieces(text: string): Set<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: Math.max(padded.length - 2, 1) }, (_, index) => padded.slice(index, index + 3)));
}

/** Share of common pieces, 0 to 1 (Dice). */
export function similarity(one: string, other: string): number {
  const [first, second] = [pieces(one), pieces(other)];
  const common = [...first].filter((piece) => second.has(piece)).length;
  return (2 * common) / (first.size + second.size);
}

/** The name most like a given one; undefined where there are none. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const lower = name.toLowerCase();
  const scored = [...names].filter(Boolean).map((other) => ({ other, score: similarity(lower, other.toLowerCase()) }));
  return scored.sort((a, b) => b.score - a.score || (a.other < b.other ? -1 : 1))[0]?.other;
}
