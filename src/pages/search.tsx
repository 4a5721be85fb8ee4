import Head from '@docusaurus/Head';
import { SearchPage } from '@site/src/search/client/SearchPage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** `/search?q=`: every result of a query, with filters. */
export default function Search() {
  return (
    <Layout title="Search" description="Search the guides, operations, fields and attributes, in English or Danish.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container container--fluid margin-vert--lg">
        <Heading as="h1">Search</Heading>
        <SearchPage />
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript. Without it, the <a href="/docs/introduction">guides</a>{' '}
            and the <a href="/api/denmark/data">API reference</a> list everything there is.
          </p>
        </noscript>
      </main>
    </Layout>
  );
}
