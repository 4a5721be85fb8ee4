/** What a record is about. */
export type Kind = 'operation' | 'field' | 'guide' | 'change' | 'attribute' | 'code';

/** One thing that can be found. Made at build and kept short, because the browser loads it. */
export interface SearchRecord {
  id: string;
  kind: Kind;
  /** As the reader knows it: operation title, property name, heading. */
  title: string;
  /** Names shown beside the title (labels of a property, both languages), see `names.ts`. */
  label?: string;
  method?: string;
  /** Path of an operation. */
  path?: string;
  /** The page and the section it is in: `Data API › Vehicle by KID`. */
  where: string;
  /** Link to it, with the anchor. */
  href: string;
  /** One line about it. */
  text?: string;
  /** Id of the API it belongs to. */
  api?: string;
  /** Further names (synonyms, other language), see `names.ts`: searched, not shown. */
  also?: string;
  /** What readers ask for when this is the answer, see `names.ts`: searched, not shown. */
  asked?: string;
  /** Identifiers that an operation takes, by the place in its path or the name of its parameter. */
  takes?: [identifier: string, name: string][];
  /** Words of the prose, each once: searched, not shown. */
  prose?: string;
  /** Further places of the same property. */
  places?: [where: string, href: string][];
  /** Above 1 it comes before others of its kind; default 1. */
  weight?: number;
}

/** A file of the index. */
export interface Piece {
  records: SearchRecord[];
}

/** The file that is loaded first and names all others. The only one with a fixed name. */
export interface Manifest {
  /** File with the most important records; with all of them when there are no pieces. */
  root: string;
  /** Files by the first term they hold, sorted by code units. */
  pieces: [from: string, file: string][];
  /** Terms that compounds are made of. */
  parts: string[];
  /** Names of the same thing, each the terms of a name. */
  synonyms: string[][];
  /** The same of what questions say of things. */
  words: string[][];
  /** Number of records in all files. */
  count: number;
}
