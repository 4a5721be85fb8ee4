import { faultOf } from '../form/fault';
import { BODY, type FormField } from '../form/types';
import type { Control, MakeControl, Slot } from './control';
import { announce, button, make } from './dom';
import { group, object, oneOf, several } from './groups';
import { single } from './single';

/** Creates the control of a list: a control for each item, with buttons to add and remove items. */
const listControl =
  (control: MakeControl): MakeControl =>
  (field, slot) => {
    const { item = { name: 'Item', type: 'json' } as FormField, maxItems } = field;
    const rows = make('div');
    const count = make('span');
    const items: { row: HTMLElement; inner: Control }[] = [];
    const show = () => {
      count.textContent = maxItems === undefined ? `${items.length}` : `${items.length} of ${maxItems} at most`;
      add.disabled = items.length >= (maxItems ?? Number.POSITIVE_INFINITY);
    };
    const addItem = (value?: unknown) => {
      const at = items.length + 1;
      const label = `${slot.label} ${at}`;
      const inner = control(
        { ...item, name: label, required: true },
        { ...slot, label, key: item.type === 'string' ? slot.key : `${slot.key}.${at - 1}`, missing: slot.missing },
      );
      const row = make('div', { class: 'ref-item' }, inner.node);
      row.append(
        button('Remove', `Remove ${label}`, () => {
          set((read() as unknown[]).filter((_, index) => items[index]?.row !== row));
          add.focus();
          announce(rows);
        }),
      );
      inner.write(value);
      rows.append(row);
      items.push({ row, inner });
      show();
      return inner.node;
    };
    const read = () =>
      items.map(({ inner }) => {
        const value = inner.read();
        return value === undefined ? '' : value;
      });
    const set = (values: unknown[]) => {
      for (const { row } of items.splice(values.length)) row.remove();
      for (const [index, { inner }] of items.entries()) inner.write(values[index]);
      for (const value of values.slice(items.length)) addItem(value);
      show();
    };
    const add = button('Add', `Add to ${slot.label}`, () => {
      addItem().querySelector<HTMLElement>('input, select, textarea')?.focus();
      announce(rows);
    });
    rows.addEventListener('paste', (event) => {
      const parts = event.clipboardData
        ?.getData('text')
        .split(/[\n,;\t]+/)
        .map((text) => text.trim())
        .filter(Boolean);
      if (item.type !== 'string' || !parts || parts.length < 2) return;
      event.preventDefault();
      const existing = (read() as unknown[]).filter((item) => item !== '' && item !== undefined);
      set([...existing, ...parts].slice(0, maxItems));
      announce(rows);
    });
    const { node, showFault } = group(field, slot, rows, make('p', {}, add, ' ', count));
    show();
    return {
      node,
      read,
      write: (value) => {
        set(Array.isArray(value) ? value : []);
        showFault('');
      },
      showFault,
      check: (isShown) => {
        const inner = items.map((item) => item.inner.check(isShown)).every(Boolean);
        const message = items.length === 0 ? slot.missing : inner ? faultOf(read(), field, slot.example) : undefined;
        if (isShown || !message) showFault(message ?? '');
        return inner && message === undefined;
      },
    };
  };

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

/** Creates the control of an optional field, with a switch. */
export const optionalControl: MakeControl = (field, slot): Control => {
  const inner = control(field, slot);
  const box = make('input', { type: 'checkbox', role: 'switch', 'aria-label': `${slot.label}: send` });
  const node = make('div', { class: 'ref-optional' }, inner.node, make('label', {}, box, ' send'));
  // Typing a value switches the field on; emptying a field or a list switches it off.
  inner.node.addEventListener('input', ({ target }) => {
    const isWhole = inner.node.matches('fieldset') || (target as HTMLInputElement).type === 'checkbox';
    const value = isWhole ? inner.read() : (target as HTMLInputElement).value;
    box.checked = value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0);
  });
  box.addEventListener('input', () => {
    if (box.checked && !inner.check(false)) inner.write(field.example ?? field.choices?.[0]?.[0]);
  });
  return {
    node,
    read: () => (box.checked ? inner.read() : undefined),
    write: (value) => {
      box.checked = value !== undefined && (value !== null || takesNull(field, slot));
      inner.write(value);
    },
    showFault: inner.showFault,
    check: (isShown) => {
      if (box.checked) return inner.check(isShown);
      // A field that is switched off is always valid.
      if (!inner.check(false)) inner.write(undefined);
      return true;
    },
  };
};
