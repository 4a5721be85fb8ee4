import { askingOf } from './asked';
import { coverageOf, type Found } from './coverage';
import { asksWhatItIs } from './intent/definition';
import { isError, saysItFails } from './intent/failure';
import { asksForOperation } from './intent/operation';
import type { LoadedIndex, Match } from './LoadedIndex';
import { namedFirst } from './namedFirst';
import { pageScores } from './pageScores';
import {
  DEFINITION_WEIGHT,
  FAILURE_WEIGHT,
  KIND_WEIGHTS,
  nameFactor,
  OPERATION_WEIGHT,
  PROSE_COVERAGE,
  wantedBy,
} from './ranking';
import type { SearchRecord } from './records';
import type { Unit } from './synonyms';
import { significantWords, stem, withoutKindWords } from './words';

/** A record that was found. */
export interface Hit {
  record: SearchRecord;
  score: number;
  /** Share of the query's words that are in its names, rare words first; a word that only its prose has counts less. */
  coverage: number;
  /** Terms of the record that matched, to mark them. */
  terms: string[];
}

/** `GET /companies`: the method before a path is not part of it. */
const METHOD = /^\s*(get|post|put|patch|delete)\s+(?=\/)/i;

/** A word that few records have says more of what is meant than one that many have. */
const rarity = (records: number, all: number): number => Math.log(2 + all / (1 + records));

/** What a question says of a thing (`change`, `show`) decides less than the thing. */
const SAID_WEIGHT = 0.7;
/** So does a word that stands in prose alone, where others of a sentence name something. */
const PROSE_WEIGHT = 0.4;
const SENTENCE = 3;
const saysOfThing = ({ groups }: Unit): boolean => groups.length > 0 && !groups.some(({ isThing }) => isThing);

/** A match of another name covers a word a little less than the word itself. */
const ALTERNATIVE_COVERAGE = 0.9;
/** One of a part of it covers it half. */
const PART_COVERAGE = 0.5;

function isInProseAlone(matches: ReadonlyMap<SearchRecord, Match>): boolean {
  for (const { inNames } of matches.values()) if (inNames) return false;
  return matches.size > 0;
}

/** How much each word of a query decides, by what it matches and what the words name. */
function weightsOf(typed: readonly ReadonlyMap<SearchRecord, Match>[], units: readonly Unit[], all: number): number[] {
  const placesWhere = (isMeant: (unit: Unit) => boolean) =>
    new Set(units.flatMap((unit) => (isMeant(unit) ? unit.places : [])));
  const said = placesWhere(saysOfThing);
  const named = placesWhere(({ groups }) => groups.length > 0);
  return typed.map((matches, at) => {
    const weight = rarity(matches.size, all) * (said.has(at) ? SAID_WEIGHT : 1);
    const isProse = typed.length >= SENTENCE && !named.has(at) && isInProseAlone(matches);
    return isProse ? weight * PROSE_WEIGHT : weight;
  });
}

function note(
  found: Map<SearchRecord, Found>,
  count: number,
  at: number,
  matches: Iterable<[SearchRecord, Match]>,
  share = 1,
) {
  for (const [record, { score, inNames, terms }] of matches) {
    let entry = found.get(record);
    if (!entry) {
      entry = { record, scores: Array(count).fill(0), covers: Array(count).fill(0), terms: [] };
      found.set(record, entry);
    }
    entry.scores[at] = Math.max(entry.scores[at] as number, score);
    entry.covers[at] = Math.max(entry.covers[at] as number, share * (inNames ? 1 : PROSE_COVERAGE));
    entry.terms.push(...terms);
  }
}

/**
 * Everything that matches a query, best first.
 *
 * @param words The words of the query that count.
 */
export function rankHits(index: LoadedIndex, text: string, words: readonly string[]): Hit[] {
  if (words.length === 0) return [];
  const found = new Map<SearchRecord, Found>();
  const typed = words.map((word) => index.matches(word));
  typed.forEach((matches, at) => {
    if (matches.size > 0) note(found, words.length, at, matches);
    else note(found, words.length, at, index.partMatches(words[at] as string), PART_COVERAGE);
  });
  const units = index.units(words.map(stem));
  for (const { places, matches } of index.alternatives(units))
    for (const at of places) note(found, words.length, at, matches, ALTERNATIVE_COVERAGE);
  const weights = weightsOf(typed, units, index.size);

  const wanted = [withoutKindWords(text.replace(METHOD, '').trim()), significantWords(text).join(' ')];
  const names = [...new Set(wanted)].map((text) => {
    const name = wantedBy(text);
    return { ...name, synonymOf: index.withName(name.joined) };
  });
  const asked = index.questions.factorsOf(askingOf(text, units, weights));
  const isDefinition = asksWhatItIs(text);
  const isFailure = saysItFails(text);
  const isOperation = asksForOperation(text);
  const kindWeightOf = (record: SearchRecord) => {
    if (isFailure && isError(record)) return FAILURE_WEIGHT;
    if (isOperation && record.kind === 'operation') return OPERATION_WEIGHT;
    return isDefinition && record.kind === 'guide' ? DEFINITION_WEIGHT : KIND_WEIGHTS[record.kind];
  };
  const factorOf = (record: SearchRecord) => {
    let isName = asked.get(record) ?? 1;
    for (const name of names) isName = Math.max(isName, nameFactor(record, name, name.synonymOf.has(record)));
    return kindWeightOf(record) * (record.weight ?? 1) * isName;
  };
  const hits = new Map<SearchRecord, Hit>();
  for (const { record, scores, covers, terms } of found.values()) {
    const coverage = coverageOf(covers, weights);
    const sum = scores.reduce((total, score) => total + score, 0);
    hits.set(record, { record, coverage, terms, score: sum * coverage ** 2 * factorOf(record) });
  }
  for (const { record, coverage, ...page } of pageScores(found.values(), weights, index.page)) {
    const score = page.score * factorOf(record);
    const hit = hits.get(record);
    if (hit) {
      hit.coverage = Math.max(hit.coverage, coverage);
      hit.score = Math.max(hit.score, score);
    } else hits.set(record, { record, coverage, terms: [], score });
  }
  const best = [...hits.values()].sort((a, b) => b.score - a.score || (a.record.id < b.record.id ? -1 : 1));
  return namedFirst(best, names, index.page);
}
