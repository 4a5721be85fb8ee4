/**
 * Place of the first of some things that fits; their number when none does.
 *
 * @param fits False for all before that one, true for all after it.
 */
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
