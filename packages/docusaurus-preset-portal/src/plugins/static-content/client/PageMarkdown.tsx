import { markdownPath, withoutBasePath } from '../../../lib/basePath';
import { BASE_PATH, sitePath } from '../../../lib/sitePath';

interface Props {
  permalink: string;
  /** Copies, on pages that the browser renders: on static ones their enhancement does. */
  onCopy?: (control: Element) => void;
}

/** The page as Markdown, to take along or to look at. Copying is the work of `copy.ts`. */
export function PageMarkdown({ permalink, onCopy }: Props) {
  const href = sitePath(markdownPath(withoutBasePath(permalink, BASE_PATH)));
  return (
    <p className="page-markdown">
      <button type="button" data-copy-page={href} onClick={onCopy && (({ currentTarget }) => onCopy(currentTarget))}>
        Copy as Markdown
      </button>
      <a className="button" href={href}>
        View<span className="visually-hidden"> as Markdown</span>
      </a>
    </p>
  );
}
