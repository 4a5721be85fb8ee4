import { linksWithBasePath } from '../../lib/basePath';
import { BASE_PATH } from '../../lib/sitePath';
import type { Html } from '../../openapi/model';

const PARAGRAPH = /^\s*<p>((?:(?!<\/p>)[\s\S])*)<\/p>\s*$/;

/**
 * Text of a contract, sanitised when the contract was read (`src/openapi/markdown.ts`). Most texts have no block
 * elements and need no class: they inherit the styles of their parent.
 */
export function Prose({ html, as }: { html?: Html; as?: 'span' | 'dd' }) {
  if (!html) return null;
  const paragraph = PARAGRAPH.exec(html)?.[1];
  const Tag = as ?? (paragraph === undefined ? 'div' : 'p');
  const content = linksWithBasePath(paragraph ?? html, BASE_PATH);
  const isPlain = paragraph !== undefined || (as && !html.includes('<p>'));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by micromark, which never passes raw HTML on
  return <Tag className={isPlain ? undefined : 'ref-prose'} dangerouslySetInnerHTML={{ __html: content }} />;
}
