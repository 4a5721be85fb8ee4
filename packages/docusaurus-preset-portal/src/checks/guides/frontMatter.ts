import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { suggestionFor } from '../../lib/danglingReferences';
import { FIELDS } from '../../plugins/static-content/build/recmaOwnFiles';

/** Fields whose value is no text, and what it is. */
const VALUES: readonly [RegExp, string, (value: unknown) => boolean][] = [
  [/^(?:draft|unlisted|hide_\w+|parse_number_prefixes)$/, 'true or false', (value) => typeof value === 'boolean'],
  [/^(?:sidebar_position|toc_\w+)$/, 'a number', (value) => typeof value === 'number'],
  [/^(?:keywords|tags)$/, 'a list, as in [one, two]', Array.isArray],
];

const HEAD = /^\uFEFF?---\r?\n([\s\S]*?\n)?---(?=\r?\n|$)/;

/** Reads the front matter of a guide. `place` says where a field is; `body` is the text without it, with the same lines. */
export function readFrontMatter(text: string, file: string) {
  const [head = ''] = HEAD.exec(text) ?? [];
  const lines = new LineCounter();
  const document = parseDocument(head.replace(/---(?!.*---)/s, '').replace('---', ''), { lineCounter: lines });
  const at = (offset = 0) => `${file}:${lines.linePos(offset).line}: the front matter`;
  const place = (name: string) => `${file}:${head.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + 1}`;
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
  const fields = ((document.errors.length === 0 && document.toJS()) || {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(fields)) {
    const [, kind] = VALUES.find(([pattern, , isValid]) => pattern.test(name) && !isValid(value)) ?? [];
    if (kind) faults.push(`${place(name)}: "${name}" in the front matter is ${kind}. Correct it.`);
  }
  return {
    faults,
    unknown,
    fields,
    place,
    body: text.replace(head, head.replace(/[^\n]/g, '')),
  };
}
