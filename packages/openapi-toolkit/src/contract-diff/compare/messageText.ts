const MAX_CHARACTERS = 80;

/** Formats a value for a message, shortened if it is long. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return `\`${text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text}\``;
}

/** Formats values for a message, in alphabetical order. */
export const quotedList = (values: Iterable<unknown>): string => [...values].map(quote).sort().join(', ');

/** Returns `from … to …`, or the side that exists. */
export function change(before: unknown, after: unknown): string {
  if (before === undefined) return `is now ${quote(after)}`;
  if (after === undefined) return `was ${quote(before)} and is gone`;
  return `changed from ${quote(before)} to ${quote(after)}`;
}

/** Returns the label of a nested part: `Shape` and `.size` → `Shape.size`; if the parent has no name, `size` of it. */
export function labelBelow(label: string, step: string): string {
  const [, path, owner = ''] = /^`(.*?)`( of .*)?$/.exec(label) ?? [];
  return path === undefined ? `\`${step.replace(/^\./, '')}\` of ${label}` : `\`${path}${step}\`${owner}`;
}
