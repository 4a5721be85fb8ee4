import type { SearchRecord } from '../engine/records';

/** A record with everything it is searched by; `prepare.ts` turns it into index lines. */
export interface SourceRecord extends SearchRecord {
  /** Synonyms and names in the other language, see `names.ts`. */
  otherNames?: string;
  /** Queries that this record is the expected result of, see `names.ts`. */
  queries?: string;
  /** Distinct words of the prose. */
  prose?: string;
}
