import { fetchText } from '../../../lib/fetchText';
import { make, newId } from './dom';

interface Offer {
  key: string;
  label?: { en?: string; da?: string };
  operations?: string[];
}

const lists = new Map<string, Promise<string>>();

/** Creates a datalist of the values that an operation accepts. The file is fetched once. */
async function listFrom(file: string, operation: string): Promise<string> {
  const offers = JSON.parse(await fetchText(file)) as Offer[];
  const acceptedOffers = offers.filter(({ operations }) => operations?.includes(operation));
  const id = newId();
  const options = (acceptedOffers.length > 0 ? acceptedOffers : offers).map(({ key, label }) =>
    make('option', { value: key }, [label?.en, label?.da].filter(Boolean).join(' · ')),
  );
  document.querySelector('.ref-yours')?.append(make('datalist', { id }, ...options));
  return id;
}

/** Suggests the values of a file while the reader types. The file is fetched when the field is first focused. */
export function offer(input: Element, file: string, operation: string): void {
  input.addEventListener(
    'focus',
    async () => {
      const list = lists.get(operation + file) ?? listFrom(file, operation);
      lists.set(operation + file, list);
      // If the file can't be fetched, the key is typed without suggestions.
      const id = await list.catch(() => undefined);
      if (id && document.getElementById(id)) input.setAttribute('list', id);
      else lists.delete(operation + file);
    },
    { once: true },
  );
}
