import type { Element, ElementContent, Text } from 'hast';
import { codeTokens, jsonTokens, type Token } from './tokens';

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
  const read = name === 'json' ? jsonTokens : codeTokens;
  // In Python it divides.
  const isDivision = ({ start }: Token) => /^py/.test(name) && code.startsWith('//', start);
  const tokens = LANGUAGES.has(name) ? read(code).filter((token) => !isDivision(token)) : [];
  let position = 0;
  const parts = tokens.flatMap(({ start, end, kind }) => {
    const before = code.slice(position, start);
    position = end;
    const part = span(`hl-${kind}`, [textNode(code.slice(start, end))]);
    return before === '' ? [part] : [textNode(before), part];
  });
  return position < code.length ? [...parts, textNode(code.slice(position))] : parts;
}

/** Carriage returns are written as references, because HTML parsers read the character as a line feed. */
const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '\r': '&#13;' };

/** Serialises text and spans with a class: a general HTML serialiser would be another dependency. */
const htmlOf = (parts: readonly ElementContent[]): string =>
  parts
    .map((part) => {
      if (part.type === 'text') return part.value.replace(/[&<\r]/g, (text) => REFERENCES[text] ?? text);
      return part.type === 'element'
        ? `<span class="${part.properties.className}">${htmlOf(part.children)}</span>`
        : '';
    })
    .join('');

/** Returns code as safe HTML with `<span class="hl-…">`; plain text for an unknown language. */
export function highlight(code: string, language: string): string {
  return htmlOf(highlightTree(code, language));
}
