import type { ElementContent } from 'hast';
import { span, textNode } from './index';

function splitPart(part: ElementContent): ElementContent[][] {
  if (part.type === 'element') {
    return toLines(part.children).map((children) => (children.length > 0 ? [{ ...part, children }] : []));
  }
  const lines = part.type === 'text' ? part.value.split('\n') : [];
  return lines
    .map((line, index) => (index < lines.length - 1 ? `${line}\n` : line))
    .map((line) => (line === '' ? [] : [textNode(line)]));
}

/** Splits the parts into lines, line breaks included. A span across lines is split. */
function toLines(parts: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const [first = [], ...others] of parts.map(splitPart)) {
    lines.at(-1)?.push(...first);
    lines.push(...others);
  }
  return lines;
}

/** Joins adjacent texts: between two texts React would write a comment into the HTML. */
function joinTexts(parts: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.type === 'text' && last?.type === 'text') joined[joined.length - 1] = textNode(last.value + part.value);
    else joined.push(part);
  }
  return joined;
}

/** Wraps runs of lines, numbered from 1, in elements of the class `hl-h`. @throws RangeError for another number. */
export function markLines(parts: ElementContent[], lineNumbers: readonly number[]): ElementContent[] {
  const lines = toLines(parts);
  const beyond = lineNumbers.find((line) => line < 1 || line > lines.length);
  if (beyond !== undefined) throw new RangeError(`there is no line ${beyond}; the block has ${lines.length}`);
  const withMarks = lines.flatMap((line, index) => {
    if (!lineNumbers.includes(index + 1)) return line;
    // Already part of the run that an earlier line began.
    if (lineNumbers.includes(index)) return [];
    const end = lines.findIndex((_, at) => at > index && !lineNumbers.includes(at + 1));
    return [span('hl-h', joinTexts(lines.slice(index, end < 0 ? undefined : end).flat()))];
  });
  return joinTexts(withMarks);
}
