import { fetchText } from '../../client/fetchText';
import { make, newId } from './dom';

/** What a file of values says of one. */
interface Offer {
  key: string;
  label?: { en?: string; da?: string };
  operations?: string[];
}

const lists = new Map<string, Promise<string>>();

/** A list of the values that an operation takes, fetched once. */
async function listFrom(file: string, operation: string): Promise<string> {
  const all = JSON.parse(await fetchText(file)) as Offer[];
  const taken = all.filter(({ operations }) => operations?.includes(operation));
  const id = newId();
  const options = (taken.length > 0 ? taken : all).map(({ key, label }) =>
    make('option', { value: key }, [label?.en, label?.da].filter(Boolean).join(' · ')),
  );
  document.querySelector('.ref-yours')?.append(make('datalist', { id }, ...options));
  return id;
}

/** Offers the values of a file of the site while a reader types, from when the field is first used. */
export function offer(input: Element, file: string, operation: string): void {
  input.addEventListener(
    'focus',
    async () => {
      const list = lists.get(operation + file) ?? listFrom(file, operation);
      lists.set(operation + file, list);
      // Without the file, the key is typed.
      const id = await list.catch(() => undefined);
      if (id && document.getElementById(id)) input.setAttribute('list', id);
      else lists.delete(operation + file);
    },
    { once: true },
  );
}
