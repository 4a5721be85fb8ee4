import { Fragment } from 'react';
import styles from './styles.module.css';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?|true|false|null/g;

/** JSON text with classes for keys, strings and other values: less code than a highlighter, for one block on one page. */
export default function Json({ text }: { text: string }) {
  let end = 0;
  const parts = [...text.matchAll(TOKEN)].map((match) => {
    const before = text.slice(end, match.index);
    const [all, string, colon] = match;
    // The colon belongs to the text that follows: between two texts React would write a comment into the HTML.
    end = match.index + (string ?? all).length;
    const tone = colon ? styles.key : string ? styles.string : styles.value;
    return (
      <Fragment key={match.index}>
        {before}
        <span className={tone}>{string ?? all}</span>
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
