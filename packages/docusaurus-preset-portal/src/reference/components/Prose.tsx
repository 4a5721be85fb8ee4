import { linksWithBasePath } from '../../lib/basePath';
import { BASE_PATH } from '../../lib/sitePath';
import type { Html } from '../../openapi/model';
import { useScript } from './SchemaContext';

const PARAGRAPH = /^\s*<p>((?:(?!<\/p>)[\s\S])*)<\/p>\s*$/;

/** Start tags of elements with text. Each has a direction of its own. */
const BLOCK = /<(p|li|h[1-6]|t[dh]|d[dt]|summary|caption)>/g;

/** Text of a contract, sanitised by `openapi/markdown.ts`. One without block elements needs no class. */
export function Prose({ html, as }: { html?: Html; as?: 'span' | 'dd' }) {
  const scriptOf = useScript();
  if (!html) return null;
  const paragraph = PARAGRAPH.exec(html)?.[1];
  const Tag = as ?? (paragraph === undefined ? 'div' : 'p');
  const script = scriptOf(html);
  const content = linksWithBasePath(paragraph ?? html, BASE_PATH);
  const __html = script.dir ? content.replace(BLOCK, '<$1 dir="auto">') : content;
  const isPlain = paragraph !== undefined || (as && !html.includes('<p>'));
  const className = isPlain ? undefined : 'ref-prose';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by micromark, which never passes raw HTML on
  return <Tag className={className} {...script} dangerouslySetInnerHTML={{ __html }} />;
}
