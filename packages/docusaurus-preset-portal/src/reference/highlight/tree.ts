import type { Element, ElementContent, Text } from 'hast';
import { prismTokens } from './prismTokens';

/** Languages whose strings, comments and numbers look as in the samples. Code in any other is plain text. */
const LANGUAGES: ReadonlySet<string> = new Set(
  'bash c cpp cs csharp go golang http java javascript js jsx json jsonc kotlin php powershell ps1 py python rs rust sh shell sql swift toml ts tsx typescript yaml yml'.split(
    ' ',
  ),
);

export const textNode = (value: string): Text => ({ type: 'text', value });

export const span = (className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [className] },
  children,
});

/** Returns code as text and spans with one class each. `language` is a name or alias in any case. */
export function highlightTree(code: string, language: string): ElementContent[] {
  const name = language.toLowerCase();
  const tokens = LANGUAGES.has(name) ? prismTokens(code, name) : [];
  let position = 0;
  const parts = tokens.flatMap(({ start, end, kind }) => {
    const before = code.slice(position, start);
    position = end;
    const part = span(`hl-${kind}`, [textNode(code.slice(start, end))]);
    return before === '' ? [part] : [textNode(before), part];
  });
  return position < code.length ? [...parts, textNode(code.slice(position))] : parts;
}
