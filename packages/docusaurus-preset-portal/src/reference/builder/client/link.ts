import { copyText } from '../../../lib/clipboard';
import { linkOf } from '../form/link';
import { PREFIX } from '../form/prefix';
import type { FormValues, OperationForm } from '../form/types';
import type { Rules } from './control';
import { button, make } from './dom';

function setHash(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

/** Writes the values into the address, and creates the button that copies the link. `say` shows a status message. */
export function valuesLink(
  form: OperationForm,
  { faultOf }: Rules,
  valuesOf: () => FormValues,
  say: (words: string) => void,
) {
  const note = make('p');
  const copy = button('Copy link', 'Copy link to these values', async () => {
    const { hash } = linkOf(form, valuesOf(), faultOf);
    const isCopied = await copyText(window.location.href.replace(/#.*|$/, hash));
    say(isCopied ? 'Link copied.' : 'Not copied: the link is in the address bar.');
  });
  /** Writes the values into the address. The initial values of the page are not written. */
  const writeAddress = (isFirst: boolean) => {
    const { hash, omitted } = linkOf(form, valuesOf(), faultOf);
    note.textContent =
      omitted.length > 0 ? `Address and link leave out invalid and personal values: ${omitted.join(', ')}.` : '';
    if (!isFirst) setHash(hash);
    else if (window.location.hash.startsWith(PREFIX)) setHash('');
  };
  return { copy, note, writeAddress };
}
