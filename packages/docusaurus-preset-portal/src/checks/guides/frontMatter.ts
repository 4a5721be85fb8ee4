import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { suggestionFor } from '../../lib/danglingReferences';
import { FIELDS } from '../../plugins/static-content/build/recmaOwnFiles';

const HEAD = /^\uFEFF?---\r?\n([\s\S]*?\n)?---(?=\r?\n|$)/;

/** Reads the front matter of a guide. `body` is the text without it, with the same lines. */
export function readFrontMatter(text: string, file: string) {
  const [head = ''] = HEAD.exec(text) ?? [];
  const lines = new LineCounter();
  const document = parseDocument(head.replace(/---(?!.*---)/s, '').replace('---', ''), { lineCounter: lines });
  const at = (offset = 0) => `${file}:${lines.linePos(offset).line}: the front matter`;
  const faults = document.errors.map(
    ({ message, pos }) =>
      `${at(pos[0])} is no YAML: ${message.replace(/ at line[\s\S]*/, '')}. Correct it; a text with ": " or "#" stands in quotes.`,
  );
  const names = isMap(document.contents) ? document.contents.items.map(({ key }) => key) : [];
  const unknown = names.flatMap((name) =>
    isScalar<string>(name) && !FIELDS.includes(name.value)
      ? [
          `${at(name.range?.[0])} has no key "${name.value}"; ${suggestionFor(name.value, FIELDS)}. Correct or remove it.`,
        ]
      : [],
  );
  const fields = (document.errors.length === 0 && document.toJS()) || {};
  return {
    faults,
    unknown,
    fields: fields as Record<string, unknown>,
    body: text.replace(head, head.replace(/[^\n]/g, '')),
  };
}
