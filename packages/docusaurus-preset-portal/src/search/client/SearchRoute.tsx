import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { guides, searched } from 'docusaurus-preset-portal/content';
import { sitePath } from '../../lib/sitePath';
import { SearchPage } from './SearchPage';

/** `/search?q=`: every result of a query, with filters. */
export default function SearchRoute() {
  return (
    <Layout title="Search" description={searched.description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container container--fluid margin-vert--lg">
        <Heading as="h1">Search</Heading>
        <SearchPage />
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript. Without it, start from{' '}
            {guides.start && (
              <>
                the <a href={sitePath(guides.start)}>guides</a> or{' '}
              </>
            )}
            the <a href={guides.reference && sitePath(guides.reference)}>API reference</a>.
          </p>
        </noscript>
      </main>
    </Layout>
  );
}
