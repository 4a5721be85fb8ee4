import type { FormField } from '../form/types';
import type { Control, MakeControl } from './control';
import { announce, button, make } from './dom';
import { group } from './groups';

/** Creates the control of a list: a control for each item, with buttons to add and remove items. */
export const listControl =
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
      for (const one of values.slice(items.length)) addItem(one);
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
        .map((one) => one.trim())
        .filter(Boolean);
      if (item.type !== 'string' || !parts || parts.length < 2) return;
      event.preventDefault();
      const existing = (read() as unknown[]).filter((one) => one !== '' && one !== undefined);
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
        const inner = items.map((one) => one.inner.check(isShown)).every(Boolean);
        const message =
          items.length === 0 ? slot.missing : inner ? slot.rules.faultOf(read(), field, slot.example) : undefined;
        if (isShown || !message) showFault(message ?? '');
        return inner && message === undefined;
      },
    };
  };
