import type { ContractRule } from './rule';

/** A fault in the text of a file, `index` characters from its beginning. */
interface Finding {
  index: number;
  length: number;
  message: string;
}

/** Creates a rule that checks the whole text of each file of a contract once: values, keys, comments. */
export const eachSource =
  (check: (text: string) => Finding[]): ContractRule =>
  () => {
    const seen = new Set<string>();
    return {
      any(_node, { location: { source }, report }) {
        if (seen.has(source.absoluteRef)) return;
        seen.add(source.absoluteRef);
        for (const { index, length, message } of check(source.body)) {
          const before = source.body.slice(0, index).split('\n');
          const start = { line: before.length, col: (before.at(-1) ?? '').length + 1 };
          const end = { line: start.line, col: start.col + length };
          report({ message, location: { source, pointer: undefined, start, end } });
        }
      },
    };
  };
