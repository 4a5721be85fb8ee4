import { Coverage, pageScores } from './coverage';
import { describesError } from './intent';
import type { LoadedIndex } from './LoadedIndex';
import type { Matches } from './Matches';
import { pageOfResult } from './pages';
import type { Hit, SearchRecord } from './records';
import type { Unit } from './synonyms';
import {
  DEFINITION_WEIGHT,
  FAILURE_WEIGHT,
  KEYWORD_BONUS,
  KIND_WEIGHTS,
  type NameQuery,
  nameFactor,
  nameMatchLevel,
  nameQueryOf,
  PROSE_COVERAGE,
} from './weights';

/** Bonuses over other fields of the name; less than that of an exact match. */
const IS_PARAMETER = 0.25;
const IN_PATH = 0.5;
/** Level of a text that has the name as a whole. */
const HAS_NAME = 0.5;

const PARAMETER = /#(?:path|query|header|cookie|response-\w+-headers)\./;

/**
 * Moves hits first that a query names as in code (`constructionYear`), however many other records contain its words. Of
 * several, the one in the path of its operation comes first, because that operation looks the thing up; then parameters
 * and headers. After them come texts that have the whole name, such as the change that removed it.
 */
function namedFirst(
  hits: Hit[],
  names: readonly NameQuery[],
  term: string | undefined,
  recordOf: (page: string) => SearchRecord | undefined,
): Hit[] {
  if (!names.some(({ isCode }) => isCode)) return hits;
  const pathHas = ({ href, title }: SearchRecord) =>
    recordOf(pageOfResult(href))?.path?.includes(`{${title}}`) ?? false;
  const levelOf = ({ record, terms }: Hit) => {
    const named = Math.max(...names.map((name) => nameMatchLevel(record, name)));
    if (named === 0) return term && terms.includes(term) ? HAS_NAME : 0;
    return named + (pathHas(record) ? IN_PATH : PARAMETER.test(record.href) ? IS_PARAMETER : 0);
  };
  return hits
    .map((hit) => ({ hit, named: levelOf(hit) }))
    .sort((a, b) => b.named - a.named)
    .map(({ hit }) => hit);
}

/** `GET /companies`: the method is not part of the path. */
const METHOD = /^\s*(get|post|put|patch|delete)\s+(?=\/)/i;

/** Rarity of a word: rare words say more about what is meant. */
const rarity = (records: number, all: number): number => Math.log(2 + all / (1 + records));

/** Weight of words of questions (`change`, `show`), which decide less than nouns. */
const QUESTION_WORD_WEIGHT = 0.7;
const isQuestionWord = ({ groups }: Unit): boolean => groups.length > 0 && !groups.some(({ isThing }) => isThing);

const ALTERNATIVE_COVERAGE = 0.9;
const PART_COVERAGE = 0.5;

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
  const weights = weightsOf(typed, units, index.size);
  const found = new Coverage(weights, index.size);
  const termsOf: string[][] = Array(index.size);
  const note = (
    at: number,
    { numbers, scores, inNames, terms }: Matches,
    share = 1,
    ofProse = PROSE_COVERAGE,
    isMarked = true,
  ) => {
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i] as number;
      found.note(at, number, scores[i] as number, share * (inNames[i] ? 1 : ofProse));
      termsOf[number] ??= [];
      if (isMarked) termsOf[number].push(...(terms[i] as readonly string[]));
    }
  };
  typed.forEach((matches, at) => {
    if (matches.size > 0) note(at, matches);
    else note(at, index.partMatches(words[at] as string), PART_COVERAGE);
  });
  // Of another name of several words no word is marked: `CVR number` would mark each "company" and "ID".
  for (const { name, positions, matches } of index.alternatives(units))
    for (const at of positions) note(at, matches, ALTERNATIVE_COVERAGE, PROSE_COVERAGE, name.length === 1);
  // A text with the whole name says more than one with its words.
  const codeName = language.nameInCode(text);
  if (codeName) for (const at of words.keys()) note(at, index.matchesOfTerm(codeName), 1, 1);

  const queryTexts = [
    language.withoutKindWords(text.replace(METHOD, '').trim()),
    language.significantWords(text).join(' '),
  ];
  const names = [...new Set(queryTexts)].map((text) => {
    const name = nameQueryOf(text, language);
    return { ...name, synonymOf: index.withName(name.joined) };
  });
  const keywordFactors = keywordFactorsOf(index, units, weights);
  const isDefinition = language.isDefinitionQuery(text);
  const isFailure = language.isFailureQuery(text);
  const kindWeightOf = (record: SearchRecord) => {
    if (isFailure && describesError(record)) return FAILURE_WEIGHT;
    return isDefinition && record.kind === 'guide' ? DEFINITION_WEIGHT : KIND_WEIGHTS[record.kind];
  };
  const factorOf = (number: number) => {
    const record = records.all[number] as SearchRecord;
    const displayedNames = records.namesOf(number);
    let factor = keywordFactors.get(number) ?? 1;
    for (const name of names)
      factor = Math.max(factor, nameFactor(record, displayedNames, name, name.synonymOf.has(number), language));
    return kindWeightOf(record) * (record.weight ?? 1) * factor;
  };
  const hits: Hit[] = [];
  const hitOf: (Hit | undefined)[] = Array(index.size);
  const add = (number: number, score: number, coverage: number, terms: string[]) => {
    const hit = { record: records.all[number] as SearchRecord, coverage, terms, score: score * factorOf(number) };
    hits.push(hit);
    hitOf[number] = hit;
  };
  for (const number of found.numbers) {
    const coverage = found.shareOf(number);
    add(number, found.scoreOf(number) * coverage ** 2, coverage, termsOf[number] as string[]);
  }
  for (const { number, score, coverage } of pageScores(found, weights, records)) {
    const hit = hitOf[number];
    if (hit) {
      hit.coverage = Math.max(hit.coverage, coverage);
      hit.score = Math.max(hit.score, score * factorOf(number));
    } else add(number, score, coverage, []);
  }
  const best = hits.sort((a, b) => b.score - a.score || (a.record.id < b.record.id ? -1 : 1));
  return namedFirst(best, names, codeName, index.page);
}
