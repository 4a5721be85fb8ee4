import Link from '@docusaurus/Link';
import { type Fact, limitWords, type SchemaNode } from 'openapi-toolkit';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { unitWords } from '../../terms/units';
import { line } from './line';
import { NoteValue } from './Notes';
import { Prose } from './Prose';
import { useSchemaContext } from './SchemaContext';
import { useExample } from './useExample';

/** Returns texts as code, with commas between them. */
export const codes = (texts: readonly string[]): ReactNode[] =>
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

/** A fact about a value. Adjacent texts are one item of the line. */
type FactItem = string | ReactElement;

/** Returns a value behind its name. */
const named = (name: string, ...value: ReactNode[]): ReactElement =>
  name === '' ? line(value) : <span>{line(`${name} `, value)}</span>;

const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

function limit(text: string): FactItem {
  const [, words, pattern] = text.match(/^((?:[a-z]+: )?(?:each |keys )?match(?:es)?) ([\s\S]+)$/) ?? [];
  return words ? named(words, <code>{pattern}</code>) : text;
}

/** Returns a fact of the site. Of a use of a type, `at` says which field has it. */
export function ownFact({ text, before = '', href, isCode, values = [], ofUse }: Fact, at?: string): FactItem {
  if (isCode) return named(before, <span className="badge badge--code">{text}</span>);
  const words = at ? `${at}: ${text}` : [ofUse, text].filter(Boolean).join(' ');
  if (!href) return [before, words].filter(Boolean).join(' ');
  const listed = values.map((each, index) => [
    index === 0 ? ': ' : ', ',
    <code key={each.value}>{each.value}</code>,
    ` ${each.text}`,
  ]);
  return named(before, <Link to={href}>{words}</Link>, listed);
}

function* factsOf(
  node: SchemaNode,
  { exampleText, facts, extra }: { exampleText?: string; facts: Fact[]; extra?: string },
): Generator<FactItem> {
  if (exampleText !== undefined) yield <samp>{exampleText}</samp>;
  else if (node.examples.length > 0) yield named('e.g.', codes(node.examples));
  for (const text of node.constraints) {
    const words = limitWords(text);
    if (words !== undefined) yield limit(words);
  }
  const unit = unitWords(node.unit);
  if (unit) yield `unit ${unit}`;
  if (node.const) yield named('always', <code>{node.const}</code>);
  if (node.default) yield named('default', <code>{node.default}</code>);
  if (extra) yield <span>{line(withCode(extra))}</span>;
  for (const fact of facts) yield ownFact(fact);
  for (const note of node.notes) yield named(note.name, <NoteValue note={note} />);
}

function joinTexts(facts: Iterable<FactItem>): FactItem[] {
  const items: FactItem[] = [];
  for (const fact of facts) {
    const last = items.at(-1);
    if (typeof fact === 'string' && typeof last === 'string') items[items.length - 1] = `${last}, ${fact}`;
    else items.push(fact);
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
  const items = joinTexts(factsOf(isOwn ? { ...node, examples: [] } : node, { exampleText, facts, extra }));
  return (
    <>
      {!inType && <EnumValues node={node} />}
      {items.length > 0 && <p className="ref-facts">{line(items.flatMap((item) => [item, ' ']))}</p>}
    </>
  );
}
