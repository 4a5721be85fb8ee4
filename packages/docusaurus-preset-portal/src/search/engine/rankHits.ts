import { Coverage } from './coverage';
import { describesError } from './intent';
import type { LoadedIndex } from './LoadedIndex';
import { type Hit, type SearchRecord, splitNames } from './records';
import type { Unit } from './synonyms';
import type { Matches } from './TextIndex';
import {
  DEFINITION_WEIGHT,
  DISPLAYED_NAME,
  FAILURE_WEIGHT,
  KEYWORD_BONUS,
  KIND_WEIGHTS,
  PROSE_COVERAGE,
} from './weights';
import { foldedName, isCodeName } from './words';

/** Moves hits first that a query names as in code (`constructionYear`), however many other records have its words. */
function namedFirst(hits: Hit[], query: string): Hit[] {
  if (/\s/.test(query) || !(isCodeName(query) || query.startsWith('/'))) return hits;
  const name = foldedName(query);
  const levelOf = ({ record: { title, path } }: Hit) => {
    if (title === query || path === query) return 2;
    return foldedName(title) === name ? 1 : 0;
  };
  return [...hits].sort((a, b) => levelOf(b) - levelOf(a));
}

/** Rarity of a word: rare words say more about what is meant. */
const rarity = (records: number, all: number): number => Math.log(2 + all / (1 + records));

/** Weight of words of questions (`change`, `show`), which decide less than nouns. */
const QUESTION_WORD_WEIGHT = 0.7;
const isQuestionWord = ({ groups }: Unit): boolean => groups.length > 0 && !groups.some(({ isThing }) => isThing);

const ALTERNATIVE_COVERAGE = 0.9;
const PART_COVERAGE = 0.5;

/** Weight and coverage of a match in a section for the page, relative to one in the page's own names. */
const SECTION_WEIGHT = 0.3;
const SECTION_COVERAGE = 0.7;

function weightsOf(typed: readonly Matches[], units: readonly Unit[], all: number): number[] {
  const questionWords = new Set(units.filter(isQuestionWord).flatMap(({ positions }) => positions));
  return typed.map(({ size }, at) => rarity(size, all) * (questionWords.has(at) ? QUESTION_WORD_WEIGHT : 1));
}

/** Units of a query that are compared with keywords: the number of their combinations doubles with each. */
const MAX_KEYWORD_UNITS = 8;

/** Yields all combinations of some units. */
function* partsOf([first, ...others]: readonly Unit[]): Generator<Unit[]> {
  if (!first) return;
  yield [first];
  for (const part of partsOf(others)) {
    yield part;
    yield [first, ...part];
  }
}

/** Returns a factor for each record with a keyword that stands in the query: the larger, the more of the query it covers. */
function keywordFactorsOf(
  index: LoadedIndex,
  units: readonly Unit[],
  weights: readonly number[],
): ReadonlyMap<number, number> {
  const factors = new Map<number, number>();
  const weightOf = (some: readonly Unit[]) =>
    some.flatMap(({ positions }) => positions).reduce((sum, at) => sum + (weights[at] as number), 0);
  const all = weightOf(units);
  for (const some of partsOf(units.slice(0, MAX_KEYWORD_UNITS))) {
    const factor = 1 + KEYWORD_BONUS * (weightOf(some) / all) ** 3;
    for (const number of index.withKeyword(some)) factors.set(number, Math.max(factors.get(number) ?? 1, factor));
  }
  return factors;
}

/** Returns all matches of a query with these significant words, best first. */
export function rankHits(index: LoadedIndex, text: string, words: readonly string[]): Hit[] {
  if (words.length === 0) return [];
  const { records, words: language } = index;
  const typed = words.map((word) => index.matches(word));
  const units = index.units(words.map(language.stem));
  const weights = weightsOf(typed, units, records.length);
  const found = new Coverage(weights);
  // A question names the page (`car`) and the section (`fuel`).
  const pages = new Coverage(weights);
  const note = (at: number, matches: Matches, share = 1, isMarked = true) => {
    for (const [number, { score, inNames, terms }] of matches) {
      const cover = share * (inNames ? 1 : PROSE_COVERAGE);
      found.note(at, number, score, cover, isMarked ? terms : []);
      const page = index.pageNumber(number);
      if (page === number) pages.note(at, page, score, cover);
      else if (page !== undefined) pages.note(at, page, score * SECTION_WEIGHT, cover * SECTION_COVERAGE);
    }
  };
  typed.forEach((matches, at) => {
    if (matches.size > 0) note(at, matches);
    else note(at, index.partMatches(words[at] as string), PART_COVERAGE);
  });
  // Of another name of several words no word is marked: `CVR number` would mark each "company" and "ID".
  for (const { name, positions, matches } of index.alternatives(units))
    for (const at of positions) note(at, matches, ALTERNATIVE_COVERAGE, name.length === 1);

  const name = language.joinedTerm(text);
  const keywordFactors = keywordFactorsOf(index, units, weights);
  const isDefinition = language.isDefinitionQuery(text);
  const isFailure = language.isFailureQuery(text);
  const kindWeightOf = (record: SearchRecord) => {
    if (isFailure && describesError(record)) return FAILURE_WEIGHT;
    return isDefinition && record.kind === 'guide' ? DEFINITION_WEIGHT : KIND_WEIGHTS[record.kind];
  };
  const factorOf = (number: number) => {
    const record = records[number] as SearchRecord;
    const isNamed = [record.title, ...splitNames(record.label)].some((each) => language.joinedTerm(each) === name);
    const factor = Math.max(keywordFactors.get(number) ?? 1, isNamed ? DISPLAYED_NAME : 1);
    return kindWeightOf(record) * (record.weight ?? 1) * factor;
  };
  const hits = new Map<number, Hit>();
  for (const { number, score, coverage, terms } of [...found.results(), ...(words.length > 1 ? pages.results() : [])]) {
    const hit = hits.get(number);
    hits.set(number, {
      record: records[number] as SearchRecord,
      score: Math.max(hit?.score ?? 0, score * factorOf(number)),
      coverage: Math.max(hit?.coverage ?? 0, coverage),
      terms: hit?.terms ?? terms,
    });
  }
  const best = [...hits.values()].sort((a, b) => b.score - a.score || (a.record.id < b.record.id ? -1 : 1));
  return namedFirst(best, text.trim());
}
