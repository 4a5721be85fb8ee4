import type { Field } from '../form/types';
import { type Control, exampleText, type MakeControl, type Place, textOf } from './control';
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
  const inputmode = { integer: 'numeric', number: 'decimal' }[type as string];
  return make('input', { ...others, type: format === 'date' ? 'date' : 'text', inputmode });
}

/** A text as the type of the field has it; what is no such value stays text, so that the check says so. */
function typed(text: string, { type, choices }: Field): unknown {
  const chosen = choices?.find(([value]) => String(value) === text);
  if (chosen) return chosen[0];
  if (type === 'integer' && /^-?\d{1,19}$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d{1,19}(\.\d{1,19})?$/.test(text)) return Number(text);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type !== 'json') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with a text, and the form of it that is sent where that is another. */
function judge(
  text: string,
  field: Field,
  { missing, hasExamples, rules: { faultOf, recognise } }: Place,
): { fault?: string; value?: unknown } {
  if (text === '') return { fault: missing };
  const value = typed(text, field);
  if (value === undefined) return { fault: 'The value is not JSON.' };
  const fault = faultOf(value, field, hasExamples ? exampleText(field) : '');
  const found = field.identifier ? recognise(text).filter((one) => one.identifier === field.identifier) : [];
  const other = found.find((one) => one.isValid && !one.isPersonal && one.value !== text);
  if (fault && other && !faultOf(typed(other.value, field), field)) return { value: typed(other.value, field) };
  const wrong = found.find((one) => !one.isValid);
  if (!fault && wrong && !found.some((one) => one.isValid)) return { fault: wrong.verdict };
  return fault ? { fault } : { value };
}

/** A field for one value: with a label, what the contract says of it, and what is wrong with it. */
export const single: MakeControl = (field: Field, place: Place): Control => {
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
  const read = () => judge(input.value.trim(), field, place).value;
  return {
    node,
    read,
    write: (value) => {
      input.value = textOf(value);
      fault.textContent = '';
      note.textContent = '';
      input.removeAttribute('aria-invalid');
    },
    check: (isShown) => {
      const text = input.value.trim();
      const judged = judge(text, field, place);
      if (isShown || !judged.fault) {
        fault.textContent = judged.fault ?? '';
        if (judged.fault) input.setAttribute('aria-invalid', 'true');
        else input.removeAttribute('aria-invalid');
      }
      const isOther = judged.value !== undefined && textOf(judged.value) !== text && field.type === 'string';
      note.textContent = isOther ? `Sent as ${textOf(judged.value)}.` : '';
      return judged.fault === undefined;
    },
  };
};
