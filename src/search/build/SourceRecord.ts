import type { SearchRecord } from '../engine/records';

/** A record with all that it is searched by; `prepare.ts` makes lines of that. */
export interface SourceRecord extends SearchRecord {
  /** Further names (synonyms, other language), see `names.ts`. */
  also?: string;
  /** What readers ask for when this is the answer, see `names.ts`. */
  asked?: string;
  /** Words of the prose, each once. */
  prose?: string;
}
