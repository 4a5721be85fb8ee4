/**
 * The records that match something, and how: lists, because a common word has thousands of records, and an object for
 * each takes longer than to find them.
 */
export class Matches {
  /** Each record by its number, once. */
  readonly numbers: number[] = [];
  readonly scores: number[] = [];
  /** Whether a name of the record has the word, not only its prose. */
  readonly inNames: boolean[] = [];
  /** The terms of the record that match; nobody changes these lists. */
  readonly terms: (readonly string[])[] = [];

  get size(): number {
    return this.numbers.length;
  }

  /** @returns how many there are now. */
  add(number: number, score: number, inNames: boolean, terms: readonly string[]): number {
    this.numbers.push(number);
    this.scores.push(score);
    this.inNames.push(inNames);
    return this.terms.push(terms);
  }

  /** Adds another match of the record at a place. */
  addTo(place: number, score: number, inNames: boolean, [term]: readonly [term: string]): void {
    this.scores[place] = (this.scores[place] as number) + score;
    this.inNames[place] ||= inNames;
    const terms = this.terms[place] as readonly string[];
    if (terms.at(-1) !== term) this.terms[place] = [...terms, term];
  }

  /** The same matches, each of less weight. */
  weighted(weight: number): this {
    for (let at = 0; at < this.size; at++) this.scores[at] = (this.scores[at] as number) * weight;
    return this;
  }

  /** Those with a term that fits. */
  withTerm(fits: (term: string) => boolean): Matches {
    const kept = new Matches();
    this.numbers.forEach((number, at) => {
      const terms = this.terms[at] as readonly string[];
      if (terms.some(fits)) kept.add(number, this.scores[at] as number, this.inNames[at] as boolean, terms);
    });
    return kept;
  }

  /** The records that match something else as well. */
  and(other: Matches): Matches {
    const both = new Matches();
    const places = new Map(other.numbers.map((number, at) => [number, at]));
    this.numbers.forEach((number, at) => {
      const there = places.get(number);
      if (there === undefined) return;
      both.add(
        number,
        (this.scores[at] as number) + (other.scores[there] as number),
        (this.inNames[at] as boolean) || (other.inNames[there] as boolean),
        [...(this.terms[at] as readonly string[]), ...(other.terms[there] as readonly string[])],
      );
    });
    return both;
  }
}
