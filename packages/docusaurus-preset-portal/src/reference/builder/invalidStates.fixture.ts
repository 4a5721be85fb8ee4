import fc, { type Arbitrary } from 'fast-check';
import { keyedFields } from './form/link';
import { BODY, type FormField, type FormValues, type OperationForm } from './form/types';
import { arbitraryOf, statesOf } from './states.fixture';

/** Path of a value in a state: its key, then properties and indexes. */
type ValuePath = (string | number)[];

/** A value of the state, with its field. */
interface PlacedValue {
  path: ValuePath;
  field: FormField;
  value: unknown;
}

const TEXTS = [
  'x',
  '-1',
  '0',
  '99999999999',
  '1.5',
  '2026-02-30',
  '2026-01-01T00:00:00',
  'NONE',
  'a b',
  'é'.repeat(600),
];

/** Texts that few fields accept. */
const wrongText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.trim() || '?'),
);

const isMap = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the shape that a value was made from: the first that has all its properties. */
const shapeOf = ({ shapes = [] }: FormField, value: unknown): FormField | undefined =>
  shapes.find(({ fields = [], type }) =>
    type === 'object'
      ? isMap(value) &&
        Object.keys(value).every((name) => fields.some((field) => field.name === name)) &&
        fields.every(({ name, required }) => !required || Object.hasOwn(value, name))
      : true,
  );

/** Returns a value and all values inside it. */
function placedValuesIn(field: FormField, value: unknown, path: ValuePath): PlacedValue[] {
  const shape = shapeOf(field, value);
  if (shape) return placedValuesIn(shape, value, path);
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => (field.item ? placedValuesIn(field.item, item, [...path, index]) : []))
    : isMap(value)
      ? (field.fields ?? []).flatMap((field) =>
          Object.hasOwn(value, field.name) ? placedValuesIn(field, value[field.name], [...path, field.name]) : [],
        )
      : [];
  return [{ path, field, value }, ...inner];
}

/** Returns the state with another value at a path; removes the value if it is undefined. */
function withValue(state: unknown, [step, ...rest]: ValuePath, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue((state as FormValues)[step], rest, value);
  if (Array.isArray(state)) return state.map((item, index) => (index === step ? inner : item));
  const { [step]: _, ...others } = state as FormValues;
  return inner === undefined ? others : { ...others, [step]: inner };
}

/** Returns the value that is sent for a text: a number if the field is numeric and the text is a number. */
const asSent = (text: string, { type }: FormField): unknown =>
  (type === 'integer' || type === 'number') && /^-?\d{1,19}(\.\d{1,19})?$/.test(text)
    ? type === 'integer' && text.includes('.')
      ? text
      : Number(text)
    : type === 'boolean' && /^(true|false)$/.test(text)
      ? text === 'true'
      : text;

/** Generates a probably invalid value; undefined removes the value. */
function invalidValue({ field, value, path }: PlacedValue, isHeader: boolean): Arbitrary<unknown> {
  const { type, item, minItems = 0, maxItems = 20, required } = field;
  const isInBody = String(path[0]).startsWith(`${BODY}.`);
  const missing = required && (isInBody || path.length > 1) ? [fc.constant(undefined)] : [];
  if (Array.isArray(value)) {
    const more = fc.array(arbitraryOf(item as FormField, isHeader), {
      minLength: maxItems + 1,
      maxLength: maxItems + 2,
    });
    const few = minItems > 1 ? [fc.constant(value.slice(0, minItems - 1))] : [];
    return fc.oneof(...(maxItems <= 200 ? [more] : []), fc.constant([...value, value[0]]), ...few, ...missing);
  }
  if (type === 'object') return missing[0] ?? fc.constant(value);
  const ofHeader = isHeader ? wrongText.map((text) => text.replace(/[^\x21-\x7e]/g, '-')) : wrongText;
  // A comma in an item of a list parameter would split the item.
  const texts = !isInBody && path.length > 1 ? ofHeader.map((text) => text.replaceAll(',', '-')) : ofHeader;
  return fc.oneof({ arbitrary: texts.map((text) => asSent(text, field)), weight: 6 }, ...missing);
}

/** Generates states in which one value is probably invalid. */
function wrongStatesOf(form: OperationForm): Arbitrary<FormValues> {
  return statesOf(form).chain((state) => {
    const spots = keyedFields(form).flatMap(([key, field]) =>
      Object.hasOwn(state, key) ? placedValuesIn(field, state[key], [key]) : [],
    );
    if (spots.length === 0) return fc.constant(state);
    return fc.constantFrom(...spots).chain((placed) => {
      const isHeader = form.parameters.some(
        ({ key, parameter }) => key === placed.path[0] && parameter.location === 'header',
      );
      return invalidValue(placed, isHeader).map((wrong) => withValue(state, placed.path, wrong) as FormValues);
    });
  });
}

/** Returns the same states in each run. */
export const wrongStates = (form: OperationForm, count: number): FormValues[] =>
  fc.sample(wrongStatesOf(form), { numRuns: count, seed: 16 });
