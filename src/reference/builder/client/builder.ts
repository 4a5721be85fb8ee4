import { fetchText } from '../../client/fetchText';
import { paint } from '../../client/paint';
import { samplesFile, shownLanguage, showTexts } from '../../client/samples';
import { linkOf, valuesOf } from '../form/link';
import { PREFIX } from '../form/prefix';
import { withRequired } from '../form/required';
import type { Form, Preset, Values } from '../form/types';
import { button } from './dom';
import { formView } from './formView';
import type { Builder } from './open';
import { showValue } from './showValue';

/** A reader who stops typing for so long sees what is wrong. */
const PAUSE = 500;
const OWN = 'Your values';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Replaces the fragment of the address, without a place in the history. */
function setHash(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

/**
 * Makes the form of a page: fetches what it asks for, and the functions that write the samples.
 *
 * @throws when a file does not arrive.
 */
export async function createBuilder(frame: HTMLElement, signal: AbortSignal): Promise<Builder> {
  const file = `${samplesFile(frame)?.replace(/samples$/, 'form')}.json`;
  const [text, writer, rules] = await Promise.all([fetchText(file), import('./write'), import('../form/rules')]);
  const form = JSON.parse(text) as Form;
  const control = frame.querySelector<HTMLButtonElement>('button[data-late="values"]');
  const chooser = frame.querySelector<HTMLSelectElement>('#example-pair');
  const view = formView(form, rules);
  const { node, status, foot } = view;
  /** The example that the reader began with. */
  let example = chooser?.selectedIndex ?? 0;
  const presetOf = (pair: number): Preset => form.presets[pair] ?? { values: {} };
  /** What the samples send. */
  let sent = presetOf(example);
  const isOwn = () => sent !== presetOf(example);
  let pause = 0;
  /** Names of values that changed since the reader was told. */
  const untold = new Set<string>();

  const render = () => {
    const isProven = example === 0 && !isOwn();
    const language = shownLanguage(frame);
    showTexts(frame, writer.writeAll(form, sent.values, sent.extra), isProven, (one) =>
      one === language ? writer.marksIn(form, sent.values, one, sent.extra) : [],
    );
    paint(frame);
  };

  /** The chooser and the response say whose values the samples send. */
  const tell = () => {
    frame.classList.toggle('ref-own', isOwn());
    if (!chooser) return;
    chooser.options[form.presets.length]?.remove();
    if (isOwn()) chooser.append(new Option(OWN));
    chooser.selectedIndex = isOwn() ? chooser.length - 1 : example;
  };

  const keepLink = () => {
    const { hash, left } = linkOf(form, sent.values, rules.recognise);
    note.textContent =
      left.length > 0 ? `Personal data stays on this page: the address leaves out ${left.join(', ')}.` : '';
    if (isOwn() || example > 0) setHash(hash);
    else if (window.location.hash.startsWith(PREFIX)) setHash('');
  };

  const show = (pair: number) => {
    example = pair;
    sent = presetOf(pair);
    view.write(sent.values);
    tell();
    keepLink();
    render();
  };

  const take = (isShown: boolean) => {
    const wrong = view.wrong(isShown);
    if (wrong.length > 0) {
      if (isShown) status.textContent = `Not valid: ${wrong.join(', ')}. The samples keep the last valid values.`;
      return;
    }
    const values = view.read();
    const changed = [...new Set([...Object.keys(values), ...Object.keys(sent.values)])].filter(
      (key) => !isSame(values[key], sent.values[key]),
    );
    for (const key of changed) untold.add(key);
    if (changed.length > 0) send(values);
    showValue(frame, changed);
    if (isShown && untold.size > 0) {
      status.textContent = `The samples send your values: ${[...untold].join(', ')} changed.`;
      untold.clear();
    }
  };

  const send = (values: Values) => {
    sent = isSame(presetOf(example).values, values) ? presetOf(example) : { values };
    tell();
    keepLink();
    render();
  };

  const fromLink = () => {
    const { hash } = window.location;
    if (!hash.startsWith(PREFIX)) return;
    node.hidden = false;
    control?.setAttribute('aria-expanded', 'true');
    apply(valuesOf(form, hash, rules.recognise));
  };
  const apply = (values: Values) => {
    view.write(withRequired(form, values));
    take(true);
  };

  /** The first example, by its chooser where there is one: the response follows. */
  const reset = () => {
    if (!chooser) show(0);
    else {
      chooser.selectedIndex = 0;
      chooser.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  const note = document.createElement('p');
  const copy = button('Copy link', 'Copy link to these values', () => {
    const { hash } = linkOf(form, sent.values, rules.recognise);
    navigator.clipboard?.writeText(window.location.href.replace(/#.*|$/, hash)).then(
      () => {
        status.textContent = 'Link copied.';
      },
      // No clipboard: the link is in the address bar.
      () => {},
    );
  });
  foot.append(button('Reset', 'Reset to the example', reset), ' ', copy, note);

  node.addEventListener('input', () => {
    take(false);
    window.clearTimeout(pause);
    pause = window.setTimeout(() => take(true), PAUSE);
  });
  node.addEventListener('change', () => take(true));
  node.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') toggle();
  });
  frame.addEventListener(
    'click',
    ({ target }) => {
      const key = target instanceof Element && target.closest<HTMLElement>('mark[data-value]')?.dataset.value;
      if (!key) return;
      const places = [...node.querySelectorAll<HTMLElement>('[data-key]')].filter(({ dataset }) => key === dataset.key);
      places[0]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
    { signal },
  );
  // Another language comes into view: its values are marked, too.
  frame.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'language') render();
    },
    { signal },
  );
  window.addEventListener('hashchange', fromLink, { signal });
  signal.addEventListener('abort', () => node.remove());

  const toggle = () => {
    node.hidden = !node.hidden;
    control?.setAttribute('aria-expanded', String(!node.hidden));
    if (node.hidden) control?.focus();
    else node.focus();
  };

  node.hidden = true;
  frame.querySelector('.ref-detail')?.prepend(node);
  view.write(sent.values);
  render();
  fromLink();
  return {
    apply: (values) => {
      if (node.hidden) toggle();
      apply(values);
    },
    follow: (pair) => {
      if (pair < form.presets.length) show(pair);
    },
    request: () => writer.formRequest(form, sent.values, sent.extra),
    isOwn,
    refresh: render,
    toggle,
  };
}
