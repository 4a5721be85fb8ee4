import { type EnumValue, type Fact, type Operation, type SchemaNode, schemaNodes, schemasOf } from 'openapi-toolkit';
import { codeListOf, listIdsOf, shortCodes } from '../../vocabulary/codeLists';
import { identifierOf } from '../../vocabulary/identifiers';
import { className, type PersonalData, personalDataOf } from '../../vocabulary/personalData';
import { attributesByPath } from '../../vocabulary/recordFields';
import { MADE_BY_API, registerName } from '../../vocabulary/registers';
import { identifierHref, listHref, registerHref } from '../addresses';
import { guides } from '../navigation';

/** Returns register and field of a value (`x-source`); undefined for one that the API makes. */
function sourceOf({ extensions }: SchemaNode) {
  const source = extensions?.['x-source'] as { register: string; field?: string; derived?: true } | undefined;
  return source?.register === MADE_BY_API ? undefined : source;
}

function sourceFact(node: SchemaNode): Fact[] {
  const { register, field, derived } = sourceOf(node) ?? {};
  if (register === undefined) return [];
  const end = derived ? ' (derived)' : '';
  const where = field?.startsWith(`${register}_`) ? field : [register, field].filter(Boolean).join(' ');
  return [{ text: [register, field].filter(Boolean).join(' ') + end, isCode: true, copy: `source ${where}${end}` }];
}

function codesFact(id: string, meanings: readonly EnumValue[]): Fact {
  const copy = `codes \`${id}\``;
  const list = codeListOf(id);
  if (!list) return { text: `codes ${id}`, copy };
  // Values listed with their meanings are not listed again.
  const values = meanings.some(({ description }) => description) ? [] : shortCodes(list);
  return { before: 'codes', text: list.title.en, href: listHref(list), values, copy };
}

const personalDataFact = ({ class: name, basis }: PersonalData): Fact => ({
  text: `personal data ${name}; ${basis}`,
  copy: className(name).toLowerCase(),
});

function factsOf(node: SchemaNode, attributes: readonly string[]): Fact[] {
  const { identifier, extensions: { 'x-no-code-list': noCodeList } = {} } = node;
  const data = personalDataOf(node);
  const named = identifier && `identifier ${identifierOf(identifier).name}`;
  return [
    ...sourceFact(node),
    ...(identifier && named ? [{ text: named, href: identifierHref(identifier), copy: named }] : []),
    ...attributes.map((key) => ({ text: key, href: `${guides.attributes}#${key}`, ofUse: 'attribute', copy: '' })),
    ...listIdsOf(node).map((id) => codesFact(id, node.enum)),
    ...(noCodeList ? [{ text: `no code list: ${noCodeList}` }] : []),
    ...(data ? [personalDataFact(data)] : []),
  ];
}

/** True if all values are registers, which the guide describes: their descriptions would add 3% to a page. */
const areRegisters = ({ enum: values }: SchemaNode): boolean =>
  values.length > 0 && values.every(({ value }) => registerHref(value));

/** Adds to the fields of an operation (API id and slug) what the vocabulary says of them. */
export function addFacts(operation: Operation, name: string): void {
  const attributes = attributesByPath(name);
  for (const { schema, location, status } of schemasOf(operation)) {
    const isRecord = location === 'response' && status?.startsWith('2');
    for (const node of schemaNodes(schema)) {
      const keys = isRecord && node.role === 'property' ? attributes.get(node.path) : undefined;
      const facts = factsOf(node, keys ?? []);
      if (facts.length > 0) node.facts = facts;
      const { register } = sourceOf(node) ?? {};
      if (register) node.origin = { name: register, title: registerName(register), href: registerHref(register) };
      if (areRegisters(node)) node.meaningsAt = { text: 'list of registers', href: guides.registers };
    }
  }
}
