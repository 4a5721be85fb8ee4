import type { SchemaNode, ValueSource } from '../../openapi/model';
import { limitWords } from '../../reference/types/limitWords';
import { identifierName } from '../../terms/identifiers';
import { personalDataClass } from '../../terms/personalData';
import { MADE_BY_API } from '../../terms/registers';
import { unitWords } from '../../terms/units';
import { code, escapeInline } from '../markdown/toMarkdown';
import { lineOf, type Writing } from './writing';

const sourceWords = ({ register, field, derived }: ValueSource): string => {
  const where = field?.startsWith(`${register}_`) ? field : [register, field].filter(Boolean).join(' ');
  return derived ? `${where} (derived)` : where;
};

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
  return `Values: ${all.map((one) => one.replace(/[.;]$/, '')).join(mark)}.`;
}

/** Returns the facts of a value besides its type and description, each in a few words. */
export function factTexts(node: SchemaNode, writing: Writing, extra?: string): string[] {
  const { source, identifier, personalData } = node;
  const measured = unitWords(node.unit);
  const limits = node.constraints.flatMap((constraint) => limitWords(constraint) ?? []);
  const facts = [
    ...node.examples.slice(0, 1).map((example) => `e.g. ${code(example)}`),
    ...limits.map(limit),
    measured && `unit ${escapeInline(measured)}`,
    node.const !== undefined && `always ${code(node.const)}`,
    node.default !== undefined && `default ${code(node.default)}`,
    extra,
    ...(node.codeLists ?? []).map((id) => `codes ${code(id)}`),
    node.noCodeList && `no code list: ${escapeInline(node.noCodeList)}`,
    identifier && `identifier ${escapeInline(identifierName(identifier))}`,
    ...node.notes.map(({ name, value }) => `${escapeInline(name)} ${code(value)}`),
  ];
  const more = [
    source && source.register !== MADE_BY_API && `source ${escapeInline(sourceWords(source))}`,
    personalData &&
      personalData.class !== writing.personalData &&
      `personal data: ${escapeInline(personalDataClass(personalData.class)?.name ?? personalData.class)}`,
  ];
  return [...facts, ...more].filter((one): one is string => Boolean(one));
}
