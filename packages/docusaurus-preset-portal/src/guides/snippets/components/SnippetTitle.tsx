import Link from '@docusaurus/Link';
import type { SnippetOf } from '../build/data';

/** Title of a snippet: the operation with a link to its reference, and for a response its status. */
export function SnippetTitle({ of, response, summary }: { of: SnippetOf; response?: string; summary?: string }) {
  return (
    <figcaption className="snippet-title">
      <span>
        {response ? <strong>{response}</strong> : <strong>{of.method.toUpperCase()}</strong>} <code>{of.path}</code>
      </span>
      <Link to={of.href}>{response ? 'Example in the reference' : of.title}</Link>
      {summary && <span className="snippet-summary">{summary}</span>}
    </figcaption>
  );
}
