/**
 * Binary search: index of the first item that fits; the length if none does.
 *
 * @param fits False for all items before that one, true from it on.
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
