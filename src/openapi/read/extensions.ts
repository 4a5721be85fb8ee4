import { extensionNames } from '../../terms/extensions';
import { isMap } from '../isMap';
import type { Label, PersonalData, Source } from '../model';
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
export function readSource(value: unknown): Source | undefined {
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

/** Extensions with a dedicated section on pages: those of this portal, and common ones of other vendors. */
const RENDERED_EXTENSIONS = new Set<string>([
  ...extensionNames,
  'x-enum-descriptions',
  'x-codeSamples',
  'x-code-samples',
  'x-displayName',
  'x-tagGroups',
  'x-logo',
  'x-dark-logo',
  'x-webhooks',
]);

/** Returns all other extensions as JSON, so that pages omit nothing. */
export function otherExtensions(value: object): { name: string; value: string }[] {
  return Object.entries(value)
    .filter(([key]) => key.startsWith('x-') && !RENDERED_EXTENSIONS.has(key))
    .map(([key, content]) => ({ name: key, value: clean(JSON.stringify(content)) }));
}

/** Returns the other extensions of `value` that `shown` does not have with the same value. */
export function extensionsMissingIn(value: object, other: object): { name: string; value: string }[] {
  const otherValues = new Set(otherExtensions(other).map((one) => `${one.name} ${one.value}`));
  return otherExtensions(value).filter((one) => !otherValues.has(`${one.name} ${one.value}`));
}
