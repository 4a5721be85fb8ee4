import Link from '@docusaurus/Link';
import { highlight } from '../highlight';
import type { Example } from '../model';
import { Code } from './Code';
import { exampleJson } from './exampleJson';
import { useAnchor } from './Place';
import { Prose } from './Prose';

/** One example as it travels. Keys of JSON know the property they belong to. */
export function ExampleBlock({ example, title }: { example: Example; title: string }) {
  useAnchor(example.anchor);
  const { text, language, externalUrl } = example;
  return (
    <>
      {example.summary && <p className="ref-example-summary">{example.summary}</p>}
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
