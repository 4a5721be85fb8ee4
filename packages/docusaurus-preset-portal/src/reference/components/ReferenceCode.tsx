import type { Html } from '../../openapi/model';

/** Code block with a copy button. `html` is highlighted at build; Markdown copies name its language. */
export function ReferenceCode({ html, label, language }: { html: Html; label: string; language?: string }) {
  return (
    <section className="ref-code" aria-label={label}>
      <button type="button" className="button--icon ref-copy" data-copy-code="" aria-label={`Copy ${label}`}>
        Copy
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and keyboards must reach it */}
      <pre tabIndex={0} data-language={language}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the highlighter */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </section>
  );
}
