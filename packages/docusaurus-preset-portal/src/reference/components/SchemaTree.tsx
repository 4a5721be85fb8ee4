import Link from '@docusaurus/Link';
import Property from '@theme/PortalField';
import {
  type ApiRef,
  type SchemaNode,
  SHAPES,
  type SharedType,
  type SharedTypes,
  typeAnchor,
  upperFirst,
  type Variants,
} from 'openapi-toolkit';
import type { ReactElement } from 'react';
import { counted } from '../../lib/counted';
import { line } from './line';
import { Prose } from './Prose';
import { anchorIn, useSchemaContext, WithSchemaContext } from './SchemaContext';
import { EnumValues, SchemaFactList } from './SchemaFactList';
import { PageSection, Title } from './Title';
import { useBranches } from './useExample';

const properties = (count: number) => (count === 1 ? '1 property' : `${count} properties`);

/** Returns values of the discriminator, each with the alternative that it means if that has another name. */
const mappingWords = (mapping: NonNullable<Variants['mapping']>): ReactElement =>
  line(
    ' (',
    mapping.map(({ value, name }, index) => [
      index > 0 && ', ',
      <code key={value}>{value}</code>,
      value !== name && ` ${name}`,
    ]),
    ')',
  );

function Alternatives({ list, depth }: { list: Variants; depth: number }) {
  const branches = useBranches(list);
  return (
    <div className="ref-variants">
      <p className="ref-variants-head">
        {upperFirst(SHAPES[list.keyword])}
        {list.discriminator && (
          <>
            , told apart by <code>{list.discriminator}</code>
          </>
        )}
        {list.mapping && mappingWords(list.mapping)}:
      </p>
      <ul className="ref-props">
        {list.options.map((option, index) => (
          <WithSchemaContext key={option.anchor} examples={branches[index] ?? []} base={option.path}>
            <Property node={option} depth={depth} open={(index === 0 && depth <= 1) || undefined} />
          </WithSchemaContext>
        ))}
      </ul>
    </div>
  );
}

/** A type of this many fields is read from above: what is below its fields is closed initially. */
const MANY_FIELDS = 13;

/** Returns whether the children of a node open initially; undefined if each decides. */
const opensChildren = ({ children: { length } }: SchemaNode) =>
  length === 1 ? true : length >= MANY_FIELDS ? false : undefined;

function Children({ node, depth }: { node: SchemaNode; depth: number }) {
  return (
    <>
      {node.children.length > 0 && (
        <ul className="ref-props">
          {node.children.map((child) => (
            <Property key={child.anchor} node={child} depth={depth} open={opensChildren(node)} />
          ))}
        </ul>
      )}
      {node.variants.map((list, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Alternatives key={index} list={list} depth={depth} />
      ))}
    </>
  );
}

/** Returns true for small objects of the first level. Deeper ones are closed initially. */
const opensAtFirst = (node: SchemaNode, depth: number) =>
  depth <= 1 && node.children.length + node.variants.length <= 4;

/** Tree below a node. Deeper levels are `details`, which open without JavaScript and by the search of browsers. */
export function SchemaTree({ node, depth, open }: { node: SchemaNode; depth: number; open?: boolean }) {
  const { inType } = useSchemaContext();
  if (node.seeAnchor)
    return (
      <p className="ref-see">
        Same shape as <a href={`#${encodeURIComponent(anchorIn(inType, node.seeAnchor))}`}>shown above</a>.
      </p>
    );
  if (node.children.length === 0 && node.variants.length === 0) return null;
  if (depth === 0) return <Children node={node} depth={depth} />;
  const what = node.children.length > 0 ? properties(node.children.length) : 'shapes';
  return (
    <details open={open ?? opensAtFirst(node, depth)}>
      <summary>{node.name ? `${what} of ${node.name}` : what}</summary>
      <Children node={node} depth={depth} />
    </details>
  );
}

/** Descriptions and facts of a body as a whole. */
export function BodyNotes({ node }: { node: SchemaNode }) {
  return (
    <>
      <Prose html={node.description} />
      <Prose html={node.about} />
      <SchemaFactList node={node} />
    </>
  );
}

/** Schema of a body: its notes, if they are not elsewhere on the page (`hasNotes`), then its properties. */
export function RootSchema({ node, hasNotes = true }: { node: SchemaNode; hasNotes?: boolean }) {
  return (
    <>
      {(node.title || node.nullable || node.type !== 'object') && (
        <p className="ref-root">
          {node.title && <>{node.title}: </>}
          {node.nullable ? `${node.type} or null` : node.type}
        </p>
      )}
      {hasNotes && <BodyNotes node={node} />}
      <SchemaTree node={node} depth={0} />
    </>
  );
}

function TypeView({ type, api }: { type: SharedType; api: ApiRef }) {
  const { anchor, name, title, description, uses } = type;
  const [{ node, media }] = uses;
  return (
    <section className="ref-shared">
      <Title as="h3" id={anchor}>
        {name}
      </Title>
      <p className="ref-root">
        {`${title ? `${title}; ` : ''}used by ${counted(uses.length, 'field')} here, `}
        <Link to={`${api.route}#${encodeURIComponent(typeAnchor(name))}`}>in all these operations</Link>
      </p>
      <Prose html={description} />
      <details data-shared={anchor}>
        <summary>{node.children.length > 0 ? 'Fields' : 'Values'}</summary>
        <EnumValues node={node} />
        <WithSchemaContext inType={type} isResponse={media !== undefined}>
          <Children node={node} depth={0} />
        </WithSchemaContext>
      </details>
    </section>
  );
}

/** Named schemas that several fields of a page share, each described once. */
export function Types({ types, api }: { types: SharedTypes; api: ApiRef }) {
  const sharedTypes = [...new Set(types.values())].sort((a, b) => (a.name < b.name ? -1 : 1));
  if (sharedTypes.length === 0) return null;
  return (
    <PageSection id="types" title="Types">
      {sharedTypes.map((type) => (
        <TypeView key={type.anchor} type={type} api={api} />
      ))}
    </PageSection>
  );
}
