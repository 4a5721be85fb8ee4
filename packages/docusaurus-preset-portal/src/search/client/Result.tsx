import { language } from 'docusaurus-preset-portal/content';
import { memo } from 'react';
import { counted } from '../../lib/counted';
import { fold } from '../../lib/fold';
import { createWords, splitWords } from '../engine/words';
import type { PickedRecord } from './recentPicks';
import styles from './result.module.css';

/** Functions on words in the languages of the site. */
export const words = createWords(language);

const WORD = /([\p{L}\p{N}]+)/u;

interface Part {
  text: string;
  marked: boolean;
}

/** Splits a text into marked and unmarked parts. */
export function markedParts(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  // A cheap filter: a term starts with the same character as its word.
  const first = new Set([...terms].map((term) => term[0]));
  const isTerm = (word: string) => first.has(fold(word)[0]) && terms.has(words.joinedTerm(word));
  const add = (part: string, marked: boolean) => {
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += part;
    else if (part) parts.push({ text: part, marked });
  };
  for (const word of text.split(WORD)) {
    if (!WORD.test(word)) add(word, false);
    else if (isTerm(word)) add(word, true);
    else for (const piece of splitWords(word)) add(piece, isTerm(piece));
  }
  return parts;
}

/** Text with its matched words marked, also within camelCase names. */
function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  let at = 0;
  return (
    <>
      {markedParts(text, terms).map(({ text: part, marked }) => {
        at += part.length;
        return marked ? <mark key={at}>{part}</mark> : part;
      })}
    </>
  );
}

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
