import { useRef } from 'react';
import { copyWithFeedback } from '../../../lib/clipboard';

/** Copies a text and says so, to screen readers too. `label` is its name: "Copy {label}". */
export default function CopyButton({ text, label }: { text: string; label: string }) {
  const status = useRef<HTMLSpanElement>(null);
  return (
    <button
      type="button"
      className="needs-script"
      onClick={() => status.current && copyWithFeedback(status.current, text)}
    >
      <span ref={status} aria-live="polite">
        Copy
      </span>
      <span className="visually-hidden"> {label}</span>
    </button>
  );
}
