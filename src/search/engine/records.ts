/** What a record is about. */
export type Kind = 'operation' | 'field' | 'guide' | 'change' | 'attribute' | 'code';

/** One thing that can be found, as it is shown. Made at build and kept short, because the browser loads it. */
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
  /** Identifiers that an operation takes, by the place in its path or the name of its parameter. */
  takes?: [identifier: string, name: string][];
  /** Further places of the same property. */
  places?: [where: string, href: string][];
  /** Above 1 it comes before others of its kind; default 1. */
  weight?: number;
}

/** A file of the index: records, and lines by which they are found, so that the browser has nothing to prepare. */
export interface Piece {
  records: SearchRecord[];
  /** How many terms each record has, in its title, its names and its prose. */
  lengths: number[];
  /** `Lines` of terms, each with its words (`endings.ts`) and the records that have it in a field (`lists.ts`): `bil 0,0er;B;?@;`. */
  terms: string;
  /** `Lines` of names that are not shown, as one term each, with the records that have them. */
  names: string;
  /** A line for each thing that readers ask for, see `askedLines.ts`. */
  asked: string;
  /** The record of each of these lines. */
  askedOf: string;
}

/** The file that is loaded first and names all others. The only one with a fixed name. */
export interface Manifest {
  /** File with the most important records; with all of them when there are no pieces. */
  root: string;
  /** Files by the first term they hold, sorted by code units. */
  pieces: [from: string, file: string][];
  /** Names of the same thing, each the terms of a name. */
  synonyms: string[][];
  /** The same of what questions say of things. */
  words: string[][];
  /** Number of records in all files. */
  count: number;
}
