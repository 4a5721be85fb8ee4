import { describe, expect, it } from 'vitest';
import { withDocument } from '../../../../../../tests/support/withDocument';
import { keyedFields } from '../form/link';
import { brokenIn } from '../form/rules';
import type { FormField, OperationForm } from '../form/types';
import { operations } from '../forms.fixture';
import { someStates } from '../states.fixture';
import { formView } from './formView';

withDocument();

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
    const names = [...formView(form).node.querySelectorAll('input, select, textarea, fieldset')].map(nameOf);
    const fields = keyedFields(form).map(([, field]) => field);
    expect(fields.filter(({ name }) => !names.some((text) => text.startsWith(name)))).toEqual([]);
    const known = fields.flatMap(namesOf);
    expect(names.filter((text) => !known.some((name) => text.startsWith(name)))).toEqual([]);
  });

  it('returns every example unchanged', () => {
    for (const { values } of form.presets) {
      const view = formView(form);
      view.write(values);
      expect(view.invalidNames(true), JSON.stringify(values)).toEqual([]);
      expect(view.read()).toEqual(values);
    }
  });

  it('returns random values unchanged unless an identifier is invalid or a rule between fields is broken', () => {
    const view = formView(form);
    for (const values of someStates(form, 12)) {
      view.write(values);
      if (view.invalidNames(true).length === 0) expect(view.read()).toEqual(values);
      else expect(JSON.stringify(form)).toMatch(/"identifier"|"rules"/);
    }
  });

  it('omits fields that are switched off', () => {
    const { parameters, presets } = form;
    const view = formView(form);
    view.write(presets[0]?.values ?? {});
    for (const { key, field } of parameters.filter((parameter) => !parameter.field.required)) {
      const box = input(view.node, `${field.name}: send`);
      box.checked = false;
      box.dispatchEvent(new Event('input', { bubbles: true }));
      expect(Object.keys(view.read())).not.toContain(key);
    }
    // At least one of these fields is required.
    expect(view.invalidNames(true)).toEqual(brokenIn(form, view.read())?.fields ?? []);
  });

  it('reports missing required fields', () => {
    const view = formView(form);
    view.write({});
    const required = [...form.parameters.map(({ field }) => field), ...(form.body?.field.fields ?? [])]
      .filter((field) => field.required)
      .map(({ name }) => name);
    expect(view.invalidNames(true)).toEqual(required.length > 0 ? required : (brokenIn(form, {})?.fields ?? []));
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
    const view = formView(form);
    view.write({ 'body.note': null, 'body.tags': null });
    expect(view.invalidNames(true)).toEqual([]);
    expect(view.read()).toEqual({ 'body.note': null, 'body.tags': null });
  });

  it('is null until a value is entered', () => {
    const view = formView(form);
    view.write({ 'body.tags': ['a'] });
    const box = input(view.node, 'note: null');
    box.checked = true;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    expect(view.read()).toEqual({ 'body.note': null, 'body.tags': ['a'] });
    const text = view.node.querySelector<HTMLInputElement>('[data-key="body.note"] input[placeholder]');
    if (text) text.value = 'x';
    text?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(view.read()).toEqual({ 'body.note': 'x', 'body.tags': ['a'] });
  });
});
