import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import type { Element, ElementContent, Text } from 'hast';
import type Prism from 'prismjs';
import components from 'prismjs/components';
import getLoader from 'prismjs/dependencies';
import { codeTokens, type Token } from './tokens';

const GRAMMARS = 'bash c cpp csharp go http java json jsx kotlin php powershell python rust sql swift toml tsx yaml';

/** Returns a Prism with globals of its own: its modules share one, with those of other programs in this process. */
const makePrism = (): typeof Prism => {
  const context = createContext({});
  const run = (name: string) =>
    runInContext(readFileSync(require.resolve(`prismjs/components/prism-${name}`), 'utf8'), context);
  for (const name of ['core', ...getLoader(components, GRAMMARS.split(' ')).getIds()]) run(name);
  return context.Prism;
};

let made: typeof Prism | undefined;
const ownPrism = (): typeof Prism => {
  made ??= makePrism();
  return made;
};

/** Names of languages that Prism does not know. */
const ALIASES: Readonly<Record<string, string>> = { golang: 'go', jsonc: 'js', ps1: 'powershell', rs: 'rust' };

/** Types and aliases of Prism's tokens by their role. All other tokens are plain. */
const TYPES: Readonly<Record<Token['kind'], string>> = {
  k: 'atrule header-name key property',
  s: 'char interpolation-string string string-interpolation template-string triple-quoted-string',
  n: 'boolean null number',
  c: 'comment shebang',
};
const ROLES = new Map(
  Object.entries(TYPES).flatMap(([kind, types]) => types.split(' ').map((type) => [type, kind as Token['kind']])),
);

const NAME = /[A-Za-z_$][\w$-]*$/;

/** True for a keyword or command that has a colour in the browser, too: code has no more elements than painted ranges. */
function isColoured(word: string): boolean {
  const [token] = codeTokens(word);
  return token?.kind === 'n' && token.end === word.length;
}

type Part = ReturnType<typeof Prism.tokenize>[number];

/** Tokenizes code at build. Neighbours of one role are one token. A word before a colon and a space is a key. */
function prismTokens(code: string, language: string): Token[] {
  const { languages, tokenize } = ownPrism();
  const grammar = languages[ALIASES[language] ?? language];
  const tokens: Token[] = [];
  const isBeforeColon = (end: number) => code.startsWith(': ', end);
  const add = (start: number, end: number, kind: Token['kind']) => {
    const last = tokens.at(-1);
    if (last?.end === start && last.kind === kind) last.end = end;
    else tokens.push({ start, end, kind });
  };
  const read = (part: Part, start: number): void => {
    const end = start + part.length;
    if (typeof part === 'string') {
      const name = isBeforeColon(end) ? NAME.exec(part)?.[0] : undefined;
      if (name) add(end - name.length, end, 'k');
      return;
    }
    const known = [part.type, ...[part.alias ?? []].flat()].map((type) => ROLES.get(type)).find(Boolean);
    const kind = known ?? (isColoured(code.slice(start, end)) ? 'n' : undefined);
    if (kind) add(start, end, kind === 's' && isBeforeColon(end) ? 'k' : kind);
    else readAll([part.content].flat(), start);
  };
  const readAll = (parts: readonly Part[], start: number): void => {
    let position = start;
    for (const part of parts) {
      read(part, position);
      position += part.length;
    }
  };
  if (grammar) readAll(tokenize(code, grammar), 0);
  return tokens;
}

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
