import type { LinkedOperation } from '../../openapi/model';
import { OperationRow } from './OperationRow';

/** Operations, each with the parameter that takes the reader's value, and the result. */
export function OperationList({ operations }: { operations: LinkedOperation[] }) {
  return (
    <ul className="ref-list">
      {operations.map(({ title, href, method, parameter, why }) => (
        <OperationRow
          key={href}
          method={method}
          title={title}
          href={href}
          detail={
            <>
              with <code>{parameter}</code>
            </>
          }
          text={why}
        />
      ))}
    </ul>
  );
}
