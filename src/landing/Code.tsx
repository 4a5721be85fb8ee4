import { codeTokens, jsonTokens } from 'docusaurus-preset-portal/terms';
import { Fragment, type ReactNode } from 'react';

interface Props {
  text: string;
  language: 'json' | 'shell' | 'bash' | 'powershell';
  /** Keys of JSON that have a numbered note, in the order of the notes. */
  noted?: readonly string[];
}

/** Highlighted code, which scrolls if it is wide. */
export default function LandingCode({ text, language, noted = [] }: Props) {
  let end = 0;
  const tokens = language === 'json' ? jsonTokens(text) : codeTokens(text);
  const parts = tokens.map((token): ReactNode => {
    const before = text.slice(end, token.start);
    end = token.end;
    const note = noted.indexOf(token.path ?? '') + 1;
    return (
      <Fragment key={token.start}>
        {before}
        {note > 0 && (
          <b className="note-number" aria-hidden="true">
            {note}
          </b>
        )}
        <span className={`hl-${token.kind}`}>{text.slice(token.start, token.end)}</span>
      </Fragment>
    );
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and keyboards must reach it
    <pre tabIndex={0} data-language={language}>
      <code>
        {parts}
        {text.slice(end)}
      </code>
    </pre>
  );
}
