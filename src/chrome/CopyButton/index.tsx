import { useState } from 'react';
import styles from './styles.module.css';

const SHOWN_FOR_MS = 1600;

/**
 * Copies a text and says so, to screen readers too.
 *
 * @param text What is copied.
 * @param label What it is, for the button's name: "Copy {label}".
 */
export default function CopyButton({ text, label }: { text: string; label: string }) {
  const [result, setResult] = useState('');
  const say = (words: string) => {
    setResult(words);
    setTimeout(() => setResult(''), SHOWN_FOR_MS);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('Copied');
    } catch {
      // No clipboard (insecure origin, denied): the text stays selectable.
      say('Select and copy');
    }
  };
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <span aria-live="polite">{result || 'Copy'}</span>
      <span className="visually-hidden"> {label}</span>
    </button>
  );
}
