import type { ElementContent } from 'hast';
import { span, text } from './tree';

/** One part cut after each line break. */
function cut(part: ElementContent): ElementContent[][] {
  if (part.type === 'element') {
    return toLines(part.children).map((children) => (children.length > 0 ? [{ ...part, children }] : []));
  }
  const lines = part.type === 'text' ? part.value.split('\n') : [];
  return lines
    .map((line, index) => (index < lines.length - 1 ? `${line}\n` : line))
    .map((line) => (line === '' ? [] : [text(line)]));
}

/** The parts line by line, line breaks included; a span that goes over the end of a line is split. */
function toLines(parts: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const [first = [], ...others] of parts.map(cut)) {
    lines.at(-1)?.push(...first);
    lines.push(...others);
  }
  return lines;
}

/** Neighbouring texts as one: between two of them React would write a comment into the HTML. */
function joinTexts(parts: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.type === 'text' && last?.type === 'text') joined[joined.length - 1] = text(last.value + part.value);
    else joined.push(part);
  }
  return joined;
}

/**
 * Puts lines of highlighted code into elements with the class `hl-h`, one for each run of lines.
 *
 * @param wanted Numbers of lines, from 1.
 * @throws RangeError when the code has no such line.
 */
export function markLines(parts: ElementContent[], wanted: readonly number[]): ElementContent[] {
  const lines = toLines(parts);
  const beyond = wanted.find((line) => line < 1 || line > lines.length);
  if (beyond !== undefined) throw new RangeError(`there is no line ${beyond}; the block has ${lines.length}`);
  const marked = lines.flatMap((line, index) => {
    if (!wanted.includes(index + 1)) return line;
    // Part of the run that the line before began or continues.
    if (wanted.includes(index)) return [];
    const end = lines.findIndex((_, at) => at > index && !wanted.includes(at + 1));
    return [span('hl-h', joinTexts(lines.slice(index, end < 0 ? undefined : end).flat()))];
  });
  return joinTexts(marked);
}
