import { isMap } from '../isMap';
import type { Label, PersonalData, ValueSource } from '../model';
import { clean } from '../text';

/** Reads the text of an extension such as `x-unit`; undefined for any other type of value. */
export const readText = (value: unknown): string | undefined => (typeof value === 'string' ? clean(value) : undefined);

/** Reads `x-label`: language tag → name. */
export function readLabel(value: unknown): Label | undefined {
  if (!isMap(value)) return undefined;
  const names = Object.entries(value).map(([language, name]) => [clean(language), readText(name)]);
  return Object.fromEntries(names.filter(([, name]) => name !== undefined));
}

/** Reads `x-source`: the register and its field. */
export function readSource(value: unknown): ValueSource | undefined {
  if (!isMap(value)) return undefined;
  const register = readText(value.register);
  return register
    ? { register, field: readText(value.field), ...(value.derived === true && { derived: true }) }
    : undefined;
}

/** Reads `x-personal-data`: class, legal basis and forbidden uses. */
export function readPersonalData(value: unknown): PersonalData | undefined {
  if (!isMap(value)) return undefined;
  const kind = readText(value.class);
  const uses = Array.isArray(value.notFor) ? value.notFor.map(readText).filter((use) => use !== undefined) : [];
  return kind ? { class: kind, basis: readText(value.basis), ...(uses.length > 0 && { notFor: uses }) } : undefined;
}

/** Reads `x-code-list`: the id of a code list, or several ids. */
export function readCodeLists(value: unknown): string[] | undefined {
  const ids = (Array.isArray(value) ? value : [value]).map(readText).filter((id) => id !== undefined);
  return ids.length > 0 ? ids : undefined;
}

/** Extensions with the reason of a deprecation, or what to use instead. */
const DEPRECATION_KEYS = [
  'x-deprecated-description',
  'x-deprecated-reason',
  'x-deprecated-message',
  'x-deprecation-description',
  'x-deprecation-reason',
  'x-deprecation-message',
] as const;

/** Returns a description with the reason of the deprecation. */
export function withDeprecation(value: Partial<Record<string, unknown>>): string | undefined {
  const reason = DEPRECATION_KEYS.map((key) => readText(value[key])).find(Boolean);
  const texts = [readText(value.description), reason && `Deprecated: ${reason}`].filter(Boolean);
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}
