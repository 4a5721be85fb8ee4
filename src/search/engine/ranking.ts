import { fold } from '../../vocabulary/fold';
import { namesIn } from './names';
import type { Kind, SearchRecord } from './records';
import { joinedTerm, queryTerms, splitWords } from './words';

/** For the same word, an operation comes before a property, and that before prose. */
export const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  operation: 2.5,
  field: 1.15,
  attribute: 1,
  guide: 1.1,
  change: 0.8,
  code: 1,
};

/** Of a guide, when the query asks what something is. */
export const DEFINITION_WEIGHT = 6;

/** The fields that are searched, and how much a word in each counts. Few fields: MiniSearch counts how rare a word is for each alone. */
export const FIELD_WEIGHTS = { title: 4, names: 3, prose: 0.7 };

/** Factors when the whole query is a name of the record: as code writes it; its path; a shown name; a synonym. */
const EXACT_CODE = 9;
const BEGINS_PATH = 3;
const SHOWN_NAME = 2.6;
const SYNONYM = 1.5;
/** Factors when the query is what readers ask for, or part of it. */
const ASKED = 12;
const PART_OF_ASKED = 1.6;
/** Factor when the query begins a shown name. */
const BEGINS_NAME = 1.25;

/** A word that is only in the prose says less for a record than one in its names. */
export const PROSE_COVERAGE = 0.6;

/** A query as it is compared with names. */
export interface Wanted {
  typed: string;
  /** Written as programs write: `companyId`, `registration_status`, `/vehicles`, `X-Purpose`. */
  isCode: boolean;
  folded: string;
  joined: string;
  words: readonly string[];
}

const foldedName = (name: string): string => fold(splitWords(name).join(''));

/** @param query A query, or its significant words. */
export const wantedBy = (query: string): Wanted => ({
  typed: query,
  isCode: !/\s/.test(query) && (splitWords(query).length > 1 || query.startsWith('/')),
  folded: foldedName(query),
  joined: joinedTerm(query),
  words: queryTerms(query),
});

interface NameTerms {
  title: string;
  shown: readonly string[];
  also: ReadonlySet<string>;
  /** Terms of each question, and the question as one text. */
  asked: readonly { terms: ReadonlySet<string>; joined: string }[];
}

const known = new WeakMap<SearchRecord, NameTerms>();

/** The names of a record as they are compared; made when a query first finds it. */
function namesOf(record: SearchRecord): NameTerms {
  const before = known.get(record);
  if (before) return before;
  const { title, label, also, asked } = record;
  const names: NameTerms = {
    title: foldedName(title),
    shown: [title, ...namesIn(label)].map(joinedTerm),
    also: new Set(namesIn(also).map(joinedTerm)),
    asked: namesIn(asked).map((question) => {
      const terms = queryTerms(question);
      return { terms: new Set(terms), joined: terms.join('') };
    }),
  };
  known.set(record, names);
  return names;
}

/** Factor for a record of which the whole query is a name, or the beginning of one; 1 for all others. */
export function nameFactor(record: SearchRecord, { typed, isCode, folded, joined, words }: Wanted): number {
  const { path } = record;
  if (path === typed) return EXACT_CODE;
  if (typed.startsWith('/') && path?.startsWith(typed)) return BEGINS_PATH;
  const { title, shown, also, asked } = namesOf(record);
  if (isCode && title === folded) return EXACT_CODE;
  const question = words.join('');
  if (!isCode && asked.some((one) => one.joined === question)) return ASKED;
  if (shown.includes(joined)) return SHOWN_NAME;
  const begins = shown.some((name) => name.startsWith(joined)) ? BEGINS_NAME : 1;
  const isPart = asked.some(({ terms }) => words.every((word) => terms.has(word)));
  return Math.max(begins * (also.has(joined) ? SYNONYM : 1), isPart ? PART_OF_ASKED : 1);
}
