import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import { codeTokens, type Token } from './tokens';

// The grammars of prismjs add themselves to the global Prism; the package has the others.
Object.assign(globalThis, { Prism });
const load = createRequire(__filename);
for (const name of ['bash', 'csharp', 'http', 'java', 'markup-templating', 'php', 'powershell', 'toml'])
  load(`prismjs/components/prism-${name}`);

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
export function prismTokens(code: string, language: string): Token[] {
  const grammar = Prism.languages[ALIASES[language] ?? language];
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
  if (grammar) readAll(Prism.tokenize(code, grammar), 0);
  return tokens;
}
