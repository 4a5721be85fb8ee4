function trigrams(text: string): Set<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: Math.max(padded.length - 2, 1) }, (_, index) => padded.slice(index, index + 3)));
}

/** Returns the share of common trigrams, from 0 to 1 (Dice coefficient). */
export function similarity(text: string, other: string): number {
  const [first, second] = [trigrams(text), trigrams(other)];
  const common = [...first].filter((piece) => second.has(piece)).length;
  return (2 * common) / (first.size + second.size);
}

/** Returns the name most similar to another; undefined without names. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const lower = name.toLowerCase();
  const scored = [...names].filter(Boolean).map((other) => ({ other, score: similarity(lower, other.toLowerCase()) }));
  return scored.sort((a, b) => b.score - a.score || (a.other < b.other ? -1 : 1))[0]?.other;
}
