import { searched, site } from 'docusaurus-preset-portal/content';
import { sitePath } from '../../lib/sitePath';
import styles from './dialog.module.css';
import type { SearchState } from './useHits';

interface Props {
  found: SearchState;
  onRetry: () => void;
}

/** Links to the pages that most readers want, while there are no results. */
export function Starts() {
  const starts = searched.starts.filter(({ to }) => to !== undefined);
  if (starts.length === 0) return null;
  return (
    <p>
      Start here:{' '}
      {starts.map(({ to = '', label }) => (
        <a key={to} className={styles.word} href={sitePath(to)}>
          {label}
        </a>
      ))}
    </p>
  );
}

/** Message in place of results: no matches, or a load failure. */
export function NoResults({ found, onRetry }: Props) {
  if (found.state === 'failed') {
    return (
      <p className={styles.nothing}>
        Search could not be loaded.{' '}
        <button type="button" className="button--text" onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  if (found.state !== 'ready' || found.groups.length > 0) return null;
  return (
    <div className={styles.nothing}>
      <p>No results for “{found.query}”.</p>
      <Starts />
      <p>
        {searched.hint}
        {site.contactUrl && (
          <>
            {' '}
            Or <a href={site.contactUrl}>ask us</a>.
          </>
        )}
      </p>
    </div>
  );
}
