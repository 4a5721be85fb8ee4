/** What a result is; also the order of the groups. */
export const KINDS = ['operation', 'field', 'guide', 'attribute'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing that can be found. Made at build, kept short: the browser loads it. */
export interface SearchRecord {
  id: string;
  kind: Kind;
  /** As the reader knows it: operation title, property name, heading. */
  title: string;
  /** Second line beside the title: labels of a property, both languages. */
  label?: string;
  method?: string;
  /** Path of an operation. */
  path?: string;
  /** Where it stands: `Data API › Vehicle by KID`. */
  where: string;
  /** Where it leads, with the anchor. */
  href: string;
  /** One line about it. */
  text?: string;
  /** API it belongs to. */
  api?: string;
  /** Further names (synonyms, other language), separated by ` · `; found as well but not shown. */
  also?: string;
  /** Words of the prose, each once, not shown. */
  prose?: string;
  /** Further places of the same property: where, and where that leads. */
  places?: [where: string, href: string][];
  /** Above 1 comes before its like; default 1. */
  weight?: number;
}

/** A file of the index. */
export interface Piece {
  records: SearchRecord[];
}

/** The one file with a fixed name: loaded first, names all others. */
export interface Manifest {
  /** File with the most important records; with all of them when there are no pieces. */
  root: string;
  /** Files by the first term they hold, in the order of the alphabet (code units). */
  pieces: [from: string, file: string][];
  /** Words that compounds are made of (folded, stemmed). */
  parts: string[];
  /** Records in all. */
  count: number;
}
