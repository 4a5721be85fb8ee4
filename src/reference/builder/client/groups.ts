import { ownValue } from '../../../lib/ownValue';
import type { Field } from '../form/types';
import type { Control, MakeControl, Slot } from './control';
import { make, newId } from './dom';

/** Creates a group of fields with a name, a description and an error message. */
export function group({ name, about }: Field, { key, label }: Slot, ...children: Node[]) {
  const wrong = newId();
  const fault = make('p', { class: 'ref-fault', id: wrong });
  const node = make(
    'fieldset',
    { 'data-key': key, 'aria-describedby': wrong },
    make('legend', {}, label || name),
    make('p', {}, about ?? ''),
    ...children,
    fault,
  );
  const tell = (words: string) => {
    fault.textContent = words;
  };
  return { node, tell };
}

/** Creates the control of an object: a field for each property. */
export const object =
  (control: MakeControl, optional: MakeControl): MakeControl =>
  (field, place) => {
    const parts = (field.fields ?? []).map((one) => {
      const inner = { ...place, key: `${place.key}.${one.name}`, label: one.name, missing: `${one.name} is missing.` };
      return { name: one.name, control: (one.required ? control : optional)(one, inner) };
    });
    const { node, tell } = group(field, place, ...parts.map((one) => one.control.node));
    return {
      node,
      read: () =>
        Object.fromEntries(
          parts.map((one) => [one.name, one.control.read()]).filter(([, value]) => value !== undefined),
        ),
      write: (value) => {
        for (const one of parts) one.control.write(ownValue(value as Record<string, unknown> | undefined, one.name));
      },
      tell,
      check: (isShown) => {
        tell('');
        return parts.map((one) => one.control.check(isShown)).every(Boolean);
      },
    };
  };

/** Returns true if a value fits a shape: it has all required fields and no unknown ones. */
const isOfShape = (value: unknown, { fields = [], type }: Field): boolean =>
  type !== 'object' ||
  (typeof value === 'object' &&
    value !== null &&
    fields.every(({ name, required }) => !required || Object.hasOwn(value, name)) &&
    Object.keys(value).every((key) => fields.some(({ name }) => name === key)));

/** Creates the control of a `oneOf`: the reader selects a shape and fills in its fields. */
export const oneOf =
  (control: MakeControl): MakeControl =>
  (field, place) => {
    const shapes = field.shapes ?? [];
    const options = shapes.map(({ name }, index) => make('option', { value: String(index) }, name));
    const select = make('select', { 'aria-label': `${place.label}: shape` }, ...options);
    const inside = make('div');
    const { node, tell } = group({ ...field, about: undefined }, place, select, inside);
    let chosen: Control | undefined;
    const choose = (index: number, value?: unknown) => {
      select.value = String(index);
      const shape = shapes[index];
      if (!shape) return;
      chosen = control(shape, { ...place, label: shape.name });
      chosen.write(value);
      inside.replaceChildren(chosen.node);
    };
    select.addEventListener('input', () => choose(Number(select.value)));
    choose(0);
    return {
      node,
      read: () => chosen?.read(),
      write: (value) =>
        choose(
          Math.max(
            0,
            shapes.findIndex((shape) => isOfShape(value, shape)),
          ),
          value,
        ),
      tell,
      check: (isShown) => {
        tell('');
        return chosen?.check(isShown) ?? true;
      },
    };
  };

/** Creates a checkbox for each value of a list with fixed choices. */
export const several: MakeControl = (field, place) => {
  const boxes = (field.item?.choices ?? []).map(([value, meaning]) => {
    const label = `${place.label}: ${value}${meaning ? `, ${meaning}` : ''}`;
    return { value, box: make('input', { type: 'checkbox', 'aria-label': label }), meaning };
  });
  const rows = boxes.map(({ value, box, meaning }) =>
    make('label', {}, box, ' ', make('code', {}, String(value)), meaning ? ` ${meaning}` : ''),
  );
  const { node, tell } = group(field, place, make('div', {}, ...rows.map((row) => make('div', {}, row))));
  // Selected values, in the order of the value that was set.
  let chosen: unknown[] = [];
  for (const { value, box } of boxes) {
    box.addEventListener('input', () => {
      const others = chosen.filter((one) => one !== value && boxes.some((known) => known.value === one));
      chosen = [...others, ...(box.checked ? [value] : [])];
    });
  }
  return {
    node,
    read: () => chosen,
    write: (value) => {
      // A link can hold values that are no choices. They stay, with an error message, until the reader selects others.
      chosen = Array.isArray(value) ? value : [];
      for (const one of boxes) one.box.checked = chosen.includes(one.value);
      tell('');
    },
    tell,
    check: (isShown) => {
      const { faultOf } = place.rules;
      const inItem = chosen.map((one) => faultOf(one, field.item as Field, place.example)).find(Boolean);
      const wrong = chosen.length === 0 ? place.missing : (inItem ?? faultOf(chosen, field, place.example));
      if (isShown || !wrong) tell(wrong ?? '');
      return wrong === undefined;
    },
  };
};
