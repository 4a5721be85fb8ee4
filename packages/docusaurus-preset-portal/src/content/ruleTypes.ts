/** Names of parameters; properties of the body are prefixed with `body.`. */
export type FieldNames = readonly string[];

/** A rule between fields of one request that the schemas of a contract can't express. */
export type FieldRule = { says: string } & (
  | {
      /** If one of these is sent (and, for a list, contains this value) … */
      when: FieldNames;
      holding?: string;
      /** … these are required, too. */
      needs: FieldNames;
      problem?: 'missing-purpose';
    }
  /** Groups that exclude each other. */
  | { one: readonly FieldNames[] }
  /** At least one of these is required; messages name the first. */
  | { any: FieldNames }
  /** A period: its last day is not before the first, and at most this many days after it. */
  | { from: string; to: string; days?: number }
  /** A moment in the past. */
  | { past: string }
  /** A field whose identifier type another field names. */
  | { field: string; by: string; is: string; identifier: string }
);
