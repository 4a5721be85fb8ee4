import type { SchemaNode } from '../../openapi/model';
import { Facts } from './Facts';
import { CopyLink, useAnchor } from './Place';
import { Prose } from './Prose';
import { SchemaTree } from './SchemaTree';

const FLAGS: [keyof SchemaNode, string][] = [
  ['readOnly', 'read-only'],
  ['writeOnly', 'write-only'],
  ['deprecated', 'deprecated'],
];

/** Name as the reader types it; map keys and patterns in words. */
function Name({ node }: { node: SchemaNode }) {
  if (node.role === 'map') return <span className="ref-name">any {node.name}</span>;
  if (node.role === 'pattern')
    return (
      <span className="ref-name">
        any name matching <code>{node.name}</code>
      </span>
    );
  return <code className="ref-name">{node.name}</code>;
}

function Labels({ node }: { node: SchemaNode }) {
  const { label, title } = node;
  const english = label?.en ?? title;
  if (!english && !label?.da) return null;
  return (
    <span className="ref-labels">
      {english}
      {english && label?.da ? ' · ' : ''}
      {label?.da && <span lang="da">{label.da}</span>}
    </span>
  );
}

/** One parameter, property or header: name, type, what it means, its limits, and what is inside it. */
export function Property({
  node,
  depth,
  extra,
  open,
}: {
  node: SchemaNode;
  depth: number;
  extra?: string;
  open?: boolean;
}) {
  const id = useAnchor(node.anchor);
  return (
    <li className="ref-prop" id={id} data-p={node.path || undefined}>
      <div className="ref-head">
        <Name node={node} />{' '}
        <span className="ref-type">{node.nullable && node.type !== 'null' ? `${node.type} or null` : node.type}</span>
        {node.required && <span className="ref-required"> required</span>}
        {FLAGS.filter(([flag]) => node[flag]).map(([flag, word]) => (
          <span key={flag} className={`ref-flag ref-flag--${flag}`}>
            {' '}
            {word}
          </span>
        ))}
        <Labels node={node} />
        <CopyLink anchor={id} name={node.name} />
      </div>
      <Prose html={node.description} />
      <Facts node={node} extra={extra} />
      <SchemaTree node={node} depth={depth + 1} open={open} />
    </li>
  );
}
