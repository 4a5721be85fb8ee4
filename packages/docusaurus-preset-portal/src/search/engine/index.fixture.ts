import { language } from '../../../../../src/vocabulary/language';
import { lookupOf } from '../build/lookup';
import { LoadedIndex } from './LoadedIndex';
import type { SourceRecord } from './records';
import { synonymsOf } from './synonyms';
import { createWords } from './words';

export const words = createWords(language);

/** Returns a record with defaults for everything a test does not set. */
export const record = (id: string, rest: Partial<SourceRecord>): SourceRecord => ({
  id,
  kind: 'field',
  title: 'Unrelated',
  where: 'Somewhere',
  href: `/x#${id}`,
  ...rest,
});

/** A synonym pair in two languages, and a name of two words. */
const SYNONYMS = [
  ['car', 'bil'],
  ['licenc plat', 'nummerplad'],
];

/** Creates an index of these records and an unrelated one. */
export function indexOf(...records: SourceRecord[]): LoadedIndex {
  const lookup = lookupOf([...records, record('other', {})], words, synonymsOf(SYNONYMS, []));
  return new LoadedIndex(words, { ...lookup, synonyms: SYNONYMS, words: [], messages: [] });
}
