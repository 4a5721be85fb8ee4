import Link from '@docusaurus/Link';
import { Method } from './Method';

interface Operation {
  title: string;
  href: string;
  method: string;
  /** Parameter that takes the value the list is about, where one does. */
  parameter?: string;
}

/** Operations as links, each with its method. */
export function OperationList({ operations }: { operations: Operation[] }) {
  return (
    <ul>
      {operations.map(({ title, href, method, parameter }) => (
        <li key={href}>
          <Method method={method} /> <Link to={href}>{title}</Link>
          {parameter && (
            <>
              {' as '}
              <code>{parameter}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
