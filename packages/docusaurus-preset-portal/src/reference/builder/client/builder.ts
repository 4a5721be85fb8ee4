import { ownValue } from 'openapi-toolkit';
import { copyText } from '../../../lib/clipboard';
import { fetchText } from '../../../lib/fetchText';
import { samplesFile } from '../../client/samples';
import { linkOf, valuesOf, withRequired } from '../form/link';
import { PREFIX } from '../form/prefix';
import type { FormValues, OperationForm, Preset } from '../form/types';
import { addFormListeners } from './addFormListeners';
import { button, make } from './dom';
import { formView } from './formView';
import { createSampleView, showValue } from './sampleView';

/** True for values that are sent alike. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function setHash(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

/** Writes the values into the address, and creates the button that copies the link. `say` shows a status message. */
function valuesLink(form: OperationForm, valuesOf: () => FormValues, say: (words: string) => void) {
  const note = make('p');
  const copy = button('Copy link', 'Copy link to these values', async () => {
    const { hash } = linkOf(form, valuesOf());
    const isCopied = await copyText(window.location.href.replace(/#.*|$/, hash));
    say(isCopied ? 'Link copied.' : 'Not copied: the link is in the address bar.');
  });
  /** Writes the values into the address. The initial values of the page are not written. */
  const writeAddress = (isFirst: boolean) => {
    const { hash, omitted } = linkOf(form, valuesOf());
    note.textContent =
      omitted.length > 0 ? `Address and link leave out invalid and personal values: ${omitted.join(', ')}.` : '';
    if (!isFirst) setHash(hash);
    else if (window.location.hash.startsWith(PREFIX)) setHash('');
  };
  return { copy, note, writeAddress };
}

/** Interface of the form for other features of the page. */
export interface Builder {
  /** Fills in values from the fragment of a link. Missing required values are those of the first example. */
  fill: (values: string) => void;
  /** Shows the values of another example that the reader selected. */
  follow: (pair: number) => void;
  /** Returns true if the values were changed by the reader. */
  isOwn: () => boolean;
  toggle: () => void;
}

const OWN_VALUES_LABEL = 'Your values';

/** Creates the form of a page. @throws if a file can't be fetched. */
export async function createBuilder(frame: HTMLElement, signal: AbortSignal): Promise<Builder> {
  const file = `${samplesFile(frame)?.replace(/samples$/, 'form')}.json`;
  const form = JSON.parse(await fetchText(file)) as OperationForm;
  const control = frame.querySelector<HTMLButtonElement>('button[data-late="values"]');
  const chooser = frame.querySelector<HTMLSelectElement>('#example-pair');
  const view = formView(form);
  const { node, status, foot } = view;
  const say = (words: string) => {
    status.textContent = words;
  };
  /** Index of the example that the values started from. */
  let example = chooser?.selectedIndex ?? 0;
  const presetOf = (pair: number): Preset => form.presets[pair] ?? { values: {} };
  let sentPreset = presetOf(example);
  const isOwn = () => sentPreset !== presetOf(example);
  const unannouncedKeys = new Set<string>();
  const sample = createSampleView(frame, form);
  const render = () => sample(sentPreset);
  const link = valuesLink(form, () => sentPreset.values, say);

  /** Updates samples, address, chooser and response to the current values. */
  const announceValues = () => {
    frame.classList.toggle('ref-own', isOwn());
    link.writeAddress(!isOwn() && example === 0);
    if (chooser) {
      chooser.options[form.presets.length]?.remove();
      // The value tells which example they began with.
      if (isOwn()) chooser.append(new Option(OWN_VALUES_LABEL, String(example)));
      chooser.selectedIndex = isOwn() ? chooser.length - 1 : example;
    }
    return render();
  };

  const showExample = (pair: number) => {
    example = pair;
    sentPreset = presetOf(pair);
    view.write(sentPreset.values);
    announceValues();
  };

  const send = async (values: FormValues, changed: readonly string[]) => {
    sentPreset = isSame(presetOf(example).values, values) ? presetOf(example) : { values };
    await announceValues();
    showValue(frame, changed);
  };

  const readForm = (isShown: boolean) => {
    const invalidNames = view.invalidNames(isShown);
    const values = view.read();
    const changed = [...new Set([...Object.keys(values), ...Object.keys(sentPreset.values)])].filter(
      (key) => !isSame(ownValue(values, key), ownValue(sentPreset.values, key)),
    );
    for (const key of changed) unannouncedKeys.add(key);
    if (changed.length > 0) send(values, changed);
    if (!isShown) return;
    if (invalidNames.length > 0) say(`Not valid: ${invalidNames.join(', ')}. The samples send your values.`);
    else if (unannouncedKeys.size > 0) say(`The samples send your values: ${[...unannouncedKeys].join(', ')} changed.`);
    unannouncedKeys.clear();
  };

  const apply = (values: FormValues) => {
    view.write(withRequired(form, values));
    readForm(true);
  };
  const fromLink = () => {
    const { hash } = window.location;
    if (!hash.startsWith(PREFIX)) return;
    node.hidden = false;
    control?.setAttribute('aria-expanded', 'true');
    apply(valuesOf(form, hash, true));
  };
  const toggle = () => {
    node.hidden = !node.hidden;
    control?.setAttribute('aria-expanded', String(!node.hidden));
    if (node.hidden) control?.focus();
    else node.focus();
  };
  /** Returns to the first example. The chooser's event also updates the response. */
  const reset = () => {
    if (!chooser) showExample(0);
    else {
      chooser.selectedIndex = 0;
      chooser.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };

  foot.append(button('Reset', 'Reset to the example', reset), ' ', link.copy, link.note);
  addFormListeners(frame, node, { readForm, toggle, render, fromLink }, signal);
  node.hidden = true;
  // Before the panel, which stays at the bottom of a narrow window while the form is in view.
  frame.querySelector('.ref-aside')?.before(node);
  view.write(sentPreset.values);
  await render();
  fromLink();
  return {
    fill: (text) => {
      if (node.hidden) toggle();
      apply(valuesOf(form, text, false));
    },
    follow: (pair) => {
      if (pair < form.presets.length) showExample(pair);
    },
    isOwn,
    toggle,
  };
}
