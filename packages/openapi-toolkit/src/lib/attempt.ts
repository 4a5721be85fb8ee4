/** Returns the result of a function; another value if it throws. */
export function attempt<Result, Other>(compute: () => Result, otherwise: Other): Result | Other {
  try {
    return compute();
  } catch {
    return otherwise;
  }
}
