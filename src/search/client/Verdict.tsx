import { useEffect, useRef } from 'react';

interface Props {
  text: string;
  /** Called when it is known of a text whether it can be personal data. */
  onKnown?: (text: string, isPersonal: boolean) => void;
}

/** Whether a text has to be looked at: no identifier is without a digit, and words need no more code. */
export const mayBeIdentifier = (text: string): boolean => /\d/.test(text);

/** What a pasted identifier is, as the identifier box says it; nothing for words. */
export function Verdict({ text, onKnown }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (nodes: Node[]) => {
      if (isCurrent) frame.current?.replaceChildren(...nodes);
    };
    async function look() {
      const { isIdentifier, isPersonal, verdictOf } = await import('../../identifier-box/client/verdict');
      if (!isCurrent) return;
      onKnown?.(text, isPersonal(text));
      show(isIdentifier(text) ? await verdictOf(text, true) : []);
    }
    // Where the code can't be loaded the results stand alone.
    if (mayBeIdentifier(text)) look().catch(() => show([]));
    else show([]);
    return () => {
      isCurrent = false;
    };
  }, [text, onKnown]);
  // The number of results is the status of the search.
  return <div ref={frame} className="have-found" aria-live="polite" />;
}
