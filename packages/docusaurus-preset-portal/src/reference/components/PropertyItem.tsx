import { lowerCase, nodesBelow, type SchemaNode, type SharedType } from 'openapi-toolkit';
import { Fragment, type ReactNode } from 'react';
import { line } from './line';
import { Prose } from './Prose';
import { anchorIn, useSchemaContext } from './SchemaContext';
import { ownFact, SchemaFactList } from './SchemaFactList';
import { SchemaTree } from './SchemaTree';
import { useAnchor } from './Title';

/** Anchor of a field that the type describes. A link to it leads to the use, which the browser opens. */
function Landing({ id }: { id: string }) {
  return <i id={useAnchor(id)} />;
}

/** Facts of this use of a type, with the names of their fields: they do not apply to its other uses. */
function FactsOfUse({ node }: { node: SchemaNode }) {
  const facts = nodesBelow(node).flatMap(({ anchor, facts = [] }) =>
    facts.filter(({ ofUse }) => ofUse).map((fact) => ({ fact, at: anchor.slice(node.anchor.length + 1) })),
  );
  const [first] = facts;
  if (!first) return null;
  const noun = `${first.fact.ofUse}${new Set(facts.map(({ at }) => at)).size > 1 ? 's' : ''} `;
  return (
    <p className="ref-facts">
      {line(
        noun,
        facts.map(({ fact, at }) => [' ', <Fragment key={at + fact.text}>{ownFact(fact, at)}</Fragment>]),
      )}
    </p>
  );
}

const typeLine = ({ name, title }: SharedType): string => (title ? `${name}: ${title}` : name);

/** Use of a shared type: a link to it. The browser inserts the fields when the reader opens it or links into it. */
function TypeUse({ node, type }: { node: SchemaNode; type: SharedType }) {
  const { inType } = useSchemaContext();
  return (
    <>
      {!inType && (
        <>
          <FactsOfUse node={node} />
          {nodesBelow(node).map(({ anchor }) => (
            <Landing key={anchor} id={anchor} />
          ))}
        </>
      )}
      <details className="ref-use">
        <summary>{typeLine(type)}</summary>
        <a href={`#${encodeURIComponent(type.anchor)}`}>Fields</a>
      </details>
    </>
  );
}

const FLAGS: [keyof SchemaNode, string][] = [
  ['readOnly', 'read-only'],
  ['writeOnly', 'write-only'],
  ['deprecated', 'deprecated'],
];

/** Returns the displayed name. Map keys and patterns are described in words. */
function words({ role, name }: SchemaNode): string {
  if (role === 'map') return `any ${name}`;
  return role === 'pattern' ? `any name matching ${name}` : name;
}

/** Name of a field. A browser script makes it a link to the field. */
function Name({ node }: { node: SchemaNode }) {
  // biome-ignore lint/a11y/useValidAnchor: hundreds of addresses would be in the page twice
  return <a>{words(node)}</a>;
}

const inWords = (text: string): string => lowerCase(text).replaceAll(' ', '');

/** Returns the label in another language; without one, the English label or title if it says more than the name. */
function labelOf({ name, label, title }: SchemaNode): ReactNode {
  const [language, other] = Object.entries(label ?? {}).find(([key]) => key !== 'en') ?? [];
  if (other) return <em lang={language}>{other}</em>;
  const english = label?.en ?? title;
  return english && inWords(english) !== inWords(name) ? <em>{english}</em> : null;
}

/** Marks required request fields, and response fields that can be absent. The other cases are the default. */
function presence(node: SchemaNode, isResponse: boolean): ReactNode {
  if (node.role === 'variant') return null;
  if (!isResponse) return node.required && !node.readOnly ? <b className="ref-required"> required</b> : null;
  const canBeAbsent = node.role === 'property' && !node.required && !node.writeOnly;
  const words = [node.nullable && node.type !== 'null' && 'can be null', canBeAbsent && 'can be absent'].filter(
    Boolean,
  );
  return words.length > 0 ? <b>{` ${words.join(', ')}`}</b> : null;
}

function typeWords(node: SchemaNode, isResponse: boolean): string {
  const saysNull = node.nullable && node.type !== 'null' && (!isResponse || node.role === 'variant');
  return saysNull ? `${node.type} or null` : node.type;
}

/** Returns the path of the value in the examples if the anchor has names of shapes, which are no part of it. */
function ownPath({ path }: SchemaNode, id: string): string | undefined {
  const plain = path.replaceAll('[]', '');
  return plain === '' || id.endsWith(`.${plain}`) || id.startsWith('type-') ? undefined : plain;
}

interface Props {
  node: SchemaNode;
  depth: number;
  extra?: string;
  open?: boolean;
}

/** One parameter, property or header. A page has hundreds, so styles select the parts by element, without classes. */
export function PropertyItem({ node, depth, extra, open }: Props) {
  const { types, isResponse, inType } = useSchemaContext();
  const id = useAnchor(anchorIn(inType, node.anchor));
  const type = types.get(node);
  return (
    <li id={id} data-p={ownPath(node, id)}>
      <p>
        {line(
          <Name node={node} />,
          ` ${typeWords(node, isResponse)}`,
          presence(node, isResponse),
          FLAGS.filter(([flag]) => node[flag]).map(([flag, word]) => (
            <b key={flag}>{` ${flag === 'writeOnly' && isResponse && !inType ? 'not sent' : word}`}</b>
          )),
          node.mark && <span className="ref-mark">{` ${node.mark}`}</span>,
          node.sunset && <span className="ref-mark ref-mark--sunset">{` removed on ${node.sunset}`}</span>,
          ' ',
          labelOf(node),
        )}
      </p>
      <Prose html={node.description} />
      {!type && <Prose html={node.about} />}
      <SchemaFactList node={node} extra={extra} inType={type !== undefined} />
      {type ? <TypeUse node={node} type={type} /> : <SchemaTree node={node} depth={depth + 1} open={open} />}
    </li>
  );
}
