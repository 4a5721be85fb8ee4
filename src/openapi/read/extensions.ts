import { extensionNames } from '../../vocabulary/extensions';
import type { Label, PersonalData, Source } from '../model';
import { clean } from '../text';

type Extensible = Record<string, unknown>;

const isRecord = (value: unknown): value is Extensible => typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined => (typeof value === 'string' ? clean(value) : undefined);

/** `x-label`: the name in English and Danish. */
export function readLabel(value: unknown): Label | undefined {
  return isRecord(value) ? { en: text(value.en), da: text(value.da) } : undefined;
}

/** `x-source`: the register and its field. The register `API` stands for "made by this API". */
export function readSource(value: unknown): Source | undefined {
  const register = isRecord(value) ? text(value.register) : undefined;
  if (!isRecord(value) || !register) return undefined;
  return { register, field: text(value.field), ...(value.derived === true && { derived: true }) };
}

/** `x-personal-data`: class and legal basis. */
export function readPersonalData(value: unknown): PersonalData | undefined {
  const kind = isRecord(value) ? text(value.class) : undefined;
  return isRecord(value) && kind ? { class: kind, basis: text(value.basis) } : undefined;
}

export const readText = text;

/** Extensions the pages show in a place of their own. Other contracts write `x-enum-descriptions`. */
const PLACED = new Set<string>([...extensionNames, 'x-enum-descriptions']);

/** Extensions that only other contracts use, as JSON: nothing is left out. */
export function otherExtensions(value: object): { name: string; value: string }[] {
  return Object.entries(value)
    .filter(([key]) => key.startsWith('x-') && !PLACED.has(key))
    .map(([key, content]) => ({ name: key, value: clean(JSON.stringify(content)) }));
}
