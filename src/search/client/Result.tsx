import { memo } from 'react';
import { Marked } from './Marked';
import type { PickedRecord } from './recentPicks';
import styles from './result.module.css';

/** Returns the location of a section on its page: `Guides › Errors › The request` without the page's own names. */
const withinPage = (where: string): string =>
  where
    .split(' › ')
    .slice(where.startsWith('Guides ›') ? 2 : 1)
    .join(' › ');

interface Props {
  record: PickedRecord & { text?: string; occurrences?: unknown[] };
  /** Terms to mark. */
  terms?: readonly string[];
  /** True if the page is named above it. */
  isPart?: boolean;
}

/**
 * A search result: names, location and one line of text. Memoised, so that it is not rendered again while the next
 * query is pending.
 */
export const Result = memo(function Result({ record, terms: marked, isPart = false }: Props) {
  const { kind, title, label, method, path, where, text, occurrences = [] } = record;
  const terms = new Set(marked);
  const isCode = kind === 'field' || kind === 'attribute' || kind === 'code';
  return (
    <>
      <span className={styles.name}>
        {method && <span className={`${styles.method} method--${method}`}>{method.toUpperCase()}</span>}
        <span className={isCode ? styles.code : styles.title}>
          <Marked text={title} terms={terms} />
        </span>
        {path && (
          <code className={styles.path}>
            <Marked text={path} terms={terms} />
          </code>
        )}
        {label && (
          <span className={styles.label}>
            <Marked text={label} terms={terms} />
          </span>
        )}
      </span>
      <span className={styles.where}>
        {isPart ? withinPage(where) : where}
        {occurrences.length > 0 && ` and ${occurrences.length} more ${occurrences.length === 1 ? 'place' : 'places'}`}
      </span>
      {text && !(isPart && isCode) && (
        <span className={styles.text}>
          <Marked text={text} terms={terms} />
        </span>
      )}
    </>
  );
});
