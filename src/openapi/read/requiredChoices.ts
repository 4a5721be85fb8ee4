import type { AnySchema, Schema } from '../document';
import { clean } from '../text';
import type { Merged } from './mergeAllOf';
import { isObjectSchema } from './place';

const WORDS = { oneOf: 'exactly one of these is required', anyOf: 'at least one of these is required' } as const;

/** Keywords that say nothing but which properties there must be. */
const ONLY = new Set(['required', 'type', 'title', 'description']);

const asks = (option: AnySchema | undefined): option is Schema & { required: string[] } =>
  isObjectSchema(option) &&
  Array.isArray(option.required) &&
  option.required.length > 0 &&
  Object.keys(option).every((key) => ONLY.has(key)) &&
  [option.type ?? 'object'].flat().includes('object');

const names = (option: { required: string[] }) => option.required.map((name) => clean(name)).join(' and ');

type Choice = Merged['choices'][number];

const isOfRequired = ({ options }: Choice): boolean => options.length > 0 && options.every(asks);

/** A schema whose alternatives differ in nothing but `required` has them as limits in words, not as shapes. */
export function requiredInWords(merged: Merged): { choices: Choice[]; words: string[] } {
  const { choices, schema } = merged;
  const words = choices.filter(isOfRequired).map(({ keyword, options }) => {
    const texts = options.filter(asks).map((option) => {
      const why = option.title ?? option.description;
      return names(option) + (why ? ` (${clean(why)})` : '');
    });
    return `${WORDS[keyword]}: ${texts.join(', or ')}`;
  });
  const { not } = schema;
  return {
    choices: choices.filter((choice) => !isOfRequired(choice)),
    words: asks(not) ? [...words, `never with ${names(not)}${not.required.length > 1 ? ' together' : ''}`] : words,
  };
}

/** Whether `not` is said in words. */
export const isRequiredNot = asks;
