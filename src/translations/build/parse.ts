import { isFields, readAttribute, shown } from './fields';
import type { AttributeTranslation } from './model';

/** The list, or every fault in it, each beginning with the key (or place) and the field. */
export type Parsed = { attributes: AttributeTranslation[]; faults: [] } | { attributes: []; faults: string[] };

const failed = (...faults: string[]): Parsed => ({ attributes: [], faults });

/** Name of an entry in messages: its key if usable, else its position. */
function nameOf(entry: unknown, index: number): string {
  const key = isFields(entry) && Object.hasOwn(entry, 'key') ? entry.key : undefined;
  return typeof key === 'string' && key.trim() ? shown(key).slice(1, -1) : `entry ${index + 1}`;
}

function duplicates(attributes: readonly AttributeTranslation[]): string[] {
  const places = new Map<string, number[]>();
  attributes.forEach(({ key }, index) => {
    if (key) places.set(key, [...(places.get(key) ?? []), index + 1]);
  });
  return [...places]
    .filter(([, at]) => at.length > 1)
    .map(([key, at]) => `${key}: key appears ${at.length} times (entries ${at.join(', ')})`);
}

/** Validates a list that is already parsed JSON. All faults of all entries come back together. */
export function parseList(list: unknown): Parsed {
  if (!Array.isArray(list)) return failed(`expected a list of attributes, not ${shown(list)}`);
  if (list.length === 0) return failed('the list is empty');
  const faults: string[] = [];
  const attributes = list.map((entry, index) => {
    const report = (field: string, fault: string) => faults.push(`${nameOf(entry, index)}: ${field} ${fault}`);
    if (isFields(entry)) return readAttribute(entry, report);
    faults.push(`${nameOf(entry, index)}: must be an object, not ${shown(entry)}`);
    return undefined;
  });
  const read = attributes.filter((attribute) => attribute !== undefined);
  faults.push(...duplicates(read));
  return faults.length > 0 ? failed(...faults) : { attributes: read, faults: [] };
}

/** Validates the text of a list. A byte order mark in front is allowed, as RFC 8259 lets a reader do. */
export function parseText(text: string): Parsed {
  try {
    return parseList(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    // The engine's own message quotes the text; its length and end are enough to report the fault.
    return failed(`not JSON (${text.length} characters, last ones ${shown(text.slice(-20))})`);
  }
}
