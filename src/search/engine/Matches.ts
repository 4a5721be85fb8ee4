/**
 * Matching records with their scores, as parallel arrays: a common word matches thousands of records, and allocating
 * an object for each would take longer than the lookup.
 */
export class Matches {
  /** Record numbers, without duplicates. */
  readonly numbers: number[] = [];
  readonly scores: number[] = [];
  /** True if a name of the record has the word, not only its prose. */
  readonly inNames: boolean[] = [];
  /** Matching terms of the record; these lists are shared and never modified. */
  readonly terms: (readonly string[])[] = [];

  get size(): number {
    return this.numbers.length;
  }

  /**
   * Adds a match.
   *
   * @returns the new number of matches.
   */
  add(number: number, score: number, inNames: boolean, terms: readonly string[]): number {
    this.numbers.push(number);
    this.scores.push(score);
    this.inNames.push(inNames);
    return this.terms.push(terms);
  }

  /** Merges a further match into the one at a position. */
  addTo(place: number, score: number, inNames: boolean, [term]: readonly [term: string]): void {
    this.scores[place] = (this.scores[place] as number) + score;
    this.inNames[place] ||= inNames;
    const terms = this.terms[place] as readonly string[];
    if (terms.at(-1) !== term) this.terms[place] = [...terms, term];
  }

  /** Returns the same matches with scaled scores. */
  weighted(weight: number): this {
    for (let at = 0; at < this.size; at++) this.scores[at] = (this.scores[at] as number) * weight;
    return this;
  }

  /** Returns the matches with a term that fits. */
  withTerm(fits: (term: string) => boolean): Matches {
    const filtered = new Matches();
    this.numbers.forEach((number, at) => {
      const terms = this.terms[at] as readonly string[];
      if (terms.some(fits)) filtered.add(number, this.scores[at] as number, this.inNames[at] as boolean, terms);
    });
    return filtered;
  }

  /** Returns the intersection with other matches. */
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
