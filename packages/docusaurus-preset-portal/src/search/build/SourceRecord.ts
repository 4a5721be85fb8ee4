import type { SearchRecord } from '../engine/records';

/** A record with everything it is searched by; `buildPiece.ts` turns it into index lines. */
export interface SourceRecord extends SearchRecord {
  /** Synonyms and names in the other language, see `engine/names.ts`. */
  otherNames?: string;
  /** `keywords` of a guide or `x-keywords` of an operation, see `engine/names.ts`. */
  keywords?: string;
  prose?: string;
}
