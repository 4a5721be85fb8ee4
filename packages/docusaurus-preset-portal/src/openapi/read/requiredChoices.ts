import type { AnySchema, Schema } from '../document';
import { clean } from '../text';
import type { Merged } from './mergeAllOf';
import { isObjectSchema } from './schemaPosition';

const PHRASES = { oneOf: 'exactly one of these is required', anyOf: 'at least one of these is required' } as const;

const ALLOWED_KEYWORDS = new Set(['required', 'type', 'title', 'description']);

/** True for a schema that only requires properties, which is shown in words. */
export const isRequiredOnly = (option: AnySchema | undefined): option is Schema & { required: string[] } =>
  isObjectSchema(option) &&
  Array.isArray(option.required) &&
  option.required.length > 0 &&
  Object.keys(option).every((key) => ALLOWED_KEYWORDS.has(key)) &&
  [option.type ?? 'object'].flat().includes('object');

const names = (option: { required: string[] }) => option.required.map((name) => clean(name)).join(' and ');

type Choice = Merged['choices'][number];

const isOfRequired = ({ options }: Choice): boolean => options.length > 0 && options.every(isRequiredOnly);

/** Converts alternatives that differ only in `required` to constraints in words. */
export function requiredInWords(merged: Merged): { choices: Choice[]; words: string[] } {
  const { choices, schema } = merged;
  const words = choices.filter(isOfRequired).map(({ keyword, options }) => {
    const texts = options.filter(isRequiredOnly).map((option) => {
      const why = option.title ?? option.description;
      return names(option) + (why ? ` (${clean(why)})` : '');
    });
    return `${PHRASES[keyword]}: ${texts.join(', or ')}`;
  });
  const { not } = schema;
  return {
    choices: choices.filter((choice) => !isOfRequired(choice)),
    words: isRequiredOnly(not)
      ? [...words, `never with ${names(not)}${not.required.length > 1 ? ' together' : ''}`]
      : words,
  };
}
