import type { Control, MakeControl } from './control';
import { make } from './dom';
import { object, oneOf, several } from './groups';
import { list } from './list';
import { single } from './single';

/** Creates the control of a field that is always sent. */
export const control: MakeControl = (field, slot) => {
  if (field.type === 'object') return object(control, optional)(field, slot);
  if (field.type === 'one') return oneOf(control)(field, slot);
  if (field.type === 'array') return (field.item?.choices ? several : list(control))(field, slot);
  return single(field, slot);
};

/** True for values that are sent alike. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Creates the control of an optional field, with a switch. A value equal to the default is not sent. */
export const optional: MakeControl = (field, slot): Control => {
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
    const value = inner.node.matches('fieldset') ? inner.read() : (target as HTMLInputElement).value;
    box.checked = value !== '' && !(Array.isArray(value) && value.length === 0);
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
      box.checked = value !== undefined && value !== null;
      inner.write(value ?? undefined);
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
