import { Marked } from './Marked';
import type { Pick } from './recent';
import styles from './result.module.css';

const NOTHING: ReadonlySet<string> = new Set();

interface Props {
  record: Pick & { text?: string; places?: unknown[] };
  /** Terms to mark. */
  terms?: ReadonlySet<string>;
}

/** What a result shows: name, other names, where it stands, a line about it. */
export function Result({ record, terms = NOTHING }: Props) {
  const { kind, title, label, method, path, where, text, places = [] } = record;
  const isCode = kind === 'field' || kind === 'attribute';
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
        {where}
        {places.length > 0 && ` and ${places.length} more ${places.length === 1 ? 'place' : 'places'}`}
      </span>
      {text && (
        <span className={styles.text}>
          <Marked text={text} terms={terms} />
        </span>
      )}
    </>
  );
}
