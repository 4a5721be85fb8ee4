import { copyText } from '../../../lib/clipboard';
import { linkOf } from '../form/link';
import { PREFIX } from '../form/prefix';
import type { Form, Values } from '../form/types';
import type { Rules } from './control';
import { button, make } from './dom';

/** Replaces the fragment of the address, without a place in the history. */
function setHash(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

/**
 * The link to the values: in the address, and in a button.
 *
 * @param valuesOf What the samples send.
 * @param say Tells the reader what was done.
 */
export function valuesLink(form: Form, { faultOf }: Rules, valuesOf: () => Values, say: (words: string) => void) {
  const note = make('p');
  const copy = button('Copy link', 'Copy link to these values', async () => {
    const { hash } = linkOf(form, valuesOf(), faultOf);
    const isCopied = await copyText(window.location.href.replace(/#.*|$/, hash));
    say(isCopied ? 'Link copied.' : 'Not copied: the link is in the address bar.');
  });
  /** Puts the values into the address; those of the page as it came need none. */
  const keep = (isFirst: boolean) => {
    const { hash, left } = linkOf(form, valuesOf(), faultOf);
    note.textContent =
      left.length > 0 ? `The address and the link leave out what can concern a person: ${left.join(', ')}.` : '';
    if (!isFirst) setHash(hash);
    else if (window.location.hash.startsWith(PREFIX)) setHash('');
  };
  return { copy, note, keep };
}
