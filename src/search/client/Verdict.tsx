import { useEffect, useRef } from 'react';
import { isIdentifier, verdictOf } from '../../identifier-box/client/verdict';

/** What a pasted identifier is, as the identifier box says it; nothing for words. */
export function Verdict({ text }: { text: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (nodes: Node[]) => {
      if (isCurrent) frame.current?.replaceChildren(...nodes);
    };
    if (isIdentifier(text)) verdictOf(text, true).then(show);
    else show([]);
    return () => {
      isCurrent = false;
    };
  }, [text]);
  // biome-ignore lint/a11y/useSemanticElements: an output may hold no lists and no tables
  return <div ref={frame} className="have-found" role="status" />;
}
