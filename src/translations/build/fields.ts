import { ownValue } from '../../lib/ownValue';
import { registerCode } from '../../terms/registers';
import { type AttributeTranslation, attributeTypes, type Bilingual, entities, statuses } from './model';

/** Takes one fault of one field. */
export type Report = (field: string, fault: string) => void;

type Fields = Record<string, unknown>;

const MAX_LENGTH = { label: 200, description: 2000, other: 200 } as const;
const KEY = /^[a-z][a-z0-9_]{0,99}$/;
// Control characters, and those that turn the reading direction of what follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as part of a message: quoted, on one line, never long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function textOf(value: unknown, field: string, max: number, report: Report): string {
  if (value === undefined) report(field, 'is missing');
  else if (typeof value !== 'string') report(field, `must be text, not ${shown(value)}`);
  else if (value.trim() === '') report(field, 'is empty');
  else if (value.length > max) report(field, `is longer than ${max} characters`);
  else if (INVISIBLE.test(value)) report(field, 'holds control characters');
  else return value;
  return '';
}

function oneOf<T extends string>(fields: Fields, field: string, allowed: readonly T[], report: Report): T {
  const text = textOf(ownValue(fields, field), field, MAX_LENGTH.other, report);
  if (text && !allowed.includes(text as T)) report(field, `is ${shown(text)}, expected ${allowed.join(', ')}`);
  return text as T;
}

function bilingual(fields: Fields, field: 'label' | 'description', report: Report): Bilingual {
  const value = ownValue(fields, field);
  if (!isFields(value)) {
    report(field, value === undefined ? 'is missing' : `must be an object with en and da, not ${shown(value)}`);
    return { en: '', da: '' };
  }
  const read = (language: string) =>
    textOf(ownValue(value, language), `${field}.${language}`, MAX_LENGTH[field], report);
  return { en: read('en'), da: read('da') };
}

function registerOf(fields: Fields, report: Report): string {
  const text = textOf(ownValue(fields, 'register'), 'register', MAX_LENGTH.other, report);
  const code = registerCode(text);
  if (text && !code) report('register', `${shown(text)} is not a register of src/vocabulary/registers.ts`);
  return code ?? '';
}

/** Reads the optional fields of the API's response. */
function curated(fields: Fields, report: Report): Partial<AttributeTranslation> {
  const result: Partial<AttributeTranslation> = {};
  const field = ownValue(fields, 'sourceField');
  if (field !== undefined && field !== null)
    result.sourceField = textOf(field, 'sourceField', MAX_LENGTH.other, report);
  if (ownValue(fields, 'status') !== undefined) result.status = oneOf(fields, 'status', statuses, report);
  if (ownValue(fields, 'example') !== undefined) result.example = ownValue(fields, 'example');
  return result;
}

/** One entry of the list, its faults reported field by field. Properties we do not know are dropped. */
export function readAttribute(fields: Fields, report: Report): AttributeTranslation {
  const key = textOf(ownValue(fields, 'key'), 'key', MAX_LENGTH.other, report);
  if (key && !KEY.test(key)) report('key', 'must be lower-case letters, digits and underscores, a letter first');
  const unit = ownValue(fields, 'unit') ?? null;
  return {
    key,
    entity: oneOf(fields, 'entity', entities, report),
    type: oneOf(fields, 'type', attributeTypes, report),
    unit: unit === null ? null : textOf(unit, 'unit', MAX_LENGTH.other, report),
    label: bilingual(fields, 'label', report),
    description: bilingual(fields, 'description', report),
    register: registerOf(fields, report),
    ...curated(fields, report),
  };
}
