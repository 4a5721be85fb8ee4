import Link from '@docusaurus/Link';
import type { Example, SchemaNode } from '../../openapi/model';
import { compactJson } from '../types/compactJson';
import { registersByLine } from '../types/registersByLine';
import { useAnchor } from './Anchor';
import { CodeFile, CodeText } from './CodeText';
import { Prose } from './Prose';

/**
 * Registers beside the lines of an example. Line breaks give each part its height. Hidden from screen readers, which
 * read the register of a field in its facts. If `isLater`, the browser inserts them from a template.
 */
function Registers({ text, schema, isLater = false }: { text: string; schema: SchemaNode; isLater?: boolean }) {
  const runs = registersByLine(text, schema);
  if (runs.length === 0) return null;
  const registers = (
    <span className="ref-registers" aria-hidden="true">
      {runs.map(({ register, lines }, index) => {
        const height = '\n'.repeat(lines);
        if (!register) return height;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <b key={index}>
            <i>{register}</i>
            {height}
          </b>
        );
      })}
    </span>
  );
  return isLater ? <template>{registers}</template> : registers;
}

/**
 * One example in its wire format.
 *
 * @param request The request that returns it, on one line.
 * @param named The tab already shows the summary.
 * @param isLater Another example is selected initially: a long one is only linked.
 */
export function ExampleBlock({
  example,
  title,
  request,
  named = false,
  isLater,
  schema,
}: {
  example: Example;
  title: string;
  request?: string;
  named?: boolean;
  isLater?: boolean;
  schema?: SchemaNode;
}) {
  useAnchor(example.anchor);
  const { text, language, file, externalUrl } = example;
  const displayedText = language === 'json' ? compactJson(text) : text;
  const registers = language === 'json' && schema && (
    <Registers text={displayedText} schema={schema} isLater={isLater && file !== undefined} />
  );
  return (
    <>
      {example.summary && !named && <p className="ref-example-summary">{example.summary}</p>}
      {externalUrl && (
        <p>
          Example at <Link to={externalUrl}>{externalUrl}</Link>
        </p>
      )}
      {text && isLater && file && (
        <>
          <CodeFile file={file} text={displayedText} />
          {registers}
        </>
      )}
      {text && !(isLater && file) && (
        <CodeText text={displayedText} label={title} language={language} file={file}>
          {registers}
        </CodeText>
      )}
      {request && (
        <p className="ref-request">
          <code>{request}</code>
        </p>
      )}
      <Prose html={example.description} />
    </>
  );
}
