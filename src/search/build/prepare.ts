import { language } from '#site';
import { type AskedLine, packAsked } from '../engine/askedLines';
import { encodeEndings } from '../engine/endings';
import { namesIn } from '../engine/names';
import { encodePostings } from '../engine/postings';
import { sensesOf } from '../engine/queryIntent';
import type { Piece, SearchRecord } from '../engine/records';
import { linesOf } from '../engine/SortedTable';
import { foldedName, foldedWords, joinedTerm, queryTerms, significantWords, stem } from '../engine/words';
import { FIELD_TEXTS, tokenize } from './fieldTexts';
import type { SourceRecord } from './SourceRecord';

const { lightWords } = language;

const LIGHT_WORDS = new Set(lightWords);

/** Data of a record for the lines of an index file. */
interface Prepared {
  shown: SearchRecord;
  /** Terms by field. */
  terms: string[][];
  /** Words as written, for spelling corrections. */
  words: string[];
  names: string[];
  questions: AskedLine[];
}

/**
 * Encodes an expected query. The joined text is empty if it contains stop words, because queries are never compared by
 * those.
 */
function askedLine(text: string): AskedLine {
  const terms = queryTerms(text);
  const isTelling = terms.length > 1 || foldedWords(text).filter((word) => !LIGHT_WORDS.has(word)).length === 1;
  const folded = foldedName(text);
  const isWhole = folded === foldedName(significantWords(text).join(' '));
  return { terms, senses: [...sensesOf(text)], folded: isWhole ? folded : '', isTelling };
}

const preparedByRecord = new WeakMap<SourceRecord, Prepared>();

/** Prepares a record. Memoised, because a record is in several files. */
function prepared(record: SourceRecord): Prepared {
  const before = preparedByRecord.get(record);
  if (before) return before;
  const { also, asked, prose: _prose, ...shown } = record;
  const words = [shown.title, shown.label, also, asked, shown.text].flatMap((text = '') => foldedWords(text));
  const made: Prepared = {
    shown,
    terms: FIELD_TEXTS.map((textsOf) => tokenize(textsOf(record))),
    words: [...new Set(words)],
    names: [...new Set(namesIn(also).map(joinedTerm))],
    questions: namesIn(asked).map(askedLine),
  };
  preparedByRecord.set(record, made);
  return made;
}

/** Removes the joined text from lines whose terms identify their record, because nothing needs it there. */
function withoutNeedless(asked: readonly { at: number; line: AskedLine }[]): AskedLine[] {
  const records = new Map<string, Set<number>>();
  for (const { at, line } of asked) {
    const joined = line.terms.join('');
    records.set(joined, (records.get(joined) ?? new Set()).add(at));
  }
  return asked.map(({ line: { folded, ...line } }) =>
    folded === '' || (records.get(line.terms.join(''))?.size ?? 0) > 1 ? { ...line, folded } : line,
  );
}

interface Term {
  words: Set<string>;
  /** By field, the positions of the records that contain the term. */
  places: number[][];
}

/** Builds an index file. Records of the same page are adjacent, which makes the posting lists shorter. */
export function prepare(records: readonly SourceRecord[]): Piece {
  const sorted = [...records].sort((a, b) => (a.href < b.href ? -1 : a.href > b.href ? 1 : 0)).map(prepared);
  const terms = new Map<string, Term>();
  const names = new Map<string, number[]>();
  const termOf = (text: string): Term => {
    const term = terms.get(text) ?? { words: new Set(), places: FIELD_TEXTS.map(() => []) };
    terms.set(text, term);
    return term;
  };
  sorted.forEach((record, at) => {
    record.terms.forEach((list, field) => {
      for (const text of list) termOf(text).places[field]?.push(at);
    });
    for (const word of record.words) termOf(stem(word)).words.add(word);
    for (const name of record.names) names.set(name, [...(names.get(name) ?? []), at]);
  });
  const lineOf = (text: string, { words, places }: Term) =>
    [encodeEndings(text, words), ...places.map(encodePostings)].join(';').replace(/;+$/, '');
  const asked = sorted.flatMap(({ questions }, at) => questions.map((line) => ({ at, line })));
  for (const text of asked.flatMap(({ line }) => line.terms)) termOf(text);
  const sortedTerms = new Map([...terms.keys()].sort().map((text, place) => [text, place]));
  return {
    records: sorted.map(({ shown }) => shown),
    lengths: sorted.flatMap((record) => record.terms.map((list) => new Set(list).size)),
    terms: linesOf(new Map([...terms].map(([text, term]) => [text, lineOf(text, term)]))),
    names: linesOf(new Map([...names].map(([name, places]) => [name, encodePostings(places)]))),
    asked: withoutNeedless(asked)
      .map((line) => packAsked(line, sortedTerms))
      .join('\n'),
    askedOf: encodePostings(asked.map(({ at }) => at)),
  };
}
