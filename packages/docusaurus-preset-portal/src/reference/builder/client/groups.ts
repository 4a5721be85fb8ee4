import { ownValue } from 'openapi-toolkit';
import { faultOf } from '../form/fault';
import type { FormField } from '../form/types';
import type { Control, MakeControl, Slot } from './control';
import { make, newId } from './dom';

/** Creates a group of fields with a name, a description and an error message. */
export function group({ name, about }: FormField, { key, label }: Slot, ...children: Node[]) {
  const faultId = newId();
  const fault = make('p', { class: 'ref-fault', id: faultId });
  const node = make(
    'fieldset',
    { 'data-key': key, 'aria-describedby': faultId },
    make('legend', {}, label || name),
    make('p', {}, about ?? ''),
    ...children,
    fault,
  );
  const showFault = (message: string) => {
    fault.textContent = message;
  };
  return { node, showFault };
}

/** Creates the control of an object: a field for each property. */
export const object =
  (control: MakeControl, optional: MakeControl): MakeControl =>
  (field, slot) => {
    const parts = (field.fields ?? []).map((field) => {
      const inner = {
        ...slot,
        key: `${slot.key}.${field.name}`,
        label: field.name,
        missing: `${field.name} is missing.`,
      };
      return { name: field.name, control: (field.required ? control : optional)(field, inner) };
    });
    const { node, showFault } = group(field, slot, ...parts.map((part) => part.control.node));
    return {
      node,
      read: () =>
        Object.fromEntries(
          parts.map((part) => [part.name, part.control.read()]).filter(([, value]) => value !== undefined),
        ),
      write: (value) => {
        for (const part of parts) part.control.write(ownValue(value as Record<string, unknown> | undefined, part.name));
      },
      showFault,
      check: (isShown) => {
        showFault('');
        return parts.map((part) => part.control.check(isShown)).every(Boolean);
      },
    };
  };

/** Returns true if a value fits a shape. An object has all required fields and no unknown ones. */
const isOfShape = (value: unknown, shape: FormField): boolean =>
  shape.type !== 'object'
    ? faultOf(value, shape) === undefined
    : typeof value === 'object' &&
      value !== null &&
      (shape.fields ?? []).every(({ name, required }) => !required || Object.hasOwn(value, name)) &&
      Object.keys(value).every((key) => shape.fields?.some(({ name }) => name === key));

/** Creates the control of a `oneOf`: the reader selects a shape and fills in its fields. */
export const oneOf =
  (control: MakeControl): MakeControl =>
  (field, slot) => {
    const shapes = field.shapes ?? [];
    const options = shapes.map(({ name }, index) => make('option', { value: String(index) }, name));
    const select = make('select', { 'aria-label': `${slot.label}: shape` }, ...options);
    const inside = make('div');
    const { node, showFault } = group({ ...field, about: undefined }, slot, select, inside);
    let shapeControl: Control | undefined;
    const choose = (index: number, value?: unknown) => {
      select.value = String(index);
      const shape = shapes[index];
      if (!shape) return;
      shapeControl = control(shape, { ...slot, label: shape.name });
      shapeControl.write(value);
      inside.replaceChildren(shapeControl.node);
    };
    select.addEventListener('input', () => choose(Number(select.value)));
    choose(0);
    return {
      node,
      read: () => shapeControl?.read(),
      write: (value) =>
        choose(
          Math.max(
            0,
            shapes.findIndex((shape) => isOfShape(value, shape)),
          ),
          value,
        ),
      showFault,
      check: (isShown) => {
        showFault('');
        return shapeControl?.check(isShown) ?? true;
      },
    };
  };

/** Creates a checkbox for each value of a list with fixed choices. */
export const several: MakeControl = (field, slot) => {
  const boxes = (field.item?.choices ?? []).map(([value, meaning]) => {
    const label = `${slot.label}: ${value}${meaning ? `, ${meaning}` : ''}`;
    return { value, box: make('input', { type: 'checkbox', 'aria-label': label }), meaning };
  });
  const rows = boxes.map(({ value, box, meaning }) =>
    make('label', {}, box, ' ', make('code', {}, String(value)), meaning ? ` ${meaning}` : ''),
  );
  const { node, showFault } = group(field, slot, make('div', {}, ...rows.map((row) => make('div', {}, row))));
  // Selected values, in the order of the value that was set.
  let selected: unknown[] = [];
  for (const { value, box } of boxes) {
    box.addEventListener('input', () => {
      const others = selected.filter((item) => item !== value && boxes.some((box) => box.value === item));
      selected = [...others, ...(box.checked ? [value] : [])];
    });
  }
  return {
    node,
    read: () => selected,
    write: (value) => {
      // A link can hold values that are no choices. They stay, with an error message, until the reader selects others.
      selected = Array.isArray(value) ? value : [];
      for (const box of boxes) box.box.checked = selected.includes(box.value);
      showFault('');
    },
    showFault,
    check: (isShown) => {
      const inItem = selected.map((item) => faultOf(item, field.item as FormField, slot.example)).find(Boolean);
      const message = selected.length === 0 ? slot.missing : (inItem ?? faultOf(selected, field, slot.example));
      if (isShown || !message) showFault(message ?? '');
      return message === undefined;
    },
  };
};
