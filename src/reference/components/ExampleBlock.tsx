import Link from '@docusaurus/Link';
import type { Example } from '../../openapi/model';
import { Code } from './Code';
import { useAnchor } from './Place';
import { Prose } from './Prose';

/**
 * One example as it travels. Keys of JSON know the property they belong to.
 *
 * @param named Its tab shows the summary already.
 */
export function ExampleBlock({ example, title, named = false }: { example: Example; title: string; named?: boolean }) {
  useAnchor(example.anchor);
  const { html, externalUrl } = example;
  return (
    <>
      {example.summary && !named && <p className="ref-example-summary">{example.summary}</p>}
      <Prose html={example.description} />
      {externalUrl && (
        <p>
          Example at <Link to={externalUrl}>{externalUrl}</Link>
        </p>
      )}
      {html && <Code html={html} label={title} />}
    </>
  );
}
