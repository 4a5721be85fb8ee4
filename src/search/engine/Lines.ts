import { firstWhere } from './firstWhere';

/** Lines of text that begin with a word and a space, sorted by this word: looked up as they arrive, without any preparation. */
export class Lines {
  private readonly lines: readonly string[];

  constructor(text: string) {
    this.lines = text === '' ? [] : text.split('\n');
  }

  /** Place of the first line that is not before a text. */
  private firstFrom = (text: string): number => firstWhere(this.lines, (line) => line >= text);

  /** Place of the line that begins with a word; undefined when there is none. */
  placeOf(word: string): number | undefined {
    const place = this.firstFrom(`${word} `);
    return this.lines[place]?.startsWith(`${word} `) ? place : undefined;
  }

  /** The word of a line by its place. */
  wordAt(place: number): string {
    const line = this.lines[place] as string;
    return line.slice(0, line.indexOf(' '));
  }

  /** What stands after a word; undefined when no line begins with it. */
  get(word: string): string | undefined {
    const place = this.placeOf(word);
    return place === undefined ? undefined : this.lines[place]?.slice(word.length + 1);
  }

  /** The lines whose words begin with a text: each word, and what stands after it. */
  *beginning(text: string): Generator<[word: string, rest: string]> {
    for (let at = this.firstFrom(text); this.lines[at]?.startsWith(text); at++) {
      const line = this.lines[at] as string;
      const end = line.indexOf(' ', text.length);
      yield [line.slice(0, end), line.slice(end + 1)];
    }
  }
}

/** The text of lines. A word is there once, and has no space. */
export const linesOf = (rests: ReadonlyMap<string, string>): string =>
  [...rests]
    .map(([word, rest]) => `${word} ${rest}`)
    .sort()
    .join('\n');
