import Link from '@docusaurus/Link';
import styles from './dialog.module.css';

interface Props {
  /** The query whose results have an address; empty when there are none, or when it can be personal data. */
  shared: string;
  onAll: () => void;
  /** Records picked before are shown. */
  hasRecent: boolean;
  onForget: () => void;
}

/** The keys of the dialog; the link to all results, or the button that forgets what was picked. */
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
        <button type="button" className={styles.link} onClick={onForget}>
          Clear recent
        </button>
      )}
    </div>
  );
}
