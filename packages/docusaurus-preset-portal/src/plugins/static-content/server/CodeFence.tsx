import type { ComponentProps } from 'react';

interface FenceProps extends ComponentProps<'pre'> {
  'data-language'?: string;
  'data-title'?: string;
}

/** A fenced code block of a guide: highlighted at build (`reference/highlight/rehype.ts`), with a copy button. */
export function CodeFence({ children, 'data-language': language, 'data-title': title, ...rest }: FenceProps) {
  const label = title ?? `${language ?? 'code'} example`;
  return (
    <figure className="ref-fence">
      {title && <figcaption>{title}</figcaption>}
      <section className="ref-code" aria-label={label}>
        <button type="button" className="button--icon ref-copy" data-copy-code="" aria-label={`Copy ${label}`}>
          Copy
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and keyboards must reach it */}
        <pre {...rest} className={language === 'bash' ? 'ref-command' : undefined} tabIndex={0}>
          {children}
        </pre>
      </section>
    </figure>
  );
}
