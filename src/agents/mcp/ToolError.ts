/** What a tool returns in the place of an answer, for programs by its code and for people in a sentence. */
export class ToolError extends Error {
  constructor(
    /** Stable name: `not-found`, `invalid-argument`, `sandbox-not-running`, `response-too-large`. */
    readonly code: string,
    message: string,
    /** Names that exist, where one was asked for that does not. */
    readonly known: readonly string[] = [],
    /** Count of the names that exist, of which `known` may be a part. */
    readonly total: number = known.length,
  ) {
    super(message);
  }
}

/** Names that an error lists at most. */
const MAX_KNOWN = 12;

const near = (wanted: string, name: string): boolean => {
  const [a, b] = [wanted.toLowerCase(), name.toLowerCase()];
  return a.length > 2 && a.split(/[^\p{L}\p{N}]+/u).some((word) => word.length > 2 && b.includes(word));
};

/**
 * Nothing has the name that was asked for; says which names are like it.
 *
 * @param elsewhere A sentence that says where else it could be.
 */
export function notFound(what: string, wanted: string, names: readonly string[], elsewhere = ''): ToolError {
  const similar = names.filter((name) => near(wanted, name));
  const known = (similar.length > 0 ? similar : names).slice(0, MAX_KNOWN);
  const message = `There is no ${what} "${wanted.slice(0, 80)}". ${elsewhere}`.trimEnd();
  return new ToolError('not-found', message, known, names.length);
}
