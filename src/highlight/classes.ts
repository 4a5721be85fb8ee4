/**
 * Class of a token by its type or alias in Prism; `highlight.css` has a rule for each.
 * What is not here (operators, punctuation, parameters) looks like other text and needs no element.
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

/** Languages in whose samples nearly every word is a call, so that a colour for calls would tell nothing. */
export const PLAIN_CALLS: ReadonlySet<string> = new Set(['csharp', 'cs', 'go', 'golang', 'java']);
