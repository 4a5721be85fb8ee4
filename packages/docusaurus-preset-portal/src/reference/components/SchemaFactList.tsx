import Link from '@docusaurus/Link';
import { type Fact, limitWords, type SchemaNode } from 'openapi-toolkit';
import { Fragment, isValidElement, type ReactNode } from 'react';
import { unitWords } from '../../terms/units';
import { line } from './line';
import { NoteValue } from './Notes';
import { Prose } from './Prose';
import { useSchemaContext } from './SchemaContext';
import { useExample } from './useExample';

const codes = (texts: string[]): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  texts.flatMap((text, index) => [index > 0 && ', ', <code key={index}>{text || '""'}</code>]);

/** Allowed values of a property, each with its meaning. */
export function EnumValues({ node }: { node: SchemaNode }) {
  if (node.enum.length === 0) return null;
  const { meaningsAt } = node;
  if (meaningsAt || node.enum.every(({ description }) => !description))
    return (
      <p className="ref-facts">
        <span>{line('One of ', codes(node.enum.map(({ value }) => value)))}</span>
        {meaningsAt && <Link to={meaningsAt.href}>{meaningsAt.text}</Link>}
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

/** Returns a fact of the site: a text, or an element. Of a use of a type, `at` says which field has it. */
export function ownFact(
  { text, before = '', href, isCode, values = [], ofUse }: Fact,
  at?: string,
): [string, ReactNode] {
  if (isCode)
    return [
      before,
      <span key="code" className="badge badge--code">
        {text}
      </span>,
    ];
  const named = at ? `${at}: ${text}` : [ofUse, text].filter(Boolean).join(' ');
  if (!href) return [before, named];
  const link = <Link to={href}>{named}</Link>;
  const listed = values.map((each, index) => [
    index === 0 ? ': ' : ', ',
    <code key={each.value}>{each.value}</code>,
    ` ${each.text}`,
  ]);
  return [before, listed.length > 0 ? line(link, listed) : link];
}

function* factsOf(
  node: SchemaNode,
  { exampleText, facts, extra }: { exampleText?: string; facts: Fact[]; extra?: string },
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
  for (const fact of facts) yield ownFact(fact);
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
  const isOfType = useSchemaContext().inType !== undefined;
  const facts = (node.facts ?? []).filter(({ ofUse }) => !(isOfType && ofUse));
  const items = itemsOf(factsOf(isOwn ? { ...node, examples: [] } : node, { exampleText, facts, extra }));
  return (
    <>
      {!inType && <EnumValues node={node} />}
      {items.length > 0 && <p className="ref-facts">{line(items.flatMap((item) => [item, ' ']))}</p>}
    </>
  );
}
