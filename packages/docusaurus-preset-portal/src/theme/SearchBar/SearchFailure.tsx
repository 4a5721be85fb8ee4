import { useEffect, useRef } from 'react';
import styles from './styles.module.css';

interface Props {
  error: Error;
  onShow: () => void;
  onRetry: () => void;
  onClose: () => void;
}

const isLoadFailure = ({ name }: Error) => name === 'ChunkLoadError';

/** In the place of the dialog when it could not be loaded, or stopped working: the page stays as it is. */
export function SearchFailure({ error, onShow, onRetry, onClose }: Props) {
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
