import { type Fact, limitWords, type SchemaNode, SHAPES, type SharedType, typeAnchor } from 'openapi-toolkit';
import { unitWords } from '../../terms/units';
import { lineOf } from '../markdown/fromHtml';
import { code, escapeInline, link } from '../markdown/toMarkdown';
import type { Writing } from './writing';

/** Formats patterns as code, because their characters have a meaning in Markdown. */
function limit(words: string): string {
  const pattern = words.match(/^((?:[a-z]+: )?(?:each |keys )?match(?:es)?) ([\s\S]+)$/);
  return pattern ? `${pattern[1]} ${code(pattern[2] ?? '')}` : escapeInline(words);
}

/** Returns the enum values of a node, with their meanings if the contract has them. */
export function enumWords({ enum: values }: SchemaNode, writing: Writing): string {
  if (values.length === 0) return '';
  const all = values.map(({ value, description }) =>
    description ? `${code(value || '""')} ${lineOf(writing, description)}` : code(value || '""'),
  );
  const mark = values.some(({ description }) => description) ? '; ' : ', ';
  return `Values: ${all.map((text) => text.replace(/[.;]$/, '')).join(mark)}.`;
}

const factText = ({ before, text, href, isCode }: Fact, { linkTo }: Writing): string =>
  [before, isCode ? code(text) : href ? link(escapeInline(text), linkTo(href)) : escapeInline(text)]
    .filter(Boolean)
    .join(' ');

/** Returns the facts of a value besides its type and description, each in a few words. */
function factTexts(node: SchemaNode, writing: Writing, extra?: string): string[] {
  const measured = unitWords(node.unit);
  const limits = node.constraints.flatMap((constraint) => limitWords(constraint) ?? []);
  const facts = [
    ...node.examples.slice(0, 1).map((example) => `e.g. ${code(example)}`),
    ...limits.map(limit),
    measured && `unit ${escapeInline(measured)}`,
    node.const !== undefined && `always ${code(node.const)}`,
    node.default !== undefined && `default ${code(node.default)}`,
    extra,
    ...(node.facts ?? []).map((fact) => fact.copy ?? factText(fact, writing)),
    ...node.notes.map(({ name, value }) => `${escapeInline(name)} ${code(value)}`),
  ];
  return facts.filter((text): text is string => Boolean(text));
}

/** Returns the heading of a shared type: its name, with a number if several types have it. */
export const typeName = ({ name, anchor }: SharedType): string =>
  escapeInline(name + anchor.slice(typeAnchor(name).length));

/** Sender of the value: for requests the text says what is required, for responses and types what can be missing. */
export type Side = 'request' | 'response' | 'type';

const nameOf = ({ role, name }: SchemaNode): string => {
  if (role === 'map') return `any ${escapeInline(name)}`;
  if (role === 'pattern') return `any name matching ${code(name)}`;
  return role === 'variant' ? `shape ${escapeInline(name)}` : code(name);
};

function presence(node: SchemaNode, side: Side): string[] {
  const allowsNull = node.nullable && node.type !== 'null';
  if (node.role === 'variant') return allowsNull ? ['can be null'] : [];
  if (side === 'request')
    return [
      ...(node.required && !node.readOnly && node.role !== 'root' ? ['required'] : []),
      ...(allowsNull ? ['or null'] : []),
    ];
  return [
    ...(allowsNull ? ['can be null'] : []),
    ...(node.role === 'property' && !node.required && !node.writeOnly ? ['can be absent'] : []),
  ];
}

function kindOf(node: SchemaNode, side: Side): string {
  return [
    escapeInline(node.type),
    ...presence(node, side),
    node.readOnly && 'read-only',
    node.writeOnly && (side === 'response' ? 'not sent' : 'write-only'),
    node.deprecated && 'deprecated',
    node.sunset && `removed on ${node.sunset}`,
    node.mark && escapeInline(node.mark),
  ]
    .filter(Boolean)
    .join(', ');
}

const normalized = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Returns the labels in all languages, except a repetition of the field name. */
const labelsOf = ({ name, label = {}, title }: SchemaNode): string => {
  const names = Object.values(label);
  const distinctNames = (names.length > 0 ? names : [title ?? '']).filter(
    (text) => text && normalized(text) !== normalized(name),
  );
  return [...new Set(distinctNames)].map(escapeInline).join(' / ');
};

function sentence(node: SchemaNode, side: Side, writing: Writing, extra?: string): string {
  const type = writing.types.get(node);
  const facts = factTexts(node, writing, extra);
  return [
    `${kindOf(node, side)}.`,
    labelsOf(node) && `_${labelsOf(node)}_.`,
    lineOf(writing, node.description),
    !type && enumWords(node, writing),
    facts.length > 0 && `(${facts.join('; ')})`,
    type && `See type ${code(typeName(type))} below.`,
    node.seeAnchor && 'Same shape as above.',
  ]
    .filter(Boolean)
    .join(' ');
}

const indented = (lines: string[]): string[] => lines.map((line) => `  ${line}`);

/** Describes the children of a node, a line for each property and alternative. */
export function insideOf(node: SchemaNode, side: Side, writing: Writing): string[] {
  return [
    ...node.children.flatMap((child) => describeProperty(child, side, writing)),
    ...node.variants.flatMap(({ keyword, discriminator, options }) => [
      `- _${SHAPES[keyword]}${discriminator ? `, told apart by ${code(discriminator)}` : ''}_`,
      ...indented(
        options
          .flatMap((option) => describeProperty(option, side, writing))
          .map((line) => (keyword === 'if' ? line.replace(/^- shape /, '- ') : line)),
      ),
    ]),
  ];
}

/** Describes a property, parameter or header with its children as list items. */
export function describeProperty(node: SchemaNode, side: Side, writing: Writing, extra?: string): string[] {
  const isElsewhere = writing.types.has(node) || node.seeAnchor !== undefined;
  return [
    `- ${nameOf(node)}: ${sentence(node, side, writing, extra)}`,
    ...(isElsewhere ? [] : indented(insideOf(node, side, writing))),
  ];
}

/** Describes a body: the whole, then its fields. */
export function describeBody(node: SchemaNode, side: Side, writing: Writing): string {
  const inside = insideOf(node, side, writing);
  return [sentence(node, side, writing), ...(inside.length > 0 ? ['', ...inside] : [])].join('\n');
}
