export class UniqueNames {
  /** @param separator Text between a name and its number. */
  constructor(private readonly separator = '-') {}

  private readonly nextNumbers = new Map<string, number>();

  /** Reserves the name, or the name with the first free number, in linear time: `shop`, `shop-2`. */
  take(name: string): string {
    let number = this.nextNumbers.get(name);
    let free = name;
    while (number !== undefined && this.nextNumbers.has(free)) {
      free = name + this.separator + number;
      number += 1;
    }
    if (number !== undefined) this.nextNumbers.set(name, number);
    this.nextNumbers.set(free, 2);
    return free;
  }
}
