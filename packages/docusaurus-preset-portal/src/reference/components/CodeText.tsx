import { countLines, firstLines, type Html, isLong } from 'openapi-toolkit';
import type { ComponentProps, ReactNode } from 'react';
import { sitePath } from '../../lib/sitePath';

interface Props {
  text: string;
  label: string;
  /** Language of the highlighting: `json`, or a language of the samples. */
  language: string;
  /** Address of the whole text, if the page holds only its beginning. */
  file?: string;
  children?: ReactNode;
}

/** Link to the whole code, which the browser inserts. `label` names a block that the page does not hold yet. */
export const CodeFile = ({ file, text, label }: { file: string; text: string; label?: string }) => (
  <a href={sitePath(file)} data-all="" data-label={label}>{`Show all ${countLines(text)} lines`}</a>
);

/** Frame of a code block, with a copy button. */
export const CodeFrame = ({ label, after, ...pre }: ComponentProps<'pre'> & { label: string; after?: ReactNode }) => (
  <section className="ref-code" aria-label={label}>
    <button type="button" className="button--icon ref-copy" data-copy-code="" aria-label={`Copy ${label}`}>
      Copy
    </button>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and keyboards must reach it */}
    <pre tabIndex={0} {...pre} />
    {after}
  </section>
);

/** Code as plain text with a copy button; the browser colours it. */
export function CodeText({ text, label, language, file, children }: Props) {
  const isCut = file !== undefined && isLong(text);
  return (
    <CodeFrame label={label} after={isCut && <CodeFile file={file} text={text} />}>
      <code data-code={language}>{isCut ? firstLines(text) : text}</code>
      {children}
    </CodeFrame>
  );
}

/** Code block with a copy button. `html` is highlighted at build; Markdown copies name its language. */
export const ReferenceCode = ({ html, label, language }: { html: Html; label: string; language?: string }) => (
  <CodeFrame label={label} data-language={language}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the highlighter */}
    <code dangerouslySetInnerHTML={{ __html: html }} />
  </CodeFrame>
);
