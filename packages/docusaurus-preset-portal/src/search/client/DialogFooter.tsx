import Link from '@docusaurus/Link';
import styles from './dialog.module.css';

interface Props {
  /** The query to link to; empty without results, or if it can be personal data. */
  shared: string;
  onAll: () => void;
  hasRecent: boolean;
  onForget: () => void;
}

/** Footer of the dialog: its keys, and the link to all results or the button that clears the recent picks. */
export function DialogFooter({ shared, onAll, hasRecent, onForget }: Props) {
  return (
    <div className={styles.foot}>
      <span className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
      </span>
      {shared !== '' && (
        <Link to={`/search?q=${encodeURIComponent(shared)}`} onClick={onAll}>
          All results
        </Link>
      )}
      {hasRecent && (
        <button type="button" className="button--text" onClick={onForget}>
          Clear recent
        </button>
      )}
    </div>
  );
}
