import { language } from 'docusaurus-preset-portal/content';
import { encodeEndings } from '../engine/endings';
import { type ExpectedQuery, encodeQuery } from '../engine/expectedQuery';
import { splitNames } from '../engine/names';
import { encodePostings } from '../engine/postings';
import { sensesOf } from '../engine/queryIntent';
import type { Piece, SearchRecord } from '../engine/records';
import { tableLines } from '../engine/SortedTable';
import { foldedName, foldedWords, joinedTerm, significantWords, stem, termsInOrder } from '../engine/words';
import { FIELD_TEXTS, tokenize } from './fieldTexts';
import type { SourceRecord } from './SourceRecord';

const { lightWords } = language;

const LIGHT_WORDS = new Set(lightWords);

/** Data of a record for the lines of an index file. */
interface Prepared {
  displayed: SearchRecord;
  /** Terms by field. */
  terms: string[][];
  /** Words as written, for spelling corrections. */
  words: string[];
  names: string[];
  expectedQueries: ExpectedQuery[];
}

/**
 * Encodes an expected query. The joined text is empty if it contains stop words, because queries are never compared by
 * those.
 */
function expectedQuery(text: string): ExpectedQuery {
  const terms = termsInOrder(text);
  const isDistinctive = terms.length > 1 || foldedWords(text).filter((word) => !LIGHT_WORDS.has(word)).length === 1;
  const folded = foldedName(text);
  const isWhole = folded === foldedName(significantWords(text).join(' '));
  return { terms, senses: [...sensesOf(text)], folded: isWhole ? folded : '', isDistinctive };
}

const preparedByRecord = new WeakMap<SourceRecord, Prepared>();

/** Prepares a record. Memoised, because a record is in several files. */
function prepared(record: SourceRecord): Prepared {
  const cached = preparedByRecord.get(record);
  if (cached) return cached;
  const { otherNames, queries, prose: _prose, ...displayed } = record;
  const words = [displayed.title, displayed.label, otherNames, queries, displayed.text].flatMap((text = '') =>
    foldedWords(text),
  );
  const result: Prepared = {
    displayed,
    terms: FIELD_TEXTS.map((textsOf) => tokenize(textsOf(record))),
    words: [...new Set(words)],
    names: [...new Set(splitNames(otherNames).map(joinedTerm))],
    expectedQueries: splitNames(queries).map(expectedQuery),
  };
  preparedByRecord.set(record, result);
  return result;
}

/** Removes the joined text from lines whose terms identify their record, because nothing needs it there. */
function withoutRedundantText(queries: readonly { at: number; line: ExpectedQuery }[]): ExpectedQuery[] {
  const records = new Map<string, Set<number>>();
  for (const { at, line } of queries) {
    const joined = line.terms.join('');
    records.set(joined, (records.get(joined) ?? new Set()).add(at));
  }
  return queries.map(({ line: { folded, ...line } }) =>
    folded === '' || (records.get(line.terms.join(''))?.size ?? 0) > 1 ? { ...line, folded } : line,
  );
}

interface Term {
  words: Set<string>;
  /** By field, the positions of the records that contain the term. */
  positions: number[][];
}

/** Builds an index file. Records of the same page are adjacent, which makes the posting lists shorter. */
export function buildPiece(records: readonly SourceRecord[]): Piece {
  const sorted = [...records].sort((a, b) => (a.href < b.href ? -1 : a.href > b.href ? 1 : 0)).map(prepared);
  const terms = new Map<string, Term>();
  const names = new Map<string, number[]>();
  const termOf = (text: string): Term => {
    const term = terms.get(text) ?? { words: new Set(), positions: FIELD_TEXTS.map(() => []) };
    terms.set(text, term);
    return term;
  };
  sorted.forEach((record, at) => {
    record.terms.forEach((list, field) => {
      for (const text of list) termOf(text).positions[field]?.push(at);
    });
    for (const word of record.words) termOf(stem(word)).words.add(word);
    for (const name of record.names) names.set(name, [...(names.get(name) ?? []), at]);
  });
  const lineOf = (text: string, { words, positions }: Term) =>
    [encodeEndings(text, words), ...positions.map(encodePostings)].join(';').replace(/;+$/, '');
  const queries = sorted.flatMap(({ expectedQueries }, at) => expectedQueries.map((line) => ({ at, line })));
  for (const text of queries.flatMap(({ line }) => line.terms)) termOf(text);
  const sortedTerms = new Map([...terms.keys()].sort().map((text, position) => [text, position]));
  return {
    records: sorted.map(({ displayed }) => displayed),
    lengths: sorted.flatMap((record) => record.terms.map((list) => new Set(list).size)),
    terms: tableLines(new Map([...terms].map(([text, term]) => [text, lineOf(text, term)]))),
    names: tableLines(new Map([...names].map(([name, positions]) => [name, encodePostings(positions)]))),
    queries: withoutRedundantText(queries)
      .map((line) => encodeQuery(line, sortedTerms))
      .join('\n'),
    queryRecords: encodePostings(queries.map(({ at }) => at)),
  };
}
