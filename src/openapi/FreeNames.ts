/** Names of which each may be used once. */
export class FreeNames {
  /** Every used name, and the number that the next one of its kind may have. */
  private readonly next = new Map<string, number>();

  /**
   * The name, or the name with the first free number where it is used: `shop`, `shop-2`. It is used from now on.
   * Counting goes on where it ended: thousands of equal names take no longer than others.
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
