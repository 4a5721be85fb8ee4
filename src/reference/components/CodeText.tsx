import { firstLines, linesOf, MAX_LINES } from '../types/lines';

interface Props {
  /** Unique on the page. */
  id: string;
  text: string;
  label: string;
  /** Of the colours: `json`, or a language of the samples. */
  language: string;
  /** Address of the whole text, when the page is to hold its beginning only. */
  file?: string;
  /** With a file: not even the beginning, since another example shows first. */
  isLater?: boolean;
}

/**
 * Code as plain text with a copy button; the browser colours it. Of long code the beginning shows: the rest is in a file
 * that the browser fetches, or cut by a style that a checkbox switches off. So no box scrolls inside the page.
 */
export function CodeText({ id, text, label, language, file, isLater = false }: Props) {
  const lines = linesOf(text);
  const isLong = lines > MAX_LINES;
  return (
    <section className="ref-code" aria-label={label}>
      <button type="button" className="ref-copy" data-copy-code="" aria-label={`Copy ${label}`}>
        Copy
      </button>
      {isLong && !file && <input type="checkbox" className="visually-hidden" id={id} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and keyboards must reach it */}
      <pre tabIndex={0}>
        <code data-code={language}>{isLater && file ? '' : file ? firstLines(text) : text}</code>
      </pre>
      {isLong && file && (
        <a className="ref-more" href={file} data-all={file}>
          Show all {lines} lines
        </a>
      )}
      {isLong && !file && (
        <label className="ref-more" htmlFor={id}>
          Show all {lines} lines
        </label>
      )}
    </section>
  );
}
