interface Notes {
  /** Score and coverage of each word of the query. */
  scores: number[];
  covers: number[];
  /** Terms to mark. */
  terms: string[];
}

/** Scores of records or pages for each word of a query, by number. */
export class Coverage {
  private readonly notes = new Map<number, Notes>();

  /** @param weights Weight of each word of the query. */
  constructor(private readonly weights: readonly number[]) {}

  private notesOf(number: number): Notes {
    let notes = this.notes.get(number);
    if (!notes) {
      notes = { scores: this.weights.map(() => 0), covers: this.weights.map(() => 0), terms: [] };
      this.notes.set(number, notes);
    }
    return notes;
  }

  /** Notes the score and coverage of the word at a position. The maximum of several notes counts. */
  note(at: number, number: number, score: number, cover: number, marked: readonly string[] = []): void {
    const { scores, covers, terms } = this.notesOf(number);
    scores[at] = Math.max(scores[at] as number, score);
    covers[at] = Math.max(covers[at] as number, cover);
    terms.push(...marked);
  }

  /** Returns the numbers, each with its total score and the covered share of the query; exactly 1 if every word is. */
  results(): { number: number; score: number; coverage: number; terms: string[] }[] {
    const all = this.weights.reduce((sum, weight) => sum + weight, 0);
    return [...this.notes].map(([number, { scores, covers, terms }]) => {
      const covered = covers.reduce((sum, cover, at) => sum + cover * (this.weights[at] as number), 0);
      const coverage = covers.every((cover) => cover === 1) ? 1 : covered / all;
      return { number, coverage, terms, score: scores.reduce((sum, score) => sum + score, 0) * coverage ** 2 };
    });
  }
}
