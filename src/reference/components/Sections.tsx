import type { OperationPage } from '../../openapi/model';
import type { SharedTypes } from '../types/shareTypes';
import { isError } from './Responses';
import { splitLead } from './splitLead';

/** Returns labels and anchors of the page's sections, in order. */
function sectionsOf({ operation, nextCalls, history }: OperationPage, types: SharedTypes): [string, string][] {
  const { parameters, requestBody, responses, callbacks, description } = operation;
  const successes = responses.filter(({ status }) => !isError(status));
  const sections: [string, string, boolean][] = [
    ['Parameters', 'parameters', parameters.length > 0],
    ['Body', 'body', requestBody !== undefined],
    ['Notes', 'notes', splitLead(description).rest !== undefined],
    ...successes.map(({ status, anchor }): [string, string, boolean] => [
      successes.length === 1 ? 'Response' : status,
      anchor,
      true,
    ]),
    ['Errors', 'errors', responses.some(({ status }) => isError(status))],
    ['Callbacks', 'callbacks', callbacks.length > 0],
    ['Next calls', 'next-calls', nextCalls.length > 0],
    ['History', 'history', history !== undefined],
    ['Types', 'types', types.size > 0],
  ];
  return sections.flatMap(([label, anchor, isThere]) => (isThere ? [[label, anchor]] : []));
}

/** Sticky section links and field finder. The finder needs JavaScript. */
export function Sections({ page, types }: { page: OperationPage; types: SharedTypes }) {
  return (
    <nav className="ref-sections" aria-label="Sections">
      <span>
        {sectionsOf(page, types).map(([label, anchor]) => (
          <a key={anchor} href={`#${encodeURIComponent(anchor)}`}>
            {label}
          </a>
        ))}
      </span>
      <input
        type="search"
        className="ref-find"
        placeholder="Find a field"
        aria-label="Find a field"
        aria-describedby="found-fields"
        autoComplete="off"
        spellCheck={false}
      />
      <output id="found-fields" />
    </nav>
  );
}
