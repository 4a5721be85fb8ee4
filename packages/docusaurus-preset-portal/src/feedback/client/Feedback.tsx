import settings from '@generated/feedback/default/settings.json';
import clsx from 'clsx';
import { useId, useState } from 'react';
import type { Rating } from './openFeedback';
import styles from './styles.module.css';

/** Question whether the page helps. The buttons load the widget; nothing is sent until the reader sends it. */
export default function Feedback({ place }: { place: 'foot' | 'column' }) {
  const question = useId();
  const [failed, setFailed] = useState(false);

  const open = (rating?: Rating) => async (event: { currentTarget: HTMLElement }) => {
    const opener = event.currentTarget;
    setFailed(false);
    try {
      const { openFeedback } = await import('./openFeedback');
      openFeedback({ settings, opener, ...(rating && { rating }) });
    } catch {
      setFailed(true);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, this is none
    <div role="group" aria-labelledby={question} className={clsx('needs-script', styles.feedback, styles[place])}>
      <span id={question}>Was this page helpful?</span>
      <span className={styles.choices}>
        <button type="button" aria-haspopup="dialog" onClick={open('yes')}>
          Yes
        </button>
        <button type="button" aria-haspopup="dialog" onClick={open('no')}>
          No
        </button>
      </span>
      <button type="button" className="button--text" aria-haspopup="dialog" onClick={open()}>
        Give feedback
      </button>
      {settings.mode === 'preview' && <span className="badge badge--warn">Preview, sends nothing</span>}
      <output>{failed && 'The form did not load. Check your connection and try again.'}</output>
    </div>
  );
}
