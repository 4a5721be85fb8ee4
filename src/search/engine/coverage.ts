/** How well things of a list (records, pages) have each word of a query. By number of the thing; of most nothing is noted. */
export class Coverage {
  /** What is noted, each number once. */
  readonly numbers: number[] = [];
  private readonly isNoted: Uint8Array;
  /** By word. */
  private readonly scores: Float64Array[];
  private readonly covers: Float64Array[];

  /**
   * @param weights How much each word of the query decides.
   * @param count How many things there are.
   */
  constructor(
    private readonly weights: readonly number[],
    count: number,
  ) {
    this.isNoted = new Uint8Array(count);
    this.scores = weights.map(() => new Float64Array(count));
    this.covers = weights.map(() => new Float64Array(count));
  }

  /** Notes what the word at a place scores for a thing, and how far it is covered. Of several notes the best one counts. */
  note(at: number, number: number, score: number, cover: number): void {
    if (this.isNoted[number] === 0) {
      this.isNoted[number] = 1;
      this.numbers.push(number);
    }
    const scores = this.scores[at] as Float64Array;
    const covers = this.covers[at] as Float64Array;
    if (score > (scores[number] as number)) scores[number] = score;
    if (cover > (covers[number] as number)) covers[number] = cover;
  }

  /** Notes for a thing of another list what is noted here, less by these factors. */
  copyTo(other: Coverage, number: number, from: number, scoreFactor: number, coverFactor: number): void {
    for (let at = 0; at < this.weights.length; at++) {
      const score = this.scores[at]?.[from] as number;
      const cover = this.covers[at]?.[from] as number;
      other.note(at, number, score * scoreFactor, cover * coverFactor);
    }
  }

  /** What all words score. */
  scoreOf(number: number): number {
    let sum = 0;
    for (const scores of this.scores) sum += scores[number] as number;
    return sum;
  }

  /** Share of the query that is covered; exactly 1 when every word is. */
  shareOf(number: number): number {
    let sum = 0;
    let all = 0;
    let isWhole = true;
    for (let at = 0; at < this.weights.length; at++) {
      const weight = this.weights[at] as number;
      const cover = this.covers[at]?.[number] as number;
      isWhole &&= cover === 1;
      sum += cover * weight;
      all += weight;
    }
    return isWhole ? 1 : sum / all;
  }
}
