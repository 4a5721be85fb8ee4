import useBaseUrl from '@docusaurus/useBaseUrl';
import { siteSearch } from '@site/src/components/Search/client';
import { useShortcuts } from '@site/src/components/Search/useShortcuts';
import { lazy, Suspense, useCallback, useState } from 'react';
import styles from './styles.module.css';

const loadDialog = () => import('@site/src/components/Search/Dialog');
const SearchDialog = lazy(loadDialog);

/** Opens the search. Pointing at it or reaching it by keyboard fetches what the first key press will need. */
export default function SearchBar() {
  const baseUrl = useBaseUrl('/');
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
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
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
