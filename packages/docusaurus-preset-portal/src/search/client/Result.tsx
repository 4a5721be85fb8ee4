import { memo } from 'react';
import { counted } from '../../lib/counted';
import { Marked } from './Marked';
import type { PickedRecord } from './recentPicks';
import styles from './result.module.css';

/**
 * Returns the location of a result without the names that its row or the row of its page has:
 * `Guides › Errors › The request` is `The request` below its page, and a guide is not also in `Guides`.
 */
function locationOf(where: string, isPart: boolean): string {
  const [root, ...names] = where.split(' › ');
  const isGuide = root === 'Guides';
  if (isPart) return names.slice(isGuide ? 1 : 0).join(' › ');
  return isGuide ? names.join(' › ') : where;
}

interface Props {
  record: PickedRecord & { text?: string; occurrences?: unknown[] };
  terms?: readonly string[];
  /** True if the page is named above it. */
  isPart?: boolean;
}

const KINDS: Record<PickedRecord['kind'], string> = {
  operation: 'API',
  field: 'Field',
  guide: 'Guide',
  change: 'Change',
  attribute: 'Attribute',
  code: 'Code',
};

/** A search result for an element with the class `result`. Memoised: it is not rendered again while the next query is pending. */
export const Result = memo(function Result({ record, terms: marked, isPart = false }: Props) {
  const { kind, title, label, method, path, where, text, occurrences = [] } = record;
  const terms = new Set(marked);
  const kindName = isPart && kind === 'guide' ? 'Section' : KINDS[kind];
  const isCode = kind === 'field' || kind === 'attribute' || kind === 'code';
  return (
    <>
      <span className={styles.kind}>
        {method ? <span className={`${styles.method} method--${method}`}>{method.toUpperCase()}</span> : kindName}
      </span>
      <span>
        <span className={isCode ? styles.code : styles.title}>
          <Marked text={title} terms={terms} />
        </span>{' '}
        {label && (
          <span className={styles.label}>
            <Marked text={label} terms={terms} />
          </span>
        )}
      </span>
      <span className={styles.where}>
        {path ? (
          <code>
            <Marked text={path} terms={terms} />
          </code>
        ) : (
          <>
            {locationOf(where, isPart)}
            {occurrences.length > 0 && ` and ${counted(occurrences.length, 'more place')}`}
          </>
        )}
      </span>
      {text && !(isPart && isCode) && (
        <span className={styles.text}>
          {path && `${where}: `}
          <Marked text={text} terms={terms} />
        </span>
      )}
    </>
  );
});
