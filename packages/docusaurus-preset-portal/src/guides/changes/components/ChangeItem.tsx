import Link from '@docusaurus/Link';
import { SeverityBadge } from '../../../reference/components/History';
import { Prose } from '../../../reference/components/Prose';
import { CopyLink, useAnchor } from '../../../reference/components/Title';
import type { Item } from '../build/data';

function Operations({ operations }: Pick<Item, 'operations'>) {
  return (
    <span className="change-operations">
      {operations.map(({ title, href, fields }, index) => (
        <span key={title}>
          {index > 0 && ', '}
          {href ? <Link to={href}>{title}</Link> : title}
          {fields.filter(Boolean).map((field) => (
            <span key={field}>
              {' '}
              <code>{field}</code>
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

/** One change: severity, sentence, migration and affected operations. */
export function ChangeItem({ item, api }: { item: Item; api: string }) {
  const { severity, text, name, migration, operations } = item;
  const id = useAnchor(item.id);
  return (
    <li id={id} data-change="" data-api={api} data-severity={severity}>
      <SeverityBadge severity={severity} /> <Prose as="span" html={text} /> <CopyLink anchor={id} name={name} />
      {migration && (
        <p>
          <strong>What to do:</strong> <Prose as="span" html={migration} />
        </p>
      )}
      <Operations operations={operations} />
    </li>
  );
}
