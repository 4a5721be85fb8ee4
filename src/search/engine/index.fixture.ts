import { prepare } from '../build/prepare';
import type { SourceRecord } from '../build/SourceRecord';
import { LoadedIndex } from './LoadedIndex';

/** A record that differs from all others in what a test gives. */
export const record = (id: string, rest: Partial<SourceRecord>): SourceRecord => ({
  id,
  kind: 'field',
  title: 'Unrelated',
  where: 'Somewhere',
  href: `/x#${id}`,
  ...rest,
});

/** The same thing in two languages, and a name of two words. */
const SYNONYMS = [
  ['car', 'bil'],
  ['licenc plat', 'nummerplad'],
];

/** An index of records, and of another that has nothing of them. */
export function indexOf(...records: SourceRecord[]): LoadedIndex {
  const index = new LoadedIndex(SYNONYMS);
  index.add(prepare([...records, record('other', {})]));
  return index;
}
