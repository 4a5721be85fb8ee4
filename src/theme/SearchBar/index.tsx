import useBaseUrl from '@docusaurus/useBaseUrl';
import { siteSearch } from '@site/src/search/client/siteSearch';
import { useShortcuts } from '@site/src/search/client/useShortcuts';
import { lazy, type MutableRefObject, Suspense, useCallback, useRef, useState } from 'react';
import styles from './styles.module.css';

const loadDialog = () => import('@site/src/search/client/Dialog');
const SearchDialog = lazy(loadDialog);

/** Takes the keys that are pressed before the dialog is there. */
function Waiting({ typed }: { typed: MutableRefObject<string> }) {
  return (
    <input
      className={styles.waiting}
      aria-label="Search"
      // biome-ignore lint/a11y/noAutofocus: the reader has just asked for it
      autoFocus
      onChange={(event) => {
        typed.current = event.target.value;
      }}
    />
  );
}

/** Opens the search. Pointing at it or reaching it by keyboard fetches what the first key press will need. */
export default function SearchBar() {
  const baseUrl = useBaseUrl('/');
  // Counts up with each opening, 0 is closed: a dialog that is about to say it closed must not close the next.
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  const before = useRef<Element | null>(null);
  const typed = useRef('');
  const typedBefore = useCallback(() => typed.current, []);
  const open = useCallback(() => {
    before.current = document.activeElement;
    typed.current = '';
    openings.current += 1;
    setOpening(openings.current);
  }, []);
  useShortcuts(open);
  const prepare = () => {
    // A failure here shows when the reader searches.
    Promise.all([loadDialog(), siteSearch(baseUrl).then((search) => search.open())]).catch(() => {});
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.5 10.5 4 4" />
        </svg>
        Search
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </button>
      {opening > 0 && (
        <Suspense key={opening} fallback={<Waiting typed={typed} />}>
          <SearchDialog
            typedBefore={typedBefore}
            onClose={() => {
              setOpening(0);
              if (before.current instanceof HTMLElement) before.current.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
