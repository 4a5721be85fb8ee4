import Link from '@docusaurus/Link';
import styles from './dialog.module.css';

interface Props {
  /** The query of the hits; empty while records picked before are shown. */
  query: string;
  onAll: () => void;
  hasRecent: boolean;
  onForget: () => void;
}

/** The keys of the dialog; the link to all results, or without a query the button that forgets what was picked. */
export function DialogFooter({ query, onAll, hasRecent, onForget }: Props) {
  return (
    <div className={styles.foot}>
      <span className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
      </span>
      {query !== '' && (
        <Link to={`/search?q=${encodeURIComponent(query)}`} onClick={onAll}>
          All results
        </Link>
      )}
      {query === '' && hasRecent && (
        <button type="button" className={styles.link} onClick={onForget}>
          Clear recent
        </button>
      )}
    </div>
  );
}
