import { ownValue } from '../../../lib/ownValue';
import { exampleText, textOf } from '../form/texts';
import type { Field } from '../form/types';
import type { ValidationResult } from '../form/validate';
import type { Control, MakeControl, Slot } from './control';
import { make, newId } from './dom';
import { offer } from './offers';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const choiceText = (value: unknown, meaning: string | undefined) => (meaning ? `${value}: ${meaning}` : String(value));

function inputOf(field: Field, id: string): Input {
  const { type, choices, format } = field;
  const listed = choices ?? (type === 'boolean' ? [[true], [false]] : undefined);
  if (listed) {
    const options = listed.map(([value, meaning]) =>
      make('option', { value: String(value) }, choiceText(value, meaning)),
    );
    return make('select', { id }, make('option', { value: '' }, '–'), ...options);
  }
  const others = { id, autocomplete: 'off', spellcheck: 'false', placeholder: exampleText(field) };
  if (type === 'json') return make('textarea', { ...others, rows: '4' });
  const inputmode = ownValue({ integer: 'numeric', number: 'decimal' }, type as string);
  return make('input', { ...others, type: format === 'date' ? 'date' : 'text', inputmode });
}

/** Creates the control of a single value, with a label, a description and an error message. */
export const single: MakeControl = (field: Field, place: Slot): Control => {
  const [id, about, wrong] = [newId(), newId(), newId()];
  const input = inputOf(field, id);
  input.setAttribute('aria-describedby', `${about} ${wrong}`);
  if (field.required) input.setAttribute('aria-required', 'true');
  if (place.label !== field.name) input.setAttribute('aria-label', place.label);
  const fault = make('p', { class: 'ref-fault', id: wrong });
  const note = make('p', { class: 'ref-sent' });
  if (field.values) offer(input, field.values, place.operation);
  const node = make(
    'div',
    { 'data-key': place.key },
    make('label', { for: id }, field.name),
    input,
    make('p', { id: about }, field.about ?? ''),
    note,
    fault,
  );
  /** Value from a link that the input can't show: not a choice, or not a date. */
  let hidden = '';
  input.addEventListener('input', () => {
    hidden = '';
  });
  const judged = () => {
    // A partly typed date is an error, not an empty field.
    const text = input.validity.badInput ? '?' : input.value.trim() || hidden;
    const found = place.rules.validate(text, field, place.missing, place.example);
    const { list } = input as HTMLInputElement;
    const isOffered = !list || found.fault || [...list.options].some(({ value }) => value === found.value);
    return isOffered ? found : { fault: 'Not in the list of values: choose one that is offered.' };
  };
  const show = ({ fault: words = '', note: said = '' }: ValidationResult) => {
    fault.textContent = words;
    note.textContent = said;
    if (words) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  };
  return {
    node,
    read: () => judged().value,
    write: (value) => {
      const text = textOf(value);
      input.value = text;
      hidden = input.value === '' ? text : '';
      show({});
    },
    tell: (words) => show({ ...judged(), fault: words }),
    check: (isShown) => {
      const found = judged();
      if (isShown || !found.fault) show(found);
      return found.fault === undefined;
    },
  };
};
