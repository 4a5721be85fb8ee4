import type { Html } from 'openapi-toolkit';
import { CodeFrame } from './CodeText';

/** Code block with a copy button. `html` is highlighted at build; Markdown copies name its language. */
export const ReferenceCode = ({ html, label, language }: { html: Html; label: string; language?: string }) => (
  <CodeFrame label={label} data-language={language}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the highlighter */}
    <code dangerouslySetInnerHTML={{ __html: html }} />
  </CodeFrame>
);
