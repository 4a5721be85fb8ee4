import { visibleText } from '../../lib/visibleText';
import { pointerBelow } from '../pointer';

/** Private-use characters that mark parts of a contract during processing; removed from input files. */
const MARKS = /[\uE000-\uE003]/g;

const cleaned = (text: string): string => visibleText(text.replace(MARKS, ''));

const escaped = (character: string): string =>
  character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Escapes such characters in a regular expression, which may match them. */
const cleanedPattern = (text: string): string =>
  [...text].map((character) => (cleaned(character) === character ? character : escaped(character))).join('');

/** Removes invisible characters from all texts and names of plain data, in place. Returns pointers to the changed ones. */
export function cleanTexts(parsed: unknown): string[] {
  const changed: string[] = [];
  const seen = new Set<object>();

  function walk(node: object, pointer: string, rename: (name: string) => string): void {
    if (seen.has(node)) return;
    seen.add(node);
    const entries = Object.entries(node);
    const isRenamed = entries.some(([name]) => rename(name) !== name);
    for (const [name, value] of entries) {
      const key = rename(name);
      const text = typeof value === 'string' ? (name === 'pattern' ? cleanedPattern : cleaned)(value) : value;
      if (!Object.is(text, value) || key !== name) changed.push(pointerBelow(pointer, key));
      // If any key is renamed, all keys are added again to preserve the order of the file.
      if (isRenamed) delete (node as Record<string, unknown>)[name];
      // A plain assignment would set the prototype for `__proto__`.
      if (isRenamed || !Object.is(text, value))
        Object.defineProperty(node, key, { value: text, enumerable: true, writable: true, configurable: true });
      if (typeof value === 'object' && value !== null)
        walk(value, pointerBelow(pointer, key), name === 'patternProperties' ? cleanedPattern : cleaned);
    }
  }

  if (typeof parsed === 'object' && parsed !== null) walk(parsed, '#', cleaned);
  return changed;
}
