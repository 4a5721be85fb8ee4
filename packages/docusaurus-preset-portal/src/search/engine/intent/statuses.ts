import { fold } from '../../../lib/fold';
import { splitNames } from '../names';
import type { Hit, SearchRecord } from '../records';
import type { Words } from '../words';

const isStatus = (word: string): boolean => /^[45]\d\d$/.test(word);

/** True if a record describes an error: its names contain a status code. */
export const describesError = ({ kind, label }: SearchRecord): boolean =>
  kind === 'guide' && splitNames(label).some(isStatus);

/** Finds sections about errors by status code, alone or with words that add nothing: `429`, `why do I get 403`. */
export function findStatuses(
  query: string,
  guides: readonly SearchRecord[],
  { language, significantWords }: Words,
): Hit[] {
  const words = significantWords(query);
  const [status, ...others] = words.filter(isStatus);
  if (!status || others.length > 0) return [];
  if (words.some((word) => word !== status && !language.statusWords.some((one) => fold(one) === word))) return [];
  return guides
    .filter(({ label }) => splitNames(label).includes(status))
    .sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
    .map((record) => ({ record, score: 1, coverage: 1, terms: [status] }));
}
