const MAX = 80;

/** A value in a message, cut when it is long. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return `\`${text.length > MAX ? `${text.slice(0, MAX)}…` : text}\``;
}

/** Values in a message, in the order of the alphabet. */
export const list = (values: Iterable<unknown>): string => [...values].map(quote).sort().join(', ');

/** `from … to …`, or what there is of it. */
export function change(before: unknown, after: unknown): string {
  if (before === undefined) return `is now ${quote(after)}`;
  if (after === undefined) return `was ${quote(before)} and is gone`;
  return `changed from ${quote(before)} to ${quote(after)}`;
}

/** A part of what a label names: `Shape` and `.size` → `Shape.size`; of what has no name, `size` of it. */
export function labelBelow(label: string, step: string): string {
  const [, path, owner = ''] = /^`(.*?)`( of .*)?$/.exec(label) ?? [];
  return path === undefined ? `\`${step.replace(/^\./, '')}\` of ${label}` : `\`${path}${step}\`${owner}`;
}
