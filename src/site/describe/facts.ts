import { type EnumValue, type Fact, type Operation, type SchemaNode, schemaNodes, schemasOf } from 'openapi-toolkit';
import { codeListOf, shortCodes } from '../../vocabulary/codeLists';
import { identifierOf } from '../../vocabulary/identifiers';
import { className } from '../../vocabulary/personalData';
import { attributesByPath } from '../../vocabulary/recordFields';
import { MADE_BY_API, registerName } from '../../vocabulary/registers';
import { identifierHref, listHref, registerHref } from '../addresses';
import { guides } from '../navigation';

function sourceFact({ source }: SchemaNode): Fact[] {
  if (!source || source.register === MADE_BY_API) return [];
  const { register, field, derived } = source;
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

function factsOf(node: SchemaNode, attributes: readonly string[]): Fact[] {
  const { identifier, codeLists = [], noCodeList, personalData: data } = node;
  const named = identifier && `identifier ${identifierOf(identifier).name}`;
  return [
    ...sourceFact(node),
    ...(identifier && named ? [{ text: named, href: identifierHref(identifier), copy: named }] : []),
    ...attributes.map((key) => ({ text: key, href: `${guides.attributes}#${key}`, ofUse: 'attribute', copy: '' })),
    ...codeLists.map((id) => codesFact(id, node.enum)),
    ...(noCodeList ? [{ text: `no code list: ${noCodeList}` }] : []),
    ...(data
      ? [
          {
            text: `personal data ${[data.class, data.basis].filter(Boolean).join('; ')}`,
            copy: className(data.class).toLowerCase(),
          },
        ]
      : []),
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
      const { register = MADE_BY_API } = node.source ?? {};
      if (register !== MADE_BY_API)
        node.origin = { name: register, title: registerName(register), href: registerHref(register) };
      if (areRegisters(node)) node.meaningsAt = { text: 'list of registers', href: guides.registers };
    }
  }
}
