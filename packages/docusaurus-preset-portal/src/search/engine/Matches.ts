/** Matching records with scores, in parallel arrays: thousands of objects would take longer than the lookup. */
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

  /** Adds a match, and returns the new number of matches. */
  add(number: number, score: number, inNames: boolean, terms: readonly string[]): number {
    this.numbers.push(number);
    this.scores.push(score);
    this.inNames.push(inNames);
    return this.terms.push(terms);
  }

  /** Merges a further match into the one at a position. */
  merge(position: number, score: number, inNames: boolean, [term]: readonly [term: string]): void {
    this.scores[position] = (this.scores[position] as number) + score;
    this.inNames[position] ||= inNames;
    const terms = this.terms[position] as readonly string[];
    if (terms.at(-1) !== term) this.terms[position] = [...terms, term];
  }

  weighted(weight: number): this {
    for (let at = 0; at < this.size; at++) this.scores[at] = (this.scores[at] as number) * weight;
    return this;
  }

  withTerm(predicate: (term: string) => boolean): Matches {
    const filtered = new Matches();
    this.numbers.forEach((number, at) => {
      const terms = this.terms[at] as readonly string[];
      if (terms.some(predicate)) filtered.add(number, this.scores[at] as number, this.inNames[at] as boolean, terms);
    });
    return filtered;
  }

  intersect(other: Matches): Matches {
    const both = new Matches();
    const positions = new Map(other.numbers.map((number, at) => [number, at]));
    this.numbers.forEach((number, at) => {
      const otherPosition = positions.get(number);
      if (otherPosition === undefined) return;
      both.add(
        number,
        (this.scores[at] as number) + (other.scores[otherPosition] as number),
        (this.inNames[at] as boolean) || (other.inNames[otherPosition] as boolean),
        [...(this.terms[at] as readonly string[]), ...(other.terms[otherPosition] as readonly string[])],
      );
    });
    return both;
  }
}
