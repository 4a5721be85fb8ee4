import Link from '@docusaurus/Link';
import { codeLists, guides, identifiers, registers } from 'docusaurus-preset-portal/content';
import type { SchemaNode, ValueSource } from 'openapi-toolkit';
import { Fragment, isValidElement, type ReactNode } from 'react';
import { codeListOf } from '../../terms/codeLists';
import { identifierHref, identifierName } from '../../terms/identifiers';
import { MADE_BY_API, registerHref } from '../../terms/registers';
import { unitWords } from '../../terms/units';
import { limitWords } from '../types/limitWords';
import { CodeListLink } from './CodeListLink';
import { line } from './line';
import { NoteValue } from './Notes';
import { Prose } from './Prose';
import { useSchemaContext } from './SchemaContext';
import { useExample } from './useExample';

/** Chip of a register and its field. The registers are linked once, in the heading of the response. */
const SourceChip = ({ register, field, derived }: ValueSource) => (
  <span className="badge badge--code">{[register, field, derived && '(derived)'].filter(Boolean).join(' ')}</span>
);

/** Link to an attribute of the catalogue. */
export const AttributeLink = ({ name, prefix = '' }: { name: string; prefix?: string }) => (
  <Link to={`${guides.attributes}#${name}`}>{prefix + name}</Link>
);

function identifierFact(identifier: string): ReactNode {
  const href = identifierHref({ guides, identifiers }, identifier);
  const text = `identifier ${identifierName({ identifiers }, identifier)}`;
  return href ? <Link to={href}>{text}</Link> : text;
}

const codes = (texts: string[]): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  texts.flatMap((text, index) => [index > 0 && ', ', <code key={index}>{text || '""'}</code>]);

/** True if all values are registers, which the guide describes: their descriptions would add 3% to a page. */
const areRegisters = ({ enum: values }: SchemaNode): boolean =>
  values.every(({ value }) => registerHref({ guides, registers }, value));

/** Allowed values of a property, each with its meaning. */
export function EnumValues({ node }: { node: SchemaNode }) {
  if (node.enum.length === 0) return null;
  const isExplained = areRegisters(node);
  if (isExplained || node.enum.every(({ description }) => !description))
    return (
      <p className="ref-facts">
        <span>{line('One of ', codes(node.enum.map(({ value }) => value)))}</span>
        {isExplained && <Link to={guides.registers}>list of registers</Link>}
      </p>
    );
  return (
    <dl className="ref-enum">
      {node.enum.map(({ value, description }) => (
        <Fragment key={value}>
          <dt>{value || '""'}</dt>
          {description ? <Prose as="dd" html={description} /> : <dd />}
        </Fragment>
      ))}
    </dl>
  );
}

const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

function limit(text: string): ReactNode {
  const pattern = text.match(/^((?:[a-z]+: )?(?:each |keys )?match(?:es)?) ([\s\S]+)$/);
  return pattern ? [`${pattern[1]} `, <code key="p">{pattern[2]}</code>] : text;
}

function* factsOf(
  node: SchemaNode,
  { exampleText, attributes, extra }: { exampleText?: string; attributes: string[]; extra?: string },
): Generator<[string, ReactNode]> {
  if (exampleText !== undefined) yield ['', <samp key="e">{exampleText}</samp>];
  else if (node.examples.length > 0) yield ['e.g.', codes(node.examples)];
  for (const text of node.constraints) {
    const words = limitWords(text);
    if (words !== undefined) yield ['', limit(words)];
  }
  const unit = unitWords(node.unit);
  if (unit) yield ['unit', unit];
  if (node.const) yield ['always', <code key="c">{node.const}</code>];
  if (node.default) yield ['default', <code key="d">{node.default}</code>];
  if (extra) yield ['', withCode(extra)];
  if (node.source && node.source.register !== MADE_BY_API) yield ['', <SourceChip key="s" {...node.source} />];
  if (node.identifier) yield ['', identifierFact(node.identifier)];
  for (const key of attributes) yield ['', <AttributeLink key={key} name={key} prefix="attribute " />];
  for (const id of node.codeLists ?? []) {
    const list = codeListOf({ codeLists }, id);
    // Values listed with their meanings are not listed again.
    const areListed = node.enum.some(({ description }) => description);
    yield ['codes', list ? <CodeListLink key={id} list={list} alone={areListed} /> : id];
  }
  if (node.noCodeList) yield ['no code list:', node.noCodeList];
  if (node.personalData) {
    yield ['personal data', [node.personalData.class, node.personalData.basis].filter(Boolean).join('; ')];
  }
  for (const note of node.notes) yield [note.name, <NoteValue key={note.name} note={note} />];
}

/** Returns facts as items of a line: elements, and texts, of which adjacent ones are one item. */
function itemsOf(facts: Iterable<[string, ReactNode]>): ReactNode[] {
  const items: ReactNode[] = [];
  for (const [name, value] of facts) {
    const last = items.at(-1);
    const text = typeof value === 'string' ? [name, value].filter(Boolean).join(' ') : undefined;
    if (text !== undefined && typeof last === 'string') items[items.length - 1] = `${last}, ${text}`;
    else if (text !== undefined) items.push(text);
    else if (name === '' && isValidElement(value)) items.push(value);
    else items.push(<span>{line(name && `${name} `, value)}</span>);
  }
  return items;
}

interface Props {
  node: SchemaNode;
  extra?: string;
  inType?: boolean;
}

/** Facts about a value on one line. If `inType`, a shared type of the page lists the allowed values. */
export function SchemaFactList({ node, extra, inType = false }: Props) {
  const { text: exampleText, isOwn } = useExample(node, inType);
  // Attributes match a field of one schema position, not every use of a type.
  const attributes = useSchemaContext().inType ? [] : (node.attributes ?? []);
  const items = itemsOf(factsOf(isOwn ? { ...node, examples: [] } : node, { exampleText, attributes, extra }));
  return (
    <>
      {!inType && <EnumValues node={node} />}
      {items.length > 0 && <p className="ref-facts">{line(items.flatMap((item) => [item, ' ']))}</p>}
    </>
  );
}
