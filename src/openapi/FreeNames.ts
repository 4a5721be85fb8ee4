/** Generator of unique names. */
export class FreeNames {
  /** Used names, each with the next number to try. */
  private readonly next = new Map<string, number>();

  /**
   * Reserves the name, or the name with the first free number: `shop`, `shop-2`. Counting continues from the last
   * number, so that thousands of equal names take linear time.
   */
  take(wanted: string): string {
    let number = this.next.get(wanted);
    let free = wanted;
    while (number !== undefined && this.next.has(free)) {
      free = `${wanted}-${number}`;
      number += 1;
    }
    if (number !== undefined) this.next.set(wanted, number);
    this.next.set(free, 2);
    return free;
  }
}
