import { searched, site } from '../../site';
import styles from './dialog.module.css';
import type { Found } from './useHits';

/** Where readers ask; empty when the site names nobody. */
const contact: string = site.contactUrl;

interface Props {
  found: Found;
  /** There is no query, and nothing was picked before. */
  empty?: boolean;
  onWord: (word: string) => void;
  onRetry: () => void;
}

/** In the place of results: that there are none, with names like the query; that loading failed; what can be typed. */
export function NoResults({ found, empty = false, onWord, onRetry }: Props) {
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
  if (empty) return <p className={styles.nothing}>{searched.hint}</p>;
  if (found.state !== 'ready' || found.groups.length > 0) return null;
  return (
    <div className={styles.nothing}>
      <p>No results for “{found.query}”.</p>
      {found.suggestions.length > 0 && (
        <p>
          Near words:{' '}
          {found.suggestions.map((word) => (
            <button key={word} type="button" className={styles.word} onClick={() => onWord(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p>
        {searched.hint}
        {contact !== '' && (
          <>
            {' '}
            Or <a href={contact}>ask us</a>.
          </>
        )}
      </p>
    </div>
  );
}
