import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

interface Props {
  error: Error;
  tryAgain: () => void;
  title?: string;
  /** Label of the button. */
  action?: string;
  children?: ReactNode;
}

/** Shown in the place of a page that crashed or did not load, inside or outside the layout. */
export default function ErrorPageContent({
  error,
  tryAgain,
  title = 'This page crashed.',
  action = 'Try again',
  children,
}: Props) {
  return (
    <main className="container padding-vert--xl">
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>{title}</h1>
      {children}
      <p>{String(error.message || error)}</p>
      <button type="button" className="button button--filled" onClick={tryAgain}>
        {action}
      </button>
    </main>
  );
}
