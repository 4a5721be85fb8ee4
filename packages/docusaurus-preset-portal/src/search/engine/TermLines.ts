import { memoize } from '../../lib/memoize';
import type { SortedTable } from './SortedTable';

/** Maximum number of terms with cached lines. */
const MAX_CACHED_TERMS = 2_000;

/** Maximum number of prefixes with cached lines: those of a query while its last word is typed. */
const MAX_CACHED_PREFIXES = 12;

/** A loaded index file. */
export interface TermFile {
  /** Record number by position; -1 if an earlier file has the record. */
  numbers: readonly number[];
  lengths: readonly number[];
  terms: SortedTable;
}

/** A parsed line of a file: `0,0s;title;names;prose` after its term. */
export type Line = [file: TermFile, lists: string[]];

/** Lines of the terms with a prefix, over the files searched so far. */
interface PrefixLines {
  found: Map<string, readonly Line[]>;
  files: number;
}

const narrowedTo = ({ found, files }: PrefixLines = { found: new Map(), files: 0 }, text: string): PrefixLines => ({
  found: new Map([...found].filter(([term]) => term.startsWith(text))),
  files,
});

/** The lines of all files by term. Memoised; a new file is searched alone. */
export class TermLines {
  private readonly files: TermFile[] = [];
  /** Recent lookups, in order of use. */
  private readonly prefixCache = new Map<string, PrefixLines>();

  add(file: TermFile): void {
    this.files.push(file);
  }

  get count(): number {
    return this.files.length;
  }

  from = (first: number): readonly TermFile[] => this.files.slice(first);

  private readonly cachedLines = memoize(() => ({ lines: [] as Line[], files: 0 }), MAX_CACHED_TERMS);

  /** Returns the lines of a term. Cached, because compounds and synonyms look up the same terms repeatedly. */
  linesOf(term: string): readonly Line[] {
    const cached = this.cachedLines(term);
    for (; cached.files < this.files.length; cached.files++) {
      const file = this.files[cached.files] as TermFile;
      const rest = file.terms.get(term);
      if (rest !== undefined) cached.lines.push([file, rest.split(';')]);
    }
    return cached.lines;
  }

  /**
   * Returns the lines of terms with a prefix. While a word is typed they are filtered from those of the prefix one
   * letter shorter; after a file was added, only the new file is searched.
   */
  linesWithPrefix(text: string): ReadonlyMap<string, readonly Line[]> {
    const { found, files } = this.prefixCache.get(text) ?? narrowedTo(this.prefixCache.get(text.slice(0, -1)), text);
    for (const file of this.files.slice(files))
      for (const [term, rest] of file.terms.withPrefix(text))
        found.set(term, [...(found.get(term) ?? []), [file, rest.split(';')]]);
    this.prefixCache.delete(text);
    this.prefixCache.set(text, { found, files: this.files.length });
    if (this.prefixCache.size > MAX_CACHED_PREFIXES)
      this.prefixCache.delete(this.prefixCache.keys().next().value as string);
    return found;
  }
}
