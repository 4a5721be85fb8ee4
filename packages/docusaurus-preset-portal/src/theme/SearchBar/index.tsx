import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeWaitingField, isKey, openWaitingField, previouslyFocused } from '../../plugins/chrome/searchControl';
import { CONTROL } from '../../plugins/early-script/controls';
import styles from './styles.module.css';

interface Props {
  error: Error;
  onShow: () => void;
  onRetry: () => void;
  onClose: () => void;
}

const isLoadFailure = ({ name }: Error) => name === 'ChunkLoadError';

/** In the place of the dialog when it could not be loaded, or stopped working: the page stays as it is. */
function SearchFailure({ error, onShow, onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    onShow();
    dialog.current?.showModal();
  }, [onShow]);
  return (
    <dialog ref={dialog} className={styles.failure} aria-label="Search" translate="no" onClose={onClose}>
      <p role="alert">
        {isLoadFailure(error)
          ? 'The search could not be loaded. Check your connection.'
          : 'The search stopped working. The fault is ours.'}
      </p>
      <button type="button" className="button button--filled" onClick={onRetry}>
        Try again
      </button>{' '}
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

/** One listener per search button on the page; the first one opens. */
const listeners: (() => void)[] = [];

function onKeyDown(event: KeyboardEvent) {
  if (!isKey(event)) return;
  event.preventDefault();
  listeners[0]?.();
}

/** Opens the search on its keyboard shortcuts. */
function useShortcuts(open: () => void): void {
  useEffect(() => {
    if (listeners.length === 0) window.addEventListener('keydown', onKeyDown);
    listeners.push(open);
    return () => {
      listeners.splice(listeners.indexOf(open), 1);
      if (listeners.length === 0) window.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
}

const loadDialog = () => import('@search-dialog');
let SearchDialog = lazy(loadDialog);
/** Makes the next opening load the dialog again: React keeps the failure of a lazy component. */
const forgetFailure = () => {
  SearchDialog = lazy(loadDialog);
};

/** Loads the index, by code that comes with the dialog. Not `async`: Docusaurus would compile a runtime into every page. */
const openIndex = () =>
  import('../../search/client/siteSearch').then(({ siteSearch }) => siteSearch()).then((search) => search.open());

/** While the dialog is loaded a field takes the keys. */
function Waiting({ onCancel }: { onCancel: () => void }) {
  useLayoutEffect(() => openWaitingField(onCancel), [onCancel]);
  return null;
}

/** Opens the search. Pointing at it or reaching it by keyboard fetches what the first key press will need. */
export default function SearchBar() {
  // Counts up with each opening, 0 is closed: a dialog that is about to say it closed must not close the next.
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  const before = useRef<Element | null>(null);
  /** Text that was typed before a failure. */
  const typed = useRef('');
  const open = useCallback(() => {
    before.current = previouslyFocused();
    typed.current = '';
    openings.current += 1;
    setOpening(openings.current);
  }, []);
  const cancel = useCallback(() => setOpening(0), []);
  const close = () => {
    setOpening(0);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const noteTyped = useCallback(() => {
    typed.current = closeWaitingField().text || typed.current;
  }, []);
  const takeTyped = useCallback(() => {
    const { text, isEntered } = closeWaitingField();
    return { text: text || typed.current, isEntered };
  }, []);
  const failure = ({ error }: { error: Error }) => (
    <SearchFailure
      error={error}
      onShow={noteTyped}
      onRetry={() => {
        forgetFailure();
        openings.current += 1;
        setOpening(openings.current);
      }}
      onClose={() => {
        forgetFailure();
        close();
      }}
    />
  );
  useShortcuts(open);
  const prepare = () => {
    // A failure here shows when the reader searches.
    Promise.all([loadDialog(), openIndex()]).catch(() => {});
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        {...{ [CONTROL]: 'search' }}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <span className={styles.label}>Search</span>
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </button>
      {opening > 0 && (
        // The attribute is for the styles of a site that adds the reference: see `plugins/portal-theme/ownStyles.ts`.
        <div className={styles.frame} data-site-search="">
          <ErrorBoundary key={opening} fallback={failure}>
            <Suspense fallback={<Waiting onCancel={cancel} />}>
              <SearchDialog takeTypedText={takeTyped} onClose={close} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </>
  );
}
