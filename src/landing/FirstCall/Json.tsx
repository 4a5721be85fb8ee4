import { Fragment } from 'react';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?|true|false|null/g;

/** JSON with the classes of `highlight.css`: smaller than a highlighter, for the only block that needs it. */
export default function Json({ text }: { text: string }) {
  let end = 0;
  const parts = [...text.matchAll(TOKEN)].map((match) => {
    const before = text.slice(end, match.index);
    const [all, string, colon] = match;
    // The colon belongs to the following text: React would put a comment between two adjacent texts.
    end = match.index + (string ?? all).length;
    const kind = colon ? 'k' : string ? 's' : 'n';
    return (
      <Fragment key={match.index}>
        {before}
        <span className={`hl-${kind}`}>{string ?? all}</span>
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
