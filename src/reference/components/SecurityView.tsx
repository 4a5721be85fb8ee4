import Heading from '@theme/Heading';
import type { Security } from '../../openapi/model';
import { GetKey } from './GetKey';
import { Prose } from './Prose';

/** How a call proves who makes it: one of several ways, each of one or more schemes together. */
export function SecurityView({ security }: { security: Security }) {
  return (
    <section className="ref-section">
      <Heading as="h2" id="authentication">
        Authentication
      </Heading>
      {security.length === 0 && <p>None needed.</p>}
      {security.length > 1 && <p>One of:</p>}
      {security.length > 0 && (
        <ul className="ref-security">
          {security.map((together, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index}>
              {together.length === 0 && 'No authentication'}
              {together.map(({ id, summary, description, scopes }, position) => (
                <div key={id}>
                  {position > 0 && <em>and </em>}
                  {summary}
                  {scopes.length > 0 && ` with ${scopes.join(', ')}`}
                  <Prose html={description} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
      {security.some((together) => together.length > 0) && <GetKey />}
    </section>
  );
}
