import type { SchemaNode } from '../../openapi/model';
import { nodesBelow, type SharedType } from '../types/shareTypes';
import { AttributeLink } from './Facts';
import { line } from './line';
import { useAnchor } from './Place';
import { useReading } from './Reading';

/** Address of a field that the type describes: a link to it lands on the use, where the browser opens the type. */
function Landing({ id }: { id: string }) {
  return <i id={useAnchor(id)} />;
}

/** Attributes that hold the same value as fields of this use: of no other use, so the type says nothing of them. */
function InnerAttributes({ node }: { node: SchemaNode }) {
  const fields = nodesBelow(node).filter(({ attributes = [] }) => attributes.length > 0);
  if (fields.length === 0) return null;
  return (
    <p className="ref-facts">
      {line(
        fields.length === 1 ? 'attribute ' : 'attributes ',
        fields.map(({ anchor, attributes = [] }, index) => [
          `${index > 0 ? ' · ' : ''}${anchor.slice(node.anchor.length + 1)} `,
          attributes.map((name, position) => [position > 0 && ', ', <AttributeLink key={name} name={name} />]),
        ]),
      )}
    </p>
  );
}

/** What a type is, on one line. */
const typeLine = ({ name, title }: SharedType): string => (title ? `${name}: ${title}` : name);

/**
 * A place that uses a shared type. It holds a link to the type; the browser puts the fields of the type here when the
 * reader opens it, or follows a link to one of them.
 */
export function TypeUse({ node, type }: { node: SchemaNode; type: SharedType }) {
  const { inType } = useReading();
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
