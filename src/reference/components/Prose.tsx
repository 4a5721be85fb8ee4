import type { Html } from '../../openapi/model';

const PARAGRAPH = /^\s*<p>((?:(?!<\/p>)[\s\S])*)<\/p>\s*$/;

/** Text of a contract. It was made safe when the contract was read (`src/openapi/markdown.ts`). */
export function Prose({ html, as, className = '' }: { html?: Html; as?: 'div' | 'span' | 'dd'; className?: string }) {
  if (!html) return null;
  const paragraph = PARAGRAPH.exec(html)?.[1];
  const Tag = as ?? (paragraph === undefined ? 'div' : 'p');
  const content = paragraph ?? html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by micromark, which never passes raw HTML on
  return <Tag className={`ref-prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: content }} />;
}
