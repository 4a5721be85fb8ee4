import { Fragment } from 'react';
import styles from './styles.module.css';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?|true|false|null/g;

/** JSON with classes for keys, strings and other values: smaller than a highlighter, for the only block that needs it. */
export default function Json({ text }: { text: string }) {
  let end = 0;
  const parts = [...text.matchAll(TOKEN)].map((match) => {
    const before = text.slice(end, match.index);
    const [all, string, colon] = match;
    // The colon belongs to the following text: React would put a comment between two adjacent texts.
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
