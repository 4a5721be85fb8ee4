import { ReferenceCode } from '../../../reference/components/ReferenceCode';
import type { ResponseExampleData } from '../build/data';
import { SnippetTitle } from './SnippetTitle';

/** A response of an operation, from the contract's example. Long ones scroll. */
export function ResponseExample({ data }: { id: string; data: ResponseExampleData }) {
  const { of, status, reason, summary, html, language } = data;
  return (
    <figure className="snippet">
      <SnippetTitle of={of} response={`${status} ${reason}`} summary={summary} />
      <ReferenceCode
        html={html}
        label={[`Answer ${status} of ${of.title}`, summary].filter(Boolean).join(': ')}
        language={language}
      />
    </figure>
  );
}
