import { describe, expect, it } from 'vitest';
import { withDocument } from '../../../../../../tests/support/withDocument';
import { keyedFields } from '../form/link';
import * as rules from '../form/rules';
import { BODY, type FormField, type FormValues, type OperationForm } from '../form/types';
import { operations } from '../forms.fixture';
import { someStates } from '../states.fixture';
import { formView } from './formView';

withDocument();

/** Removes body properties that equal the default, because the form does not send them. */
const withoutDefaults = ({ body }: OperationForm, values: FormValues): FormValues => {
  const fields = body?.field.fields;
  if (!fields) return values;
  const kept = Object.entries((values[BODY] ?? {}) as FormValues).filter(
    ([name, value]) => JSON.stringify(fields.find((field) => field.name === name)?.default) !== JSON.stringify(value),
  );
  return { ...values, [BODY]: Object.fromEntries(kept) };
};

const input = (node: Element, name: string) =>
  [...node.querySelectorAll('input')].find(
    (element) => element.getAttribute('aria-label') === name,
  ) as HTMLInputElement;

/** Returns the names of a field and of its inner fields. */
const namesOf = ({ name, fields = [], shapes = [], item }: FormField): string[] => [
  name,
  ...[...fields, ...shapes, ...(item ? [item] : [])].flatMap(namesOf),
];

const nameOf = (control: Element) =>
  control.getAttribute('aria-label') ??
  (control as HTMLInputElement).labels?.[0]?.textContent ??
  control.querySelector('legend')?.textContent ??
  '';

describe.each(operations)('the form of $id', ({ form }) => {
  it('has a control for every input, and no other', () => {
    const names = [...formView(form, rules).node.querySelectorAll('input, select, textarea, fieldset')].map(nameOf);
    const fields = keyedFields(form).map(([, field]) => field);
    expect(fields.filter(({ name }) => !names.some((text) => text.startsWith(name)))).toEqual([]);
    const known = fields.flatMap(namesOf);
    expect(names.filter((text) => !known.some((name) => text.startsWith(name)))).toEqual([]);
  });

  it('returns every example unchanged', () => {
    for (const { values } of form.presets) {
      const view = formView(form, rules);
      view.write(values);
      expect(view.invalidNames(true), JSON.stringify(values)).toEqual([]);
      const read = view.read();
      for (const [key, value] of Object.entries(read)) if (key !== BODY) expect(value).toEqual(values[key]);
      const left = Object.keys(values).filter((key) => !(key in read));
      for (const key of left)
        expect(values[key]).toEqual(form.parameters.find((parameter) => parameter.key === key)?.field.default);
    }
  });

  it('returns random values unchanged unless an identifier is invalid or a rule between fields is broken', () => {
    const view = formView(form, rules);
    for (const values of someStates(form, 12)) {
      view.write(values);
      if (view.invalidNames(true).length === 0) expect(view.read()).toEqual(withoutDefaults(form, values));
      else expect(JSON.stringify(form)).toMatch(/"identifier"|"rules"/);
    }
  });

  it('omits fields that are switched off', () => {
    const { parameters, presets } = form;
    const view = formView(form, rules);
    view.write(presets[0]?.values ?? {});
    for (const { key, field } of parameters.filter((parameter) => !parameter.field.required)) {
      const box = input(view.node, `${field.name}: send`);
      box.checked = false;
      box.dispatchEvent(new Event('input', { bubbles: true }));
      expect(Object.keys(view.read())).not.toContain(key);
    }
    // At least one of these fields is required.
    expect(view.invalidNames(true)).toEqual(rules.brokenIn(form, view.read())?.fields ?? []);
  });

  it('reports missing required fields', () => {
    const view = formView(form, rules);
    view.write({});
    const required = [...form.parameters.map(({ field }) => field), ...(form.body?.field.fields ?? [])]
      .filter((field) => field.required)
      .map(({ name }) => name);
    expect(view.invalidNames(true)).toEqual(required.length > 0 ? required : (rules.brokenIn(form, {})?.fields ?? []));
  });
});

describe('a field of a body that can be null', () => {
  const note = { name: 'note', type: 'string', nullable: true } as const;
  const tags = {
    name: 'tags',
    type: 'array',
    nullable: true,
    required: true,
    item: { name: 'Item', type: 'string' },
  } as const;
  const body = {
    mediaType: 'application/json',
    field: { name: 'body', type: 'object' as const, fields: [note, tags] },
  };
  const form: OperationForm = {
    operation: 'x/a',
    plan: {} as OperationForm['plan'],
    parameters: [],
    body,
    presets: [],
  };

  it('keeps the null of an example', () => {
    const view = formView(form, rules);
    view.write({ body: { note: null, tags: null } });
    expect(view.invalidNames(true)).toEqual([]);
    expect(view.read().body).toEqual({ note: null, tags: null });
  });

  it('is null until a value is entered', () => {
    const view = formView(form, rules);
    view.write({ body: { tags: ['a'] } });
    const box = input(view.node, 'note: null');
    box.checked = true;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    expect(view.read().body).toEqual({ note: null, tags: ['a'] });
    const text = view.node.querySelector<HTMLInputElement>('[data-key="body.note"] input[placeholder]');
    if (text) text.value = 'x';
    text?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(view.read().body).toEqual({ note: 'x', tags: ['a'] });
  });
});
