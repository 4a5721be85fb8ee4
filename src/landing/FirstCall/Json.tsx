import { Fragment } from 'react';
import styles from './styles.module.css';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?|true|false|null/g;

/** JSON text with classes for keys, strings and other values: less code than a highlighter, for one block on one page. */
export default function Json({ text }: { text: string }) {
  let end = 0;
  const parts = [...text.matchAll(TOKEN)].map((match) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    const [all, string, colon] = match;
    const tone = colon ? styles.key : string ? styles.string : styles.value;
    return (
      <Fragment key={match.index}>
        {before}
        <span className={tone}>{string ?? all}</span>
        {colon}
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
