import { htmlAsText } from '../../lib/html';
import type { Operation, SchemaNode } from '../../openapi/model';
import { schemasOf } from '../../openapi/walk';

/** Lines of the fields of a Markdown copy. The key is the position, then the names. */
export type Fields = Map<string, string[]>;

const put = (fields: Fields, key: string, line: string) => fields.set(key, [...(fields.get(key) ?? []), line]);

interface Item {
  depth: number;
  name: string;
  line: string;
}

const ITEM = /^( *)- (`[^`]+`|`` .+? ``|shape .+?|any .+?|_(?:exactly|one|anything).+?_$)(?:: (.*))?$/;

/** Returns the list items of a text, outside code blocks. */
function itemsIn(text: string): Item[] {
  let isCode = false;
  return text.split('\n').flatMap((line) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const [, indent = '', name = ''] = (isCode ? null : ITEM.exec(line)) ?? [];
    return name ? [{ depth: indent.length / 2, name, line: line.trim() }] : [];
  });
}

/** Returns the sections of a Markdown text by their level-two heading. */
export const sectionsIn = (markdown: string): Map<string, string> =>
  new Map(
    markdown.split(/\n(?=## )/).map((part) => {
      const [heading = '', ...rest] = part.split('\n');
      return [heading.replace(/^## /, ''), rest.join('\n')];
    }),
  );

/** Collects the fields below a heading, with types expanded at each use. */
function collect(fields: Fields, key: string, items: readonly Item[], types: ReadonlyMap<string, Item[]>): void {
  const names: string[] = [];
  for (const { depth, name, line } of items) {
    names.length = depth;
    names[depth] = name;
    const at = [key, ...names].join(' / ');
    put(fields, at, line);
    const type = /See type `([^`]+)` below\.$/.exec(line)?.[1];
    if (type) collect(fields, at, types.get(type) ?? [], types);
  }
}

/** Returns every field of a Markdown copy, by section. */
export function fieldsOfCopy(markdown: string): Fields {
  const sections = sectionsIn(markdown);
  const types = new Map(
    (sections.get('Types') ?? '').split(/(?:^|\n)### /).map((part) => {
      const [name = '', ...rest] = part.split('\n');
      return [name.trim(), itemsIn(rest.join('\n'))];
    }),
  );
  const fields: Fields = new Map();
  for (const [heading, text] of sections)
    if (/^(?:Parameters|Request body|Response .*|Errors)$/.test(heading)) {
      const key = heading.startsWith('Response') ? (heading.split(' ')[1] ?? '') : heading;
      collect(fields, key, itemsIn(text), types);
    }
  return fields;
}

const SHAPES: Record<string, string> = {
  oneOf: 'exactly one of these shapes',
  anyOf: 'one or more of these shapes',
  subtypes: 'one of these, with further fields',
  not: 'anything but this',
  if: 'depending on other fields',
};

const nameOf = ({ role, name }: SchemaNode): string => {
  if (role === 'map') return `any ${name}`;
  if (role === 'pattern') return `any name matching \`${name}\``;
  return role === 'variant' ? `shape ${name}` : `\`${name}\``;
};

/** Expected fields of a section by the model: each field with its node. */
export type Nodes = Map<string, SchemaNode[]>;

function inside(nodes: Nodes, key: string, node: SchemaNode): void {
  for (const child of node.children) add(nodes, key, child);
  for (const { keyword, discriminator, options } of node.variants) {
    const head = `_${SHAPES[keyword]}${discriminator ? `, told apart by \`${discriminator}\`` : ''}_`;
    for (const option of options) add(nodes, `${key} / ${head}`, option);
  }
}

function add(nodes: Nodes, key: string, node: SchemaNode): void {
  const at = `${key} / ${nameOf(node)}`;
  nodes.set(at, [...(nodes.get(at) ?? []), node]);
  if (!node.seeAnchor) inside(nodes, at, node);
}

/**
 * Returns every field of an operation, by the section of its Markdown copy. Bodies that equal another one are listed
 * there.
 */
export function fieldsOfModel(operation: Operation): Nodes {
  const nodes: Nodes = new Map();
  const seen = new Map<string, Set<string>>();
  const success = operation.responses.find(({ status }) => !/^[45]/.test(status));
  for (const { schema, location, status = '' } of schemasOf(operation)) {
    const section = /^[45]/.test(status) ? 'Errors' : status;
    if (location === 'response header') {
      // Headers are described at their first occurrence.
      const seenHeaders =
        seen.get(section) ??
        new Set(status === success?.status ? [] : success?.headers.map((header) => header.schema.name));
      if (!seenHeaders.has(schema.name)) add(nodes, section, schema);
      seen.set(section, seenHeaders.add(schema.name));
    } else if (location === 'response') {
      const media = operation.responses
        .find((response) => response.status === status)
        ?.media.find((one) => one.schema === schema);
      if (!media?.sameAs) inside(nodes, section, schema);
    } else if (location === 'body') inside(nodes, 'Request body', schema);
    else add(nodes, 'Parameters', schema);
  }
  return nodes;
}

/** Returns every number in a text. */
export const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** Returns the text of HTML without spaces, to compare two renderings of it. */
export const lettersOf = (html: string): string => htmlAsText(html).replace(/[^\p{L}\p{N}]/gu, '');
