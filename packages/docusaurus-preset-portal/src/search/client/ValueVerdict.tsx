import { useEffect, useRef } from 'react';

interface Props {
  text: string;
  onChecked?: (text: string, isPersonal: boolean) => void;
}

/** True if a text has to be checked: identifiers contain a digit or an at sign, so it is not loaded for words. */
export const mayBeIdentifier = (text: string): boolean => /[\d@]/.test(text);

/** Identification of a pasted value, as in the identifier box; empty for words. */
export function ValueVerdict({ text, onChecked }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (nodes: Node[]) => {
      if (isCurrent) frame.current?.replaceChildren(...nodes);
    };
    async function showVerdict() {
      const { isIdentifier, isPersonal, verdictOf } = await import('@verdict');
      if (!isCurrent) return;
      onChecked?.(text, isPersonal(text));
      show(isIdentifier(text) ? await verdictOf(text, true) : []);
    }
    // If the code fails to load, only the results are displayed.
    if (mayBeIdentifier(text)) showVerdict().catch(() => show([]));
    else show([]);
    return () => {
      isCurrent = false;
    };
  }, [text, onChecked]);
  // Polite live region; the number of results is the status of the search.
  return <div ref={frame} className="have-found" aria-live="polite" />;
}
