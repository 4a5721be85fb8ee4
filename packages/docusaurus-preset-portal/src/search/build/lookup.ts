import { encodeEndings, encodePostings } from '../engine/postings';
import { type Lookup, type SearchRecord, type SourceRecord, splitNames } from '../engine/records';
import { tableLines } from '../engine/SortedTable';
import { foldedWords, type Words } from '../engine/words';

/** Texts of a record per searched field, in the order of `FIELD_WEIGHTS`. */
const FIELD_TEXTS: readonly ((record: SourceRecord, words: Words) => (string | undefined)[])[] = [
  ({ title, path }) => [title, path],
  // Repeated names count once, also with different endings.
  ({ label, otherNames }, { joinedTerm }) => [
    ...new Map([label, otherNames].flatMap(splitNames).map((name) => [joinedTerm(name), name])).values(),
  ],
  // A keyword is a name as a whole: a word counts once, however many keywords have it.
  ({ keywords = '' }, { stem }) => [
    ...new Map(foldedWords(keywords.toLowerCase()).map((word) => [stem(word), word])).values(),
  ],
  ({ text, prose, where, occurrences = [] }) => [
    text,
    prose,
    ...new Set([where, ...occurrences.map(([location]) => location)].join(' › ').split(' › ')),
  ],
];

interface Prepared {
  displayed: SearchRecord;
  terms: string[][];
  /** Words as written, for spelling corrections. */
  words: string[];
  names: string[];
  keywords: string[];
}

function prepared(record: SourceRecord, language: Words): Prepared {
  const { otherNames, keywords, prose: _prose, ...displayed } = record;
  const words = [displayed.title, displayed.label, otherNames, keywords, displayed.text].flatMap((text = '') =>
    foldedWords(text),
  );
  return {
    displayed,
    terms: FIELD_TEXTS.map((textsOf) =>
      textsOf(record, language).flatMap((text = '') => text.split(/\s+/).flatMap(language.termsWithWhole)),
    ),
    words: [...new Set(words)],
    names: [...new Set(splitNames(otherNames).map(language.joinedTerm))],
    keywords: [
      ...new Set(splitNames(keywords).map((keyword) => language.termsInOrder(keyword.toLowerCase()).join('-'))),
    ],
  };
}

interface Term {
  words: Set<string>;
  /** By field, the positions of the records that contain the term. */
  positions: number[][];
}

/** Returns the lookup lines of records. Records of the same page are adjacent, which makes the posting lists shorter. */
export function lookupOf(records: readonly SourceRecord[], language: Words): Lookup {
  const sorted = [...records]
    .sort((a, b) => (a.href < b.href ? -1 : a.href > b.href ? 1 : 0))
    .map((record) => prepared(record, language));
  const terms = new Map<string, Term>();
  const names = new Map<string, number[]>();
  const keywords = new Map<string, number[]>();
  const termOf = (text: string): Term => {
    const term = terms.get(text) ?? { words: new Set(), positions: FIELD_TEXTS.map(() => []) };
    terms.set(text, term);
    return term;
  };
  sorted.forEach((record, at) => {
    record.terms.forEach((list, field) => {
      for (const text of list) termOf(text).positions[field]?.push(at);
    });
    for (const word of record.words) termOf(language.stem(word)).words.add(word);
    for (const name of record.names) names.set(name, [...(names.get(name) ?? []), at]);
    for (const keyword of record.keywords) keywords.set(keyword, [...(keywords.get(keyword) ?? []), at]);
  });
  const lineOf = (text: string, { words, positions }: Term) =>
    [encodeEndings(text, words), ...positions.map(encodePostings)].join(';').replace(/;+$/, '');
  return {
    records: sorted.map(({ displayed }) => displayed),
    lengths: sorted.flatMap((record) => record.terms.map((list) => new Set(list).size)),
    terms: tableLines(new Map([...terms].map(([text, term]) => [text, lineOf(text, term)]))),
    names: tableLines(new Map([...names].map(([name, positions]) => [name, encodePostings(positions)]))),
    keywords: tableLines(new Map([...keywords].map(([keyword, positions]) => [keyword, encodePostings(positions)]))),
  };
}
