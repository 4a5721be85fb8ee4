import type { SearchRecord } from './records';
import { typingErrors } from './typingErrors';
import { foldedWords } from './words';

/** Less than an error. */
const DOUBLED = 0.5;
const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');

interface Known {
  word: string;
  single: string;
  /** Records that have it. */
  records: number;
  /** How many words were known before it. */
  order: number;
}

/** Words as they are written in names and in the line about a record, and how many records have them. */
export class KnownWords {
  private readonly words = new Map<string, Known>();
  private readonly byLength: Known[][] = [];
  /** What was looked for since the last word was added. */
  private readonly found = new Map<string, string | undefined>();

  /** Counts the words of a record. */
  add({ title, label, also, asked, text }: SearchRecord): void {
    this.found.clear();
    for (const word of new Set([title, label, also, asked, text].flatMap((one = '') => foldedWords(one)))) {
      const before = this.words.get(word);
      if (before) before.records++;
      else {
        const known = { word, single: withoutDoubles(word), records: 1, order: this.words.size };
        this.words.set(word, known);
        this.byLength[word.length] ??= [];
        this.byLength[word.length]?.push(known);
      }
    }
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /** The known word that is most like one; of equally like ones the one that most records have. */
  nearest(word: string, allowed: number): string | undefined {
    if (allowed === 0) return undefined;
    const key = `${allowed} ${word}`;
    if (!this.found.has(key)) this.found.set(key, this.find(word, allowed));
    return this.found.get(key);
  }

  private find(word: string, allowed: number): string | undefined {
    const single = withoutDoubles(word);
    const near = this.byLength.slice(Math.max(0, word.length - allowed), word.length + allowed + 1).flat();
    let best: (Known & { errors: number }) | undefined;
    for (const one of near) {
      // A double letter is the most common one to get wrong: `anual` is `annual` rather than `antal`.
      const errors = one.single === single ? DOUBLED : typingErrors(word, one.word, best?.errors ?? allowed);
      if (errors > allowed) continue;
      const before = best && (best.errors - errors || one.records - best.records || best.order - one.order);
      if (before === undefined || before > 0) best = { ...one, errors };
    }
    return best?.word;
  }
}
