/**
 * CSS classes by token type or alias of Prism; `highlight.css` has a rule for each. Other tokens (operators,
 * punctuation, parameters) are plain text and need no element.
 */
export const CLASSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'hl-k': ['keyword', 'tag', 'deleted'],
    'hl-s': ['string', 'char', 'regex', 'attr-value', 'scalar', 'cdata'],
    'hl-n': ['number'],
    'hl-l': ['boolean', 'null'],
    'hl-c': ['comment'],
    'hl-f': ['function'],
    'hl-t': ['class-name', 'builtin'],
    'hl-a': ['property', 'attr-name', 'key', 'header-name', 'argument-name', 'inserted'],
    'hl-v': ['variable'],
    'hl-m': ['annotation', 'delimiter', 'prolog', 'doctype', 'coord'],
  }).flatMap(([className, types]) => types.map((type) => [type, className] as const)),
);

/** Languages whose samples consist mostly of calls: a colour for calls would not help. */
export const PLAIN_CALLS: ReadonlySet<string> = new Set(['csharp', 'cs', 'go', 'golang', 'java']);
