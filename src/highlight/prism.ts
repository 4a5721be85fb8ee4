import { Prism } from 'prism-react-renderer';
import type { Token } from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** Languages that prism-react-renderer lacks, by their names in prismjs; aliases such as `sh` and `cs` come with them. */
const ADDED = ['bash', 'csharp', 'diff', 'http', 'java', 'php', 'powershell', 'shell-session'];

// A component of prismjs adds its grammar to a global `Prism`: there is one only while they load.
const scope = globalThis as { Prism?: typeof Prism };
scope.Prism = Prism;
loadLanguages(ADDED);
delete scope.Prism;

const { languages } = Prism;

// Prism ends the name of an option at its first hyphen, and gives it the colour of variables.
Object.assign(languages.bash ?? {}, {
  parameter: { pattern: /(^|\s)--?[a-z][\w-]*/i, lookbehind: true, alias: 'property' },
});
// A request body in a here-document, as curl samples have it.
languages.insertBefore('bash', 'string', {
  'json-document': { pattern: /<<'JSON'\n[\s\S]*?\nJSON$/m, greedy: true, inside: languages.json ?? {} },
});
// Prism does not know the raw strings of C# 11.
languages.insertBefore('csharp', 'string', {
  'raw-string': { pattern: /"""[\s\S]*?"""/, greedy: true, alias: 'string' },
});
// Prism colours the keys of an object in JavaScript, but neither those nor the members of a type in TypeScript.
languages.insertBefore('typescript', 'operator', {
  member: { pattern: /((?:^|[,{])[ \t]*)[\w$]+(?=\??\s*:)/m, lookbehind: true, alias: 'property' },
});

// Names that writers use and Prism does not have.
Object.assign(languages, { console: languages['shell-session'], golang: languages.go });

// `languages` also holds functions: `extend`, `insertBefore`, `DFS`.
const grammars = new Map(Object.entries(languages).filter(([, grammar]) => typeof grammar === 'object'));

/** Every language, without its aliases. */
export const LANGUAGES: readonly string[] = [
  ...new Map([...grammars].reverse().map(([name, grammar]) => [grammar, name])).values(),
];

// Some grammars need time in the square of a line's length: seconds for 20,000 characters without a break.
const LONGEST_LINE = 5_000;

/**
 * Code as tokens of Prism; plain when a line is longer than 5,000 characters.
 *
 * @param language Name or alias, in lower case.
 * @returns `undefined` when Prism has no such language.
 */
export function tokenize(code: string, language: string): (string | Token)[] | undefined {
  const grammar = grammars.get(language);
  if (code.split('\n').some((line) => line.length > LONGEST_LINE)) return grammar && [code];
  return grammar && Prism.tokenize(code, grammar);
}
