import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';

/** A whole page threw, its layout included. Upstream tries the layout again, in code that every reader loads. */
export default function PageError({ error, tryAgain }: Props) {
  return (
    <main className="container padding-vert--xl">
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <p>{error.message}</p>
      <button type="button" className="button button--filled" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
