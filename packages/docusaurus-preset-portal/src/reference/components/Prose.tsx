import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Html } from 'openapi-toolkit';
import { linksWithBasePath } from '../../lib/basePath';
import { BASE_PATH } from '../../lib/sitePath';
import { useScript } from './SchemaContext';

const PARAGRAPH = /^\s*<p>((?:(?!<\/p>)[\s\S])*)<\/p>\s*$/;

/** Start tags of elements with text. Each has a direction of its own. */
const BLOCK = /<(p|li|h[1-6]|t[dh]|d[dt]|summary|caption)(?=>| id=)/g;

const HEADING = /<(h[2-6]) id="([^"]+)">([\s\S]*?)<\/\1>/g;

const withLink = (_: string, tag: string, id: string, content: string): string =>
  `<${tag} id="${id}">${content}<a class="hash-link" href="#${encodeURIComponent(id)}" title="Direct link to ${content.replace(/<[^>]*>/g, '')}"></a></${tag}>`;

/** Text of a contract, sanitised by `openapi/markdown.ts`. One without block elements needs no class. */
export function Prose({ html, as }: { html?: Html; as?: 'span' | 'dd' }) {
  const scriptOf = useScript();
  const { collectAnchor } = useBrokenLinks();
  if (!html) return null;
  const paragraph = PARAGRAPH.exec(html)?.[1];
  const Tag = as ?? (paragraph === undefined ? 'div' : 'p');
  const script = scriptOf(html);
  for (const [, , id = ''] of html.matchAll(HEADING)) collectAnchor(id);
  const content = linksWithBasePath(paragraph ?? html, BASE_PATH).replace(HEADING, withLink);
  const __html = script.dir ? content.replace(BLOCK, '<$1 dir="auto"') : content;
  const isPlain = paragraph !== undefined || (as && !html.includes('<p>'));
  const className = isPlain ? undefined : 'ref-prose';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by openapi/markdown.ts
  return <Tag className={className} {...script} dangerouslySetInnerHTML={{ __html }} />;
}
