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
