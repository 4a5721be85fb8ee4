/**
 * Counts letters inserted, missing, wrong, or transposed with the next (optimal string alignment). A wrong first letter
 * counts twice, because it is rare. A distance above `maxErrors` is any number above it.
 */
export function typingErrors(typed: string, word: string, maxErrors = Number.POSITIVE_INFINITY): number {
  const wrongFirst = typed[0] === word[0] ? 0 : 1;
  let previousRow: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    let rowMinimum = i;
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isExchange = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const errors = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (isSame ? 0 : 1),
        isExchange ? (previousRow[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
      next[j] = errors;
      rowMinimum = Math.min(rowMinimum, errors);
    }
    // A transposition reaches back one row but is itself an error, so no later number falls below this minimum.
    if (rowMinimum + wrongFirst > maxErrors) return rowMinimum + wrongFirst;
    previousRow = row;
    row = next;
  }
  return (row[word.length] as number) + wrongFirst;
}
