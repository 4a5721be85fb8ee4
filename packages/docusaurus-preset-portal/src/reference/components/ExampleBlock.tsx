import Link from '@docusaurus/Link';
import { type Example, type SchemaNode, schemaNodes } from 'openapi-toolkit';
import { MADE_BY_API } from '../../terms/registers';
import { jsonTokens } from '../highlight/tokens';
import { compactJson } from '../types/compactJson';
import { useAnchor } from './Anchor';
import { CodeFile, CodeText } from './CodeText';
import { Prose } from './Prose';

/** Lines of an example whose values come from one register; without a name, from none. */
interface RegisterLines {
  register?: string;
  lines: number;
}

/** Returns the register of each path of the fields below a schema. Fields that the API makes have none. */
function registersByPath(schema: SchemaNode): Map<string, string> {
  const registers = new Map<string, string>();
  for (const { path, source } of schemaNodes(schema)) {
    const plainPath = path.replaceAll('[]', '').replace(/^\./, '');
    const register = source?.register;
    if (register && register !== MADE_BY_API && !registers.has(plainPath)) registers.set(plainPath, register);
  }
  return registers;
}

/** Returns the register of a path, or of the object around it. */
function registerOf(path: string, registers: ReadonlyMap<string, string>): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
    const register = registers.get(at);
    if (register) return register;
  }
  return undefined;
}

/** Returns the registers of the lines of a JSON example. A line without a key has the register of the one before. */
export function registersByLine(text: string, schema: SchemaNode): RegisterLines[] {
  const registers = registersByPath(schema);
  const runs: RegisterLines[] = [];
  const keys = jsonTokens(text).filter(({ path }) => path !== undefined);
  let start = 0;
  for (const line of text.trimEnd().split('\n')) {
    const end = start + line.length;
    const key = keys.find((token) => token.start >= start && token.end <= end);
    const last = runs.at(-1);
    const register = key?.path === undefined ? last?.register : registerOf(key.path, registers);
    if (last && last.register === register) last.lines++;
    else runs.push({ ...(register && { register }), lines: 1 });
    start = end + 1;
  }
  return runs.some(({ register }) => register) ? runs : [];
}

/** Registers beside the lines of an example. Screen readers read them in the facts. `isLater`: in a template. */
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
