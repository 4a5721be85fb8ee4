import { mayBePersonal, recognise } from '../../vocabulary/recognise';
import { loadData, NO_DATA } from './loadData';
import { namedBy } from './named';
import { showMany } from './showMany';
import { showOne } from './showOne';
import { MOST_VALUES, mayBeNamed, rowOf, valuesIn } from './values';

/** Whether a text is an identifier, or nearly, so that a search shows what it is. */
export const isIdentifier = (text: string): boolean => recognise(text).some(({ isGuess }) => !isGuess);

/** Whether a text can be personal data: it may not be put into an address. */
export const isPersonal = mayBePersonal;

/**
 * What a text is: of one value everything it can be, of several a table. Nothing for an empty one.
 *
 * @param isFolded The requests are shown on demand: results stand below.
 * @throws when the attributes or the codes, which a text that is no identifier may name, can't be loaded.
 */
export async function verdictOf(text: string, isFolded = false): Promise<Node[]> {
  if (text.trim() === '') return [];
  const data = await loadData().catch(() => NO_DATA);
  const values = valuesIn(text, data.codes).slice(0, MOST_VALUES);
  const read = await Promise.all(
    values.map(async (value) => {
      const readings = recognise(value, data.codes);
      return { value, readings, named: mayBeNamed(readings) ? await namedBy(value.trim()) : [] };
    }),
  );
  if (read.length > 1) return showMany(read.map(({ value, named }) => rowOf(value, data.codes, named)));
  const [{ value, readings, named } = { value: '', readings: [], named: [] }] = read;
  return showOne(value.trim(), readings, named, data, isFolded);
}
