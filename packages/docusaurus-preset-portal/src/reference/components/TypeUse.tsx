import type { SchemaNode } from '../../openapi/model';
import { nodesBelow, type SharedType } from '../types/shareTypes';
import { useAnchor } from './Anchor';
import { line } from './line';
import { useSchemaContext } from './SchemaContext';
import { AttributeLink } from './SchemaFactList';

/** Anchor of a field that the type describes. A link to it leads to the use, which the browser opens. */
function Landing({ id }: { id: string }) {
  return <i id={useAnchor(id)} />;
}

/** Attributes that match fields of this use. They do not apply to other uses, so the type does not list them. */
function InnerAttributes({ node }: { node: SchemaNode }) {
  const fields = nodesBelow(node).filter(({ attributes = [] }) => attributes.length > 0);
  if (fields.length === 0) return null;
  return (
    <p className="ref-facts">
      {line(
        fields.length === 1 ? 'attribute ' : 'attributes ',
        fields.flatMap(({ anchor, attributes = [] }) =>
          attributes.map((name) => [
            ' ',
            <AttributeLink key={name} name={name} prefix={`${anchor.slice(node.anchor.length + 1)}: `} />,
          ]),
        ),
      )}
    </p>
  );
}

const typeLine = ({ name, title }: SharedType): string => (title ? `${name}: ${title}` : name);

/** Use of a shared type: a link to it. The browser inserts the fields when the reader opens it or links into it. */
export function TypeUse({ node, type }: { node: SchemaNode; type: SharedType }) {
  const { inType } = useSchemaContext();
  return (
    <>
      {!inType && (
        <>
          <InnerAttributes node={node} />
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
