import { highlight } from '../../highlight';
import { Code } from '../../reference/components/Code';
import { exampleJson } from '../../reference/components/exampleJson';
import type { ResponseExampleData } from '../build/data';
import { SnippetTitle } from './SnippetTitle';

/** One answer of an operation, as the contract's example has it. Long ones scroll. */
export function ResponseExample({ data }: { id: string; data: ResponseExampleData }) {
  const { of, status, reason, example } = data;
  const html = example.language === 'json' ? exampleJson(example.text) : highlight(example.text, example.language);
  return (
    <figure className="snippet snippet--answer">
      <SnippetTitle of={of} answer={`${status} ${reason}`} summary={example.summary} />
      <Code html={html} label={[`Answer ${status} of ${of.title}`, example.summary].filter(Boolean).join(': ')} />
    </figure>
  );
}
