import { isMap } from '../document';
import type { Extensions, Label } from '../model';
import { clean } from '../text';

/** Reads the text of an extension such as `x-unit`; undefined for any other type of value. */
export const readText = (value: unknown): string | undefined => (typeof value === 'string' ? clean(value) : undefined);

/** Reads `x-label`: language tag → name. */
export function readLabel(value: unknown): Label | undefined {
  if (!isMap(value)) return undefined;
  const names = Object.entries(value).map(([language, name]) => [clean(language), readText(name)]);
  return Object.fromEntries(names.filter(([, name]) => name !== undefined));
}

/** Extensions that are fields of operations and schemas, or from which samples and values are made. */
const READ = /^x-(?:label|unit|identifier|sunset|keywords|slug|sample|code-?samples|(?:enum|deprecat).*)$/i;

/** Returns the extensions that nothing else reads; undefined without any. */
export function furtherExtensions(value: object): Extensions | undefined {
  const further = Object.entries(value).filter(([key]) => key.startsWith('x-') && !READ.test(key));
  return further.length > 0 ? Object.fromEntries(further) : undefined;
}

/** Reads a list of texts, such as `x-keywords`; undefined without any. */
export function readTexts(value: unknown): string[] | undefined {
  const texts = Array.isArray(value) ? value.map(readText).filter((text) => text !== undefined) : [];
  return texts.length > 0 ? texts : undefined;
}

/** Extensions with the reason of a deprecation, or what to use instead. */
const DEPRECATION_KEYS = ['deprecated', 'deprecation'].flatMap((word) =>
  ['description', 'reason', 'message'].map((part) => `x-${word}-${part}`),
);

/** Returns a description with the reason of the deprecation. */
export function withDeprecation(value: Partial<Record<string, unknown>>): string | undefined {
  const reason = DEPRECATION_KEYS.map((key) => readText(value[key])).find(Boolean);
  const texts = [readText(value.description), reason && `Deprecated: ${reason}`].filter(Boolean);
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}
