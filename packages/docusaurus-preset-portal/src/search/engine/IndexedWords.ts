/**
 * Counts letters inserted, missing, wrong, or transposed with the next (optimal string alignment). A wrong first letter
 * counts twice, because it is rare. A distance above `maxErrors` is any number above it.
 */
export function typingErrors(typed: string, word: string, maxErrors = Number.POSITIVE_INFINITY): number {
  const wrongFirst = typed[0] === word[0] ? 0 : 1;
  let previousRow: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    let rowMinimum = i;
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isExchange = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const errors = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (isSame ? 0 : 1),
        isExchange ? (previousRow[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
      next[j] = errors;
      rowMinimum = Math.min(rowMinimum, errors);
    }
    // A transposition reaches back one row but is itself an error, so no later number falls below this minimum.
    if (rowMinimum + wrongFirst > maxErrors) return rowMinimum + wrongFirst;
    previousRow = row;
    row = next;
  }
  return (row[word.length] as number) + wrongFirst;
}

/** Weight of a doubled letter: less than one error. */
const DOUBLED_LETTER_ERRORS = 0.5;
const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');

interface WordEntry {
  word: string;
  single: string;
  count: number;
  order: number;
}

/** Words as written in names and summaries of records, by length. */
export class IndexedWords {
  private readonly words = new Map<string, WordEntry>();
  private readonly byLength: WordEntry[][] = [];

  /** @param unread Returns words not yet added, and the number of records that contain each. */
  constructor(private readonly unread: () => Iterable<readonly [word: string, count: number]>) {}

  private read(): void {
    for (const [word, count] of this.unread()) {
      const existing = this.words.get(word);
      if (existing) {
        existing.count += count;
        continue;
      }
      const entry = { word, single: withoutDoubles(word), count, order: this.words.size };
      this.words.set(word, entry);
      this.byLength[word.length] ??= [];
      this.byLength[word.length]?.push(entry);
    }
  }

  /** Returns the equally nearest known words, most frequent first. */
  nearest(word: string, allowed: number): readonly string[] {
    if (allowed === 0) return [];
    const all = this.similarEntries(word, allowed);
    return all.filter(({ errors }) => errors === all[0]?.errors).map((entry) => entry.word);
  }

  similar = (word: string, allowed: number): string[] => this.similarEntries(word, allowed).map((entry) => entry.word);

  private similarEntries(word: string, allowed: number): (WordEntry & { errors: number })[] {
    this.read();
    const single = withoutDoubles(word);
    const similar: (WordEntry & { errors: number })[] = [];
    for (const entry of this.byLength.slice(Math.max(0, word.length - allowed), word.length + allowed + 1).flat()) {
      // A doubled letter is the most common error: `anual` is `annual` rather than `antal`.
      const errors = entry.single === single ? DOUBLED_LETTER_ERRORS : typingErrors(word, entry.word, allowed);
      if (errors <= allowed) similar.push({ ...entry, errors });
    }
    return similar.sort((a, b) => a.errors - b.errors || b.count - a.count || a.order - b.order);
  }
}
