import Head from '@docusaurus/Head';
import { apis } from '@site/src/apis';
import { SearchPage } from '@site/src/search/client/SearchPage';
import { guides, languages } from '@site/src/site';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** `/search?q=`: every result of a query, with filters. */
export default function Search() {
  return (
    <Layout
      title="Search"
      description={`Search the guides, operations, fields and attributes, in ${languages.either}.`}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container container--fluid margin-vert--lg">
        <Heading as="h1">Search</Heading>
        <SearchPage />
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript. Without it, the <a href={guides.start}>guides</a> and the{' '}
            <a href={apis[0]?.route}>API reference</a> list everything there is.
          </p>
        </noscript>
      </main>
    </Layout>
  );
}
