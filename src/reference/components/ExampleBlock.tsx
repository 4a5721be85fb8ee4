import Link from '@docusaurus/Link';
import { highlight } from '../../highlight';
import type { Example } from '../../openapi/model';
import { Code } from './Code';
import { exampleJson } from './exampleJson';
import { useAnchor } from './Place';
import { Prose } from './Prose';

/**
 * One example as it travels. Keys of JSON know the property they belong to.
 *
 * @param named Its tab shows the summary already.
 */
export function ExampleBlock({ example, title, named = false }: { example: Example; title: string; named?: boolean }) {
  useAnchor(example.anchor);
  const { text, language, externalUrl } = example;
  return (
    <>
      {example.summary && !named && <p className="ref-example-summary">{example.summary}</p>}
      <Prose html={example.description} />
      {externalUrl && (
        <p>
          Example at <Link to={externalUrl}>{externalUrl}</Link>
        </p>
      )}
      {text !== '' && <Code html={language === 'json' ? exampleJson(text) : highlight(text, language)} label={title} />}
    </>
  );
}
