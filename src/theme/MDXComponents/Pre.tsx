import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';

interface FenceProps extends ComponentProps<'pre'> {
  'data-language'?: string;
}

/** `title="…"` after the language of a fence. */
function titleOf(children: ReactNode): string | undefined {
  const [code] = Children.toArray(children);
  const meta = isValidElement<{ metastring?: string }>(code) ? code.props.metastring : undefined;
  return meta?.match(/title=(["'])(.*?)\1/)?.[2];
}

/** A fenced code block of a guide: highlighted at build (`reference/highlight/rehype.ts`), with a copy button. */
export default function MDXPre({ children, 'data-language': language, ...rest }: FenceProps) {
  const title = titleOf(children);
  const label = title ?? `${language ?? 'code'} example`;
  return (
    <figure className="ref-fence">
      {title && <figcaption>{title}</figcaption>}
      <section className="ref-code" aria-label={label}>
        <button type="button" className="ref-copy" data-copy-code="" aria-label={`Copy ${label}`}>
          Copy
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and keyboards must reach it */}
        <pre {...rest} tabIndex={0}>
          {children}
        </pre>
      </section>
    </figure>
  );
}
