import { suggestionFor } from '../../lib/danglingReferences';
import { withoutCode } from '../../lib/markdownFormat';

/** What replaces the words of MDX. */
const WORDS: readonly [RegExp, string][] = [
  [/^Could not parse (?:expression|import\/exports) with acorn.*/s, 'what stands in { } is no JavaScript'],
  [/ \(\d+:\d+-\d+:\d+\)/g, ''],
];

/** Returns all faults of the syntax of MDX: a line that can't be read is left out, and the rest is read again. */
export function mdxFaults(text: string, file: string, parse: (text: string) => unknown): string[] {
  const lines = text.split('\n');
  const faults: string[] = [];
  for (;;) {
    try {
      parse(lines.join('\n'));
      return faults;
    } catch (error) {
      const { message, line: last = 1 } = error as Error & { line?: number };
      const line = Number(/\((\d+):\d+-/.exec(message)?.[1] ?? last);
      const words = WORDS.reduce((all, [pattern, instead]) => all.replace(pattern, instead), message);
      faults.push(`${file}:${line}: MDX: ${words.replace(/\s+/g, ' ')}. Correct it.`);
      if (!lines[line - 1]?.trim()) return faults;
      lines[line - 1] = '';
    }
  }
}

/** Callouts of Docusaurus. */
const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution'];

/** Returns the faults of callouts (`:::note`): kinds that there are not, and blocks without an end. */
export function blockFaults(text: string, file: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [index, line] of withoutCode(text).split('\n').entries()) {
    const [, colons, kind = ''] = /^[ \t>]*(:{3,})[ \t]*([a-z]*)/i.exec(line) ?? [];
    const at = `${file}:${index + 1}`;
    if (kind && !CALLOUTS.includes(kind))
      faults.push(`${at}: there is no callout ":::${kind}"; ${suggestionFor(kind, CALLOUTS)}. Correct it.`);
    if (kind) open.push(`${at}: the callout ":::${kind}" has no end. Write ::: below its text.`);
    else if (colons) open.pop();
  }
  return [...faults, ...open];
}

/** More rows than a reader can look through. */
const MAX_ROWS = 500;

/** Warns of tables that make a page slow. */
export function longTables(text: string, file: string): string[] {
  const tables = [...text.matchAll(/(?:^ *\|.*\n?)+/gm)].map(({ 0: table, index }) => ({
    table,
    index,
    rows: table.trim().split('\n').length - 2,
  }));
  return tables
    .filter(({ rows }) => rows > MAX_ROWS)
    .map(
      ({ table, index, rows }) =>
        `${file}:${text.slice(0, index).split('\n').length}: a table of ${rows} rows, ${Math.round(table.length / 1000)} kB. Split it, or link to a file.`,
    );
}
