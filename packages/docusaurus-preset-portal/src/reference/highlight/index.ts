import { codeTokens, jsonTokens, type Token } from './tokens';

/** Languages whose strings, comments and numbers look as in the samples. Code in any other is plain text. */
const LANGUAGES: ReadonlySet<string> = new Set(
  'bash c cpp cs csharp go golang http java javascript js jsx json jsonc kotlin php powershell ps1 py python rs rust sh shell sql swift toml ts tsx typescript yaml yml'.split(
    ' ',
  ),
);

/** Part of code; without a kind it is plain text. */
export interface CodePart {
  text: string;
  kind?: Token['kind'];
}

/** Returns code as parts. `language` is a name or alias in any case. */
export function codeParts(code: string, language: string): CodePart[] {
  const name = language.toLowerCase();
  const read = name === 'json' ? jsonTokens : codeTokens;
  // In Python it divides.
  const isDivision = ({ start }: Token) => /^py/.test(name) && code.startsWith('//', start);
  const tokens = LANGUAGES.has(name) ? read(code).filter((token) => !isDivision(token)) : [];
  let position = 0;
  const parts = tokens.flatMap(({ start, end, kind }): CodePart[] => {
    const before = code.slice(position, start);
    position = end;
    return [{ text: before }, { text: code.slice(start, end), kind }];
  });
  return [...parts, { text: code.slice(position) }].filter(({ text }) => text !== '');
}

/** Carriage returns are written as references, because HTML parsers read the character as a line feed. */
const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '\r': '&#13;' };

/** Returns code as safe HTML with `<span class="hl-…">`; plain text for an unknown language. */
export const highlight = (code: string, language: string): string =>
  codeParts(code, language)
    .map(({ text, kind }) => {
      const html = text.replace(/[&<\r]/g, (character) => REFERENCES[character] ?? character);
      return kind ? `<span class="hl-${kind}">${html}</span>` : html;
    })
    .join('');
