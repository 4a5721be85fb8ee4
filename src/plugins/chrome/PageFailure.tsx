import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import styles from './PageFailure.module.css';

interface Props {
  /** Description of the failure, one sentence. */
  title: string;
  /** Name of the way out. */
  action: string;
  onAction: () => void;
  /** The fault in its own words, for a report. */
  message: ReactNode;
  children: ReactNode;
}

/** In the place of a page that could not be shown. */
export default function PageFailure({ title, action, onAction, message, children }: Props) {
  return (
    <main className={styles.failure}>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>{title}</h1>
      {children}
      <button type="button" className="button button--primary" onClick={onAction}>
        {action}
      </button>
      <details className={styles.message}>
        <summary>What the browser said</summary>
        {message}
      </details>
    </main>
  );
}
