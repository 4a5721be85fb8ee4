import { Prism } from 'prism-react-renderer';
import type { Grammar, Token } from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** Languages of prismjs that prism-react-renderer lacks; their aliases (`sh`, `cs`) are added with them. */
const ADDED = ['bash', 'csharp', 'diff', 'http', 'java', 'php', 'powershell', 'shell-session'];

// Components of prismjs register on a global `Prism`, which exists only while they load.
const scope = globalThis as { Prism?: typeof Prism };
scope.Prism = Prism;
loadLanguages(ADDED);
delete scope.Prism;

const { languages } = Prism;

// Prism ends an option name at its first hyphen and colours it as a variable.
Object.assign(languages.bash ?? {}, {
  parameter: { pattern: /(^|\s)--?[a-z][\w-]*/i, lookbehind: true, alias: 'property' },
});
// A request body in a here-document, as in curl samples.
languages.insertBefore('bash', 'string', {
  'json-document': { pattern: /<<'JSON'\n[\s\S]*?\nJSON$/m, greedy: true, inside: languages.json ?? {} },
});
// Prism does not know the raw strings of C# 11.
languages.insertBefore('csharp', 'string', {
  'raw-string': { pattern: /"""[\s\S]*?"""/, greedy: true, alias: 'string' },
});
// Prism colours object keys in JavaScript, but neither object keys nor type members in TypeScript.
languages.insertBefore('typescript', 'operator', {
  member: { pattern: /((?:^|[,{])[ \t]*)[\w$]+(?=\??\s*:)/m, lookbehind: true, alias: 'property' },
});

// Language names that Prism does not have.
Object.assign(languages, { console: languages['shell-session'], golang: languages.go });

// `languages` also holds functions: `extend`, `insertBefore`, `DFS`.
/** Grammars by name and alias. */
export const grammars: ReadonlyMap<string, Grammar> = new Map(
  Object.entries(languages).filter(([, grammar]) => typeof grammar === 'object'),
);

// Some grammars are quadratic in the length of a line: 20,000 characters without a break take seconds.
const MAX_LINE_LENGTH = 5_000;

/**
 * Tokenizes code with Prism. Code with a line of more than 5,000 characters is returned as plain text.
 *
 * @param language Name or alias, in lower case.
 * @returns `undefined` when Prism has no such language.
 */
export function tokenize(code: string, language: string): (string | Token)[] | undefined {
  const grammar = grammars.get(language);
  if (code.split('\n').some((line) => line.length > MAX_LINE_LENGTH)) return grammar && [code];
  return grammar && Prism.tokenize(code, grammar);
}
