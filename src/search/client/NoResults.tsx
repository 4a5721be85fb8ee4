import { searched, site } from '#site';
import styles from './dialog.module.css';
import type { SearchState } from './useHits';

/** Contact link; empty if the site configures none. */
const contact: string = site.contactUrl;

interface Props {
  found: SearchState;
  /** True without a query and without recent picks. */
  empty?: boolean;
  onWord: (word: string) => void;
  onRetry: () => void;
}

/** Message in place of results: no matches with suggestions, a load failure, or what can be typed. */
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
