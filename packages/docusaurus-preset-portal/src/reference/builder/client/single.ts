import { ownValue } from 'openapi-toolkit';
import { fetchText } from '../../../lib/fetchText';
import { fieldExample, fieldText } from '../form/texts';
import type { FormField } from '../form/types';
import { type ValidationResult, validateField } from '../form/validateField';
import type { Control, MakeControl, Slot } from './control';
import { make, newId } from './dom';

interface Offer {
  key: string;
  label?: Record<string, string>;
  operations?: string[];
}

/** Suggests the values of a file that the operation accepts. The file is fetched when the field is first focused. */
function offer(input: Element, file: string, operation: string): void {
  const suggest = async () => {
    // If the file can't be fetched, the key is typed without suggestions.
    const offers = JSON.parse(await fetchText(file).catch(() => '[]')) as Offer[];
    const acceptedOffers = offers.filter(({ operations }) => operations?.includes(operation));
    const options = (acceptedOffers.length > 0 ? acceptedOffers : offers).map(({ key, label }) =>
      make('option', { value: key }, Object.values(label ?? {}).join(' · ')),
    );
    if (options.length === 0) return;
    const list = make('datalist', { id: newId() }, ...options);
    input.after(list);
    input.setAttribute('list', list.id);
  };
  input.addEventListener('focus', suggest, { once: true });
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function inputOf(field: FormField, id: string): Input {
  const { type, choices, format } = field;
  const values = choices ?? (type === 'boolean' ? [[true], [false]] : undefined);
  if (values) {
    const options = values.map(([value, meaning]) =>
      make('option', { value: String(value) }, meaning ? `${value}: ${meaning}` : String(value)),
    );
    return make('select', { id }, make('option', { value: '' }, '–'), ...options);
  }
  const others = { id, autocomplete: 'off', spellcheck: 'false', placeholder: fieldExample(field) };
  if (type === 'json') return make('textarea', { ...others, rows: '4' });
  const inputmode = ownValue({ integer: 'numeric', number: 'decimal' }, type as string);
  return make('input', { ...others, type: format === 'date' ? 'date' : 'text', inputmode });
}

/** Creates the control of a single value, with a label, a description and an error message. */
export const single: MakeControl = (field: FormField, slot: Slot): Control => {
  const [id, about, wrong] = [newId(), newId(), newId()];
  const input = inputOf(field, id);
  input.setAttribute('aria-describedby', `${wrong} ${about}`);
  if (field.required) input.setAttribute('aria-required', 'true');
  if (slot.label !== field.name) input.setAttribute('aria-label', slot.label);
  const fault = make('p', { class: 'ref-fault', id: wrong });
  const note = make('p', { class: 'ref-sent' });
  if (field.values) offer(input, field.values, slot.operation);
  const node = make(
    'div',
    { 'data-key': slot.key },
    make('label', { for: id }, field.name),
    input,
    fault,
    make('p', { id: about }, field.about ?? ''),
    note,
  );
  /** Value from a link that the input can't show: not a choice, or not a date. */
  let hidden = '';
  input.addEventListener('input', () => {
    hidden = '';
  });
  const validated = () => {
    // A partly typed date is an error, not an empty field.
    const text = input.validity.badInput ? '?' : input.value.trim() || hidden;
    const result = validateField(text, field, slot.missing, slot.example);
    const { list } = input as HTMLInputElement;
    const isOffered = !list || result.fault || [...list.options].some(({ value }) => value === result.value);
    return isOffered ? result : { ...result, fault: 'Not in the list of values: choose one that is offered.' };
  };
  const show = ({ fault: message = '', note: noteText = '' }: ValidationResult) => {
    fault.textContent = message;
    note.textContent = noteText;
    if (message) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  };
  return {
    node,
    read: () => validated().value,
    write: (value) => {
      const text = fieldText(value);
      input.value = text;
      hidden = input.value === '' ? text : '';
      show({});
    },
    showFault: (words) => show({ ...validated(), fault: words }),
    check: (isShown) => {
      const result = validated();
      if (isShown || !result.fault) show(result);
      return result.fault === undefined;
    },
  };
};
