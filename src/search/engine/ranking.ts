import { fold } from '../../vocabulary/fold';
import { lightWords } from '../../vocabulary/language';
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
const EXACT_CODE = 12;
const BEGINS_PATH = 3;
const SHOWN_NAME = 2.6;
const SYNONYM = 1.5;
/** Factors when the query is what readers ask for, or part of it. */
const ASKED = 12;
const PART_OF_ASKED = 1.6;
/** What is added to a factor of 1 when readers ask for it with a part of the query's words. */
const ASKED_WITHIN = 6;
/** Factor of a name that is written letter for letter like the query: `construction_year`, not `constructionYear`. */
const SAME_LETTERS = 1.3;
/** Share of a factor when not the query is the name, but another name of the same thing. */
const OTHER_NAME = 0.6;
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

const LIGHT_WORDS = new Set(lightWords);

interface Asked {
  terms: ReadonlySet<string>;
  joined: string;
  folded: string;
  /** Its words that count say what it asks. Of `what changed` one is left, which many other questions have. */
  isTelling: boolean;
}

interface NameTerms {
  title: string;
  shown: readonly string[];
  also: ReadonlySet<string>;
  /** Terms of each question, and the question as one text. */
  asked: readonly Asked[];
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
      return {
        terms: new Set(terms),
        joined: terms.join(''),
        folded: foldedName(question),
        isTelling: terms.length > 1 || splitWords(question).filter((word) => !LIGHT_WORDS.has(fold(word))).length === 1,
      };
    }),
  };
  known.set(record, names);
  return names;
}

/**
 * Factor for a record of which the whole query is a name, or the beginning of one; 1 for all others.
 *
 * @param others Other names of what the query names.
 */
export function nameFactor(
  record: SearchRecord,
  { typed, isCode, folded, joined, words }: Wanted,
  others: ReadonlySet<string>,
): number {
  const { path } = record;
  if (path === typed) return EXACT_CODE;
  if (typed.startsWith('/') && path?.startsWith(typed)) return BEGINS_PATH;
  const { title, shown, also, asked } = namesOf(record);
  if (isCode && title === folded) return EXACT_CODE * (record.title === typed ? SAME_LETTERS : 1);
  const question = words.join('');
  if (!isCode && asked.some((one) => one.folded === folded)) return ASKED * SAME_LETTERS;
  if (!isCode && asked.some((one) => one.isTelling && one.joined === question)) return ASKED;
  if (others.size > 0 && asked.some((one) => one.isTelling && others.has(one.joined))) return ASKED * OTHER_NAME;
  if (shown.includes(joined)) return SHOWN_NAME;
  const begins = shown.some((name) => name.startsWith(joined)) ? BEGINS_NAME : 1;
  const isPart = asked.some(({ terms }) => words.every((word) => terms.has(word)));
  return Math.max(begins * (also.has(joined) ? SYNONYM : 1), isPart ? PART_OF_ASKED : 1);
}

/**
 * Factor for a record that readers ask for with some of the query's words: the more of the query they are, the larger.
 *
 * @param rare How rare each term of the query is.
 */
export function askedWithin(record: SearchRecord, rare: ReadonlyMap<string, number>): number {
  if (!record.asked) return 1;
  const all = [...rare.values()].reduce((sum, weight) => sum + weight, 0);
  let most = 0;
  for (const { terms, isTelling } of namesOf(record).asked) {
    if (!isTelling) continue;
    let weight = 0;
    for (const term of terms) {
      const known = rare.get(term);
      if (known === undefined) {
        weight = 0;
        break;
      }
      weight += known;
    }
    most = Math.max(most, weight);
  }
  return 1 + ASKED_WITHIN * (most / all) ** 3;
}
