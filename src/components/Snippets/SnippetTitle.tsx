import Link from '@docusaurus/Link';
import type { SnippetOf } from './data';

/** What a snippet is: the operation with a link to its reference, and for an answer its status. */
export function SnippetTitle({ of, answer, summary }: { of: SnippetOf; answer?: string; summary?: string }) {
  return (
    <figcaption className="snippet-title">
      <span>
        {answer ? <strong>{answer}</strong> : <strong>{of.method.toUpperCase()}</strong>} <code>{of.path}</code>
      </span>
      <Link to={of.href}>{answer ? 'Example in the reference' : of.title}</Link>
      {summary && <span className="snippet-summary">{summary}</span>}
    </figcaption>
  );
}
