import { displayedWords, type SearchIndex, type SourceRecord, splitNames } from '../engine/records';
import { keywordKey, type Synonyms, unitsIn } from '../engine/synonyms';
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

const differences = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => number - (numbers[at - 1] ?? 0));

/** Returns records with what finds them. Records of the same page are adjacent, which makes the index smaller. */
export function lookupOf(
  source: readonly SourceRecord[],
  language: Words,
  synonyms: Synonyms,
): Pick<SearchIndex, 'records' | 'terms' | 'keywords' | 'otherWords'> {
  const sorted = [...source].sort((a, b) => (a.href < b.href ? -1 : a.href > b.href ? 1 : 0));
  const records = sorted.map(({ otherNames: _names, keywords: _keywords, prose: _prose, ...displayed }) => displayed);
  const terms = new Map<string, number[][]>();
  const keywords = new Map<string, number[]>();
  const otherWords = new Set<string>();
  sorted.forEach((record, number) => {
    FIELD_TEXTS.forEach((textsOf, field) => {
      const words = textsOf(record, language).flatMap((text = '') => text.split(/\s+/));
      for (const term of new Set(words.flatMap(language.termsWithWhole))) {
        const lists = terms.get(term) ?? FIELD_TEXTS.map(() => []);
        lists[field]?.push(number);
        terms.set(term, lists);
      }
    });
    for (const keyword of splitNames(record.keywords)) {
      const key = keywordKey(unitsIn(synonyms, language.queryTerms(keyword.toLowerCase())));
      keywords.set(key, [...(keywords.get(key) ?? []), number]);
    }
    for (const word of foldedWords([record.otherNames, record.keywords].join(' '))) otherWords.add(word);
  });
  const displayed = new Set(records.flatMap((record) => [...displayedWords(record)]));
  return {
    records,
    terms: Object.fromEntries([...terms.keys()].sort().map((term) => [term, (terms.get(term) ?? []).map(differences)])),
    keywords: Object.fromEntries([...keywords].sort()),
    otherWords: [...otherWords].filter((word) => !displayed.has(word)).sort(),
  };
}
