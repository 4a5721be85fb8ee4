import { BODY, type FormField } from '../form/types';
import type { Control, MakeControl, Slot } from './control';
import { make } from './dom';
import { object, oneOf, several } from './groups';
import { listControl } from './listControl';
import { single } from './single';

const byType: MakeControl = (field, slot) => {
  if (field.type === 'object') return object(control, optionalControl)(field, slot);
  if (field.type === 'one') return oneOf(control)(field, slot);
  if (field.type === 'array') return (field.item?.choices ? several : listControl(control))(field, slot);
  return single(field, slot);
};

/** True for a field that can be null in a body. As a parameter, null is not sent. A JSON field takes it as text. */
const takesNull = ({ nullable, type }: FormField, { key }: Slot): boolean =>
  nullable === true && type !== 'json' && key.startsWith(`${BODY}.`);

/** Creates the control of a field that is always sent, with a box for null if it can be null. */
export const control: MakeControl = (field, slot) => {
  const inner = byType(field, slot);
  if (!takesNull(field, slot)) return inner;
  const box = make('input', { type: 'checkbox', 'aria-label': `${slot.label}: null` });
  inner.node.append(make('label', {}, box, ' ', make('code', {}, 'null')));
  // A value that the reader enters replaces null.
  inner.node.addEventListener('input', ({ target }) => {
    box.checked = target === box && box.checked;
    if (target === box) inner.write(undefined);
  });
  return {
    ...inner,
    read: () => (box.checked ? null : inner.read()),
    write: (value) => {
      box.checked = value === null;
      inner.write(value ?? undefined);
    },
    check: (isShown) => box.checked || inner.check(isShown),
  };
};

/** True for values that are sent alike. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Creates the control of an optional field, with a switch. A value equal to the default is not sent. */
export const optionalControl: MakeControl = (field, slot): Control => {
  const inner = control(field, slot);
  const box = make('input', { type: 'checkbox', role: 'switch', 'aria-label': `${slot.label}: send` });
  const defaultNote = make('small');
  const node = make('div', { class: 'ref-optional' }, inner.node, make('label', {}, box, ' send'), defaultNote);
  const show = () => {
    node.classList.toggle('ref-off', !box.checked);
    const isDefault = box.checked && field.default !== undefined && isSame(inner.read(), field.default);
    defaultNote.textContent = isDefault ? 'The default: the request leaves it out.' : '';
  };
  // Typing a value switches the field on; emptying a field or a list switches it off.
  inner.node.addEventListener('input', ({ target }) => {
    const isWhole = inner.node.matches('fieldset') || (target as HTMLInputElement).type === 'checkbox';
    const value = isWhole ? inner.read() : (target as HTMLInputElement).value;
    box.checked = value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0);
  });
  box.addEventListener('input', () => {
    if (box.checked && !inner.check(false)) inner.write(field.example ?? field.choices?.[0]?.[0]);
  });
  show();
  return {
    node,
    read: () => {
      const value = box.checked ? inner.read() : undefined;
      return isSame(value, field.default) ? undefined : value;
    },
    write: (value) => {
      box.checked = value !== undefined && (value !== null || takesNull(field, slot));
      inner.write(value);
      show();
    },
    showFault: inner.showFault,
    check: (isShown) => {
      show();
      if (box.checked) return inner.check(isShown);
      // A field that is switched off is always valid.
      if (!inner.check(false)) inner.write(undefined);
      return true;
    },
  };
};
