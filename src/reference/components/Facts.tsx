import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { SchemaNode, Source } from '../../openapi/model';
import { guides } from '../../site';
import { codeListOf } from '../../vocabulary/codeLists';
import { identifierHref, identifierName } from '../../vocabulary/identifiers';
import { MADE_BY_API, registerHref } from '../../vocabulary/registers';
import { unitName } from '../../vocabulary/units';
import { CodeListLink } from './CodeListLink';
import { Prose } from './Prose';

/** Register and field, linked to the register's row in the list of registers. */
export function SourceBadge({ source }: { source: Source }) {
  if (source.register === MADE_BY_API) return <>made by this API</>;
  const href = registerHref(source.register);
  return (
    <>
      {href ? <Link to={href}>{source.register}</Link> : source.register}
      {source.field && <code>{source.field}</code>}
      {source.derived && ' (derived)'}
    </>
  );
}

/** Link to an attribute in the catalogue. */
const AttributeLink = ({ name }: { name: string }) => (
  <Link to={`${guides.attributes}#${name}`}>
    <code>{name}</code>
  </Link>
);

function IdentifierLink({ identifier }: { identifier: string }) {
  const href = identifierHref(identifier);
  return href ? <Link to={href}>{identifierName(identifier)}</Link> : identifierName(identifier);
}

const codes = (texts: string[]) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <span key={index}>
      {index > 0 && ', '}
      <code>{text}</code>
    </span>
  ));

/** Values a property may take, each with its meaning. */
export function EnumValues({ node }: { node: SchemaNode }) {
  if (node.enum.length === 0) return null;
  const plain = node.enum.every(({ description }) => !description);
  if (plain) return <p className="ref-facts">One of {codes(node.enum.map(({ value }) => value))}</p>;
  return (
    <dl className="ref-enum" aria-label={`Values of ${node.name}`}>
      {node.enum.map(({ value, description }) => (
        <div key={value}>
          <dt>
            <code>{value}</code>
          </dt>
          {description ? <Prose as="dd" html={description} /> : <dd />}
        </div>
      ))}
    </dl>
  );
}

function* factsOf(node: SchemaNode, extra?: string): Generator<[string, ReactNode]> {
  for (const text of node.constraints) {
    const pattern = text.match(/^((?:each )?matches) ([\s\S]+)$/);
    yield pattern ? [pattern[1] ?? '', <code key="p">{pattern[2]}</code>] : ['', text];
  }
  if (node.unit) yield ['unit', unitName(node.unit)];
  if (node.const) yield ['always', <code key="c">{node.const}</code>];
  if (node.default) yield ['default', <code key="d">{node.default}</code>];
  if (node.examples.length > 0) yield [node.examples.length > 1 ? 'examples' : 'example', codes(node.examples)];
  if (extra) yield ['', extra];
  if (node.source) yield ['source', <SourceBadge key="s" source={node.source} />];
  if (node.identifier) yield ['identifier', <IdentifierLink key="i" identifier={node.identifier} />];
  for (const key of node.attributes ?? []) yield ['same as attribute', <AttributeLink key={key} name={key} />];
  for (const id of node.codeLists ?? []) {
    const list = codeListOf(id);
    yield ['codes', list ? <CodeListLink key={id} list={list} /> : id];
  }
  if (node.personalData) {
    yield ['personal data', [node.personalData.class, node.personalData.basis].filter(Boolean).join('; ')];
  }
  for (const { name, value } of node.notes) yield [name, <code key={name}>{value}</code>];
}

/** Limits, unit, default, example, source and everything else known about a value, in one scannable line. */
export function Facts({ node, extra }: { node: SchemaNode; extra?: string }) {
  const facts = [...factsOf(node, extra)];
  return (
    <>
      <EnumValues node={node} />
      {facts.length > 0 && (
        <ul className="ref-facts">
          {facts.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index}>
              {name && <span className="ref-fact">{name} </span>}
              {value}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
