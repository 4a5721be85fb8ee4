import Link from '@docusaurus/Link';
import { compactJson, type Example, type SchemaNode, schemaNodes } from 'openapi-toolkit';
import { jsonTokens } from '../highlight/tokens';
import { CodeFile, CodeText } from './CodeText';
import { Prose } from './Prose';
import { useAnchor } from './Title';

/** Lines of an example whose values have one origin, or none. */
interface OriginLines {
  origin?: string;
  lines: number;
}

/** Returns the origin of each path of the fields below a schema. */
function originsByPath(schema: SchemaNode): Map<string, string> {
  const origins = new Map<string, string>();
  for (const { path, origin } of schemaNodes(schema)) {
    const plainPath = path.replaceAll('[]', '').replace(/^\./, '');
    if (origin && !origins.has(plainPath)) origins.set(plainPath, origin.name);
  }
  return origins;
}

/** Returns the origin of a path, or of the object around it. */
function originOf(path: string, origins: ReadonlyMap<string, string>): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
    const origin = origins.get(at);
    if (origin) return origin;
  }
  return undefined;
}

/** Returns the origins of the lines of a JSON example. A line without a key has the origin of the line before. */
export function originsByLine(text: string, schema: SchemaNode): OriginLines[] {
  const origins = originsByPath(schema);
  const runs: OriginLines[] = [];
  const keys = jsonTokens(text).filter(({ path }) => path !== undefined);
  let start = 0;
  for (const line of text.trimEnd().split('\n')) {
    const end = start + line.length;
    const key = keys.find((token) => token.start >= start && token.end <= end);
    const last = runs.at(-1);
    const origin = key?.path === undefined ? last?.origin : originOf(key.path, origins);
    if (last && last.origin === origin) last.lines++;
    else runs.push({ ...(origin && { origin }), lines: 1 });
    start = end + 1;
  }
  return runs.some(({ origin }) => origin) ? runs : [];
}

/** Origins beside the lines of an example. Screen readers read them in the facts. `isLater`: in a template. */
function Origins({ text, schema, isLater = false }: { text: string; schema: SchemaNode; isLater?: boolean }) {
  const runs = originsByLine(text, schema);
  if (runs.length === 0) return null;
  const origins = (
    <span className="ref-origins" aria-hidden="true">
      {runs.map(({ origin, lines }, index) => {
        const height = '\n'.repeat(lines);
        if (!origin) return height;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <b key={index}>
            <i>{origin}</i>
            {height}
          </b>
        );
      })}
    </span>
  );
  return isLater ? <template>{origins}</template> : origins;
}

interface Props {
  example: Example;
  title: string;
  /** The request that returns it, on one line. */
  request?: string;
  /** The tab already shows the summary. */
  named?: boolean;
  /** Another example is selected initially: a long one is only linked. */
  isLater?: boolean;
  schema?: SchemaNode;
}

/** One example in its wire format. */
export function ExampleBlock({ example, title, request, named = false, isLater, schema }: Props) {
  useAnchor(example.anchor);
  const { text, language, file, externalUrl } = example;
  const displayedText = language === 'json' ? compactJson(text) : text;
  const origins = language === 'json' && schema && (
    <Origins text={displayedText} schema={schema} isLater={isLater && file !== undefined} />
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
          <CodeFile file={file} text={displayedText} label={title} />
          {origins}
        </>
      )}
      {text && !(isLater && file) && (
        <CodeText text={displayedText} label={title} language={language} file={file}>
          {origins}
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
