import { languages } from '../../site';
import styles from './dialog.module.css';
import type { Found } from './useHits';

interface Props {
  found: Found;
  /** Nothing typed and nothing to show. */
  empty?: boolean;
  onWord: (word: string) => void;
  onRetry: () => void;
}

/** What is said when there are no results: nothing near, near words, or that the index could not be loaded. */
export function Nothing({ found, empty = false, onWord, onRetry }: Props) {
  if (found.state === 'failed') {
    return (
      <p className={styles.nothing}>
        Search could not be loaded.{' '}
        <button type="button" className={styles.link} onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  if (empty) return <p className={styles.nothing}>{languages.either}: a word, a field, a path, or a question.</p>;
  if (found.state !== 'ready' || found.hits.length > 0) return null;
  return (
    <div className={styles.nothing}>
      <p>No results for “{found.query}”.</p>
      {found.near.length > 0 && (
        <p>
          Near words:{' '}
          {found.near.map((word) => (
            <button key={word} type="button" className={styles.word} onClick={() => onWord(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
