import { Coverage, pageScores } from './coverage';
import { describesError, isDefinitionQuery, isFailureQuery, isOperationQuery } from './intent/questions';
import type { LoadedIndex } from './LoadedIndex';
import type { Matches } from './Matches';
import { namedFirst } from './namedFirst';
import { queryIntentOf } from './queryIntent';
import type { Hit, SearchRecord } from './records';
import type { Unit } from './synonyms';
import {
  DEFINITION_WEIGHT,
  FAILURE_WEIGHT,
  KIND_WEIGHTS,
  nameFactor,
  nameQueryOf,
  OPERATION_WEIGHT,
  PROSE_COVERAGE,
} from './weights';
import { nameInCode, significantWords, stem, withoutKindWords } from './words';

/** `GET /companies`: the method is not part of the path. */
const METHOD = /^\s*(get|post|put|patch|delete)\s+(?=\/)/i;

/** Rarity of a word: rare words say more about what is meant. */
const rarity = (records: number, all: number): number => Math.log(2 + all / (1 + records));

/** Weight of words of questions (`change`, `show`), which decide less than nouns. */
const QUESTION_WORD_WEIGHT = 0.7;
/** Weight of a word that occurs in prose only, in a sentence with other words that are names. */
const PROSE_WEIGHT = 0.4;
const MIN_SENTENCE_WORDS = 3;
const isQuestionWord = ({ groups }: Unit): boolean => groups.length > 0 && !groups.some(({ isThing }) => isThing);

/** Coverage of a word by a synonym. */
const ALTERNATIVE_COVERAGE = 0.9;
/** Coverage of a word by a match of one of its parts. */
const PART_COVERAGE = 0.5;

const isInProseAlone = ({ size, inNames }: Matches): boolean => size > 0 && !inNames.includes(true);

function weightsOf(typed: readonly Matches[], units: readonly Unit[], all: number): number[] {
  const positionsOf = (predicate: (unit: Unit) => boolean) =>
    new Set(units.flatMap((unit) => (predicate(unit) ? unit.positions : [])));
  const questionWords = positionsOf(isQuestionWord);
  const nouns = positionsOf(({ groups }) => groups.length > 0);
  return typed.map((matches, at) => {
    const weight = rarity(matches.size, all) * (questionWords.has(at) ? QUESTION_WORD_WEIGHT : 1);
    const isProse = typed.length >= MIN_SENTENCE_WORDS && !nouns.has(at) && isInProseAlone(matches);
    return isProse ? weight * PROSE_WEIGHT : weight;
  });
}

/** Returns all matches of a query with these significant words, best first. */
export function rankHits(index: LoadedIndex, text: string, words: readonly string[]): Hit[] {
  if (words.length === 0) return [];
  const { records } = index;
  const typed = words.map((word) => index.matches(word));
  const units = index.units(words.map(stem));
  const weights = weightsOf(typed, units, index.size);
  const found = new Coverage(weights, index.size);
  const termsOf: string[][] = Array(index.size);
  const note = (at: number, { numbers, scores, inNames, terms }: Matches, share = 1, ofProse = PROSE_COVERAGE) => {
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i] as number;
      found.note(at, number, scores[i] as number, share * (inNames[i] ? 1 : ofProse));
      const existing = termsOf[number];
      if (existing) existing.push(...(terms[i] as readonly string[]));
      else termsOf[number] = [...(terms[i] as readonly string[])];
    }
  };
  typed.forEach((matches, at) => {
    if (matches.size > 0) note(at, matches);
    else note(at, index.partMatches(words[at] as string), PART_COVERAGE);
  });
  for (const { positions, matches } of index.alternatives(units))
    for (const at of positions) note(at, matches, ALTERNATIVE_COVERAGE);
  // A text with the whole name says more than one with its words.
  const codeName = nameInCode(text);
  if (codeName) for (const at of words.keys()) note(at, index.matchesOfTerm(codeName), 1, 1);

  const queryTexts = [withoutKindWords(text.replace(METHOD, '').trim()), significantWords(text).join(' ')];
  const names = [...new Set(queryTexts)].map((text) => {
    const name = nameQueryOf(text);
    return { ...name, synonymOf: index.withName(name.joined) };
  });
  const questionFactors = index.expectedQueries.factorsOf(queryIntentOf(text, units, weights));
  const isDefinition = isDefinitionQuery(text);
  const isFailure = isFailureQuery(text);
  const isOperation = isOperationQuery(text);
  const kindWeightOf = (record: SearchRecord) => {
    if (isFailure && describesError(record)) return FAILURE_WEIGHT;
    if (isOperation && record.kind === 'operation') return OPERATION_WEIGHT;
    return isDefinition && record.kind === 'guide' ? DEFINITION_WEIGHT : KIND_WEIGHTS[record.kind];
  };
  const factorOf = (number: number) => {
    const record = records.all[number] as SearchRecord;
    const displayedNames = records.namesOf(number);
    let factor = questionFactors.get(record) ?? 1;
    for (const name of names)
      factor = Math.max(factor, nameFactor(record, displayedNames, name, name.synonymOf.has(number)));
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
