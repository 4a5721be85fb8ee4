import { typingErrors } from './typingErrors';

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

  /** Returns similar known words, most similar first. */
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
