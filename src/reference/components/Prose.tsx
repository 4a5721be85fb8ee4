import type { Html } from '../../openapi/model';

/** Text of a contract. It was made safe when the contract was read (`src/openapi/markdown.ts`). */
export function Prose({
  html,
  as: Tag = 'div',
  className = '',
}: {
  html?: Html;
  as?: 'div' | 'span' | 'dd';
  className?: string;
}) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by micromark, which never passes raw HTML on
  return <Tag className={`ref-prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;
}
