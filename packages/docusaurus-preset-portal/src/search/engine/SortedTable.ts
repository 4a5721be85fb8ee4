/** Returns the index of the first item that fits by binary search; the length if none does. From it on, all fit. */
export function firstWhere<T>(things: readonly T[], fits: (thing: T) => boolean): number {
  let from = 0;
  let to = things.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (fits(things[middle] as T)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Sorted lines of text whose first word is the key. Looked up by binary search, without parsing. */
export class SortedTable {
  private readonly lines: readonly string[];

  constructor(text: string) {
    this.lines = text === '' ? [] : text.split('\n');
  }

  private firstFrom = (text: string): number => firstWhere(this.lines, (line) => line >= text);

  get(word: string): string | undefined {
    const line = this.lines[this.firstFrom(`${word} `)];
    return line?.startsWith(`${word} `) ? line.slice(word.length + 1) : undefined;
  }

  /** Yields the lines whose keys begin with a text, as key and value. */
  *withPrefix(text: string): Generator<[word: string, rest: string]> {
    for (let at = this.firstFrom(text); this.lines[at]?.startsWith(text); at++) {
      const line = this.lines[at] as string;
      const end = line.indexOf(' ', text.length);
      yield [line.slice(0, end), line.slice(end + 1)];
    }
  }
}

/** Encodes lines. A key is unique and contains no space. */
export const tableLines = (values: ReadonlyMap<string, string>): string =>
  [...values]
    .map(([word, rest]) => `${word} ${rest}`)
    .sort()
    .join('\n');
