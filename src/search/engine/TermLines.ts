import { remember } from '../../remember';
import type { Lines } from './Lines';

/** Terms whose lines are kept. */
const MAX_KEPT = 2_000;

/** Beginnings of terms whose lines are kept: those of the words of a query while its last one is typed. */
const MAX_BEGUN = 12;

/** A file of the index that is loaded. */
export interface TermFile {
  /** Number of the record at each place; -1 where an earlier file has the record. */
  numbers: readonly number[];
  lengths: readonly number[];
  terms: Lines;
}

/** A line of a file: `0,0s;title;names;prose` after its term. */
export type Line = [file: TermFile, lists: string[]];

/** The lines that begin with a text, by term, in the first files. */
interface Begun {
  found: Map<string, readonly Line[]>;
  files: number;
}

/** Those of them that begin with a longer text. */
const someOf = ({ found, files }: Begun = { found: new Map(), files: 0 }, text: string): Begun => ({
  found: new Map([...found].filter(([term]) => term.startsWith(text))),
  files,
});

/** The lines of all files, by their term. Read again and again, they are kept; a further file is looked through alone. */
export class TermLines {
  private readonly files: TermFile[] = [];
  /** What was looked for last, the latest at the end. */
  private readonly begun = new Map<string, Begun>();

  add(file: TermFile): void {
    this.files.push(file);
  }

  get count(): number {
    return this.files.length;
  }

  /** The files from one of them. */
  from = (first: number): readonly TermFile[] => this.files.slice(first);

  private readonly linesRead = remember(() => ({ lines: [] as Line[], files: 0 }), MAX_KEPT);

  /** Of most terms again and again: whether they are parts of compounds, and what other names of a word have. */
  linesOf(term: string): readonly Line[] {
    const read = this.linesRead(term);
    for (; read.files < this.files.length; read.files++) {
      const file = this.files[read.files] as TermFile;
      const rest = file.terms.get(term);
      if (rest !== undefined) read.lines.push([file, rest.split(';')]);
    }
    return read.lines;
  }

  /**
   * By term, the lines of those that begin with a text. While a word is typed they are some of the lines of the text
   * that was one letter shorter; after a further file was added only that is looked through.
   */
  linesBeginning(text: string): ReadonlyMap<string, readonly Line[]> {
    const { found, files } = this.begun.get(text) ?? someOf(this.begun.get(text.slice(0, -1)), text);
    for (const file of this.files.slice(files))
      for (const [term, rest] of file.terms.beginning(text))
        found.set(term, [...(found.get(term) ?? []), [file, rest.split(';')]]);
    this.begun.delete(text);
    this.begun.set(text, { found, files: this.files.length });
    if (this.begun.size > MAX_BEGUN) this.begun.delete(this.begun.keys().next().value as string);
    return found;
  }
}
