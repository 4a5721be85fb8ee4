import Head from '@docusaurus/Head';

interface Props {
  error: Error;
  tryAgain: () => void;
  /** The page did not load. */
  isMissing?: boolean;
}

/** Shown in the place of a page that crashed or did not load, inside or outside the layout. */
export default function ErrorPageContent({ error, tryAgain, isMissing = false }: Props) {
  return (
    <main className="container padding-vert--xl">
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>{isMissing ? 'Page Error' : 'This page crashed.'}</h1>
      <p>{`${isMissing ? 'This page did not load: ' : ''}${error.message ?? error}`}</p>
      <button type="button" className="button button--filled" onClick={tryAgain}>
        {isMissing ? 'Retry' : 'Try again'}
      </button>
    </main>
  );
}
