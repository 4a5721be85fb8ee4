import { copyWithFeedback } from 'docusaurus-preset-portal/browser';
import { useRef } from 'react';

/** Copies the code beside it as it is shown, and says so, to screen readers too. `label` is its name: "Copy {label}". */
export default function CopyButton({ label }: { label: string }) {
  const status = useRef<HTMLSpanElement>(null);
  return (
    <button
      type="button"
      className="needs-script"
      onClick={({ currentTarget }) => {
        const code = currentTarget.parentElement?.querySelector('pre');
        if (status.current) copyWithFeedback(status.current, code?.textContent ?? '');
      }}
    >
      <span ref={status} aria-live="polite">
        Copy
      </span>
      <span className="visually-hidden"> {label}</span>
    </button>
  );
}
