import Link from '@docusaurus/Link';
import type { LinkedOperation } from '../../openapi/model';
import { Method } from './Method';

/** Links to operations, each with the parameter that takes the reader's value, and the result. */
export function OperationList({ operations }: { operations: LinkedOperation[] }) {
  return (
    <ul>
      {operations.map(({ title, href, method, parameter, why }) => (
        <li key={href}>
          <Method method={method} /> <Link to={href}>{title}</Link>
          {' with '}
          <code>{parameter}</code>
          <span className="ref-why">{why}</span>
        </li>
      ))}
    </ul>
  );
}
