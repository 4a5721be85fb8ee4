import { ownValue } from 'openapi-toolkit';
import { keyedFields } from '../form/link';
import { FORM_ID } from '../form/prefix';
import { brokenIn } from '../form/rules';
import { fieldExample } from '../form/texts';
import type { FormValues, OperationForm } from '../form/types';
import { control, optionalControl } from './controls';
import { make } from './dom';

const PLACES: Record<string, string> = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' };

/** Creates the form of an operation. The API key has no field: programs read it from the environment. */
export function formView(form: OperationForm) {
  const { parameters, operation } = form;
  const parts = keyedFields(form).map(([key, field], index) => {
    const { parameter } = parameters[index] ?? {};
    const { name } = field;
    const missing = parameter ? 'Missing. It is required.' : `${name} is missing.`;
    const slot = { key, label: name, missing, example: parameter ? fieldExample(field) : '', operation };
    return {
      key,
      name,
      place: parameter ? PLACES[parameter.location] : 'Body',
      control: (field.required ? control : optionalControl)(field, slot),
    };
  });
  const places = [...new Set(parts.map(({ place }) => place))];
  const groups = places.map((place) =>
    make(
      'div',
      { class: 'ref-place' },
      make('p', { class: 'ref-aside-title' }, place ?? ''),
      ...parts.filter((part) => part.place === place).map((part) => part.control.node),
    ),
  );
  const status = make('output', { class: 'visually-hidden' });
  const foot = make('div', { class: 'ref-foot' });
  const title = make('h2', { id: 'your-values-title' }, 'Your values');
  const node = make(
    'form',
    {
      class: 'ref-yours',
      id: FORM_ID,
      'aria-labelledby': title.id,
      tabindex: '-1',
      novalidate: true,
      autocomplete: 'off',
    },
    title,
    ...(form.fixed ? [make('p', {}, 'The body stays that of the example.')] : []),
    ...groups,
    foot,
    status,
  );
  node.addEventListener('submit', (event) => event.preventDefault());
  const read = (): FormValues =>
    Object.fromEntries(
      parts.map(({ key, control: part }) => [key, part.read()]).filter(([, value]) => value !== undefined),
    );
  return {
    node,
    status,
    foot,
    read,
    write: (values: FormValues) => {
      for (const { key, control: part } of parts) part.write(ownValue(values, key));
    },
    invalidNames: (isShown: boolean) => {
      const invalidParts = parts.filter((part) => !part.control.check(isShown));
      const brokenRule = invalidParts.length === 0 ? brokenIn(form, read()) : undefined;
      const ruleParts = parts.filter(({ key }) => brokenRule?.fields.includes(key));
      if (isShown) for (const { control: part } of ruleParts) part.showFault(brokenRule?.says ?? '');
      return [...invalidParts, ...ruleParts].map(({ name }) => name);
    },
  };
}
