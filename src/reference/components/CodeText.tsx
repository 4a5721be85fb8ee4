import { sitePath } from '../../lib/sitePath';
import { firstLines, linesOf, MAX_LINES } from '../types/lines';

interface Props {
  /** Unique on the page. */
  id: string;
  text: string;
  label: string;
  /** Language of the highlighting: `json`, or a language of the samples. */
  language: string;
  /** Address of the whole text, if the page holds only its beginning. */
  file?: string;
}

/** Link to the whole code, if the page holds only its beginning. The browser expands it in place. */
export function CodeFile({ file, text }: { file: string; text: string }) {
  return (
    <a className="ref-more" href={sitePath(file)} data-all="">
      {`Show all ${linesOf(text)} lines`}
    </a>
  );
}

/**
 * Code as plain text with a copy button; the browser colours it. Long code is collapsed: the rest is in a file that the
 * browser fetches, or hidden by a style that a checkbox switches off. So no element scrolls inside the page.
 */
export function CodeText({ id, text, label, language, file }: Props) {
  const isCut = linesOf(text) > MAX_LINES;
  return (
    <section className="ref-code" aria-label={label}>
      <button type="button" className="ref-copy" data-copy-code="" aria-label={`Copy ${label}`}>
        Copy
      </button>
      {isCut && !file && <input type="checkbox" className="visually-hidden" id={id} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and keyboards must reach it */}
      <pre tabIndex={0}>
        <code data-code={language}>{file ? firstLines(text) : text}</code>
      </pre>
      {isCut &&
        (file ? (
          <CodeFile file={file} text={text} />
        ) : (
          <label className="ref-more" htmlFor={id}>
            {`Show all ${linesOf(text)} lines`}
          </label>
        ))}
    </section>
  );
}
