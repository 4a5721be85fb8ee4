import Head from '@docusaurus/Head';
import { site } from '#site';
import Landing from '.';

/** The landing page under its second name, which points search engines to the first. */
export default function IndexPage() {
  return (
    <>
      <Landing />
      <Head>
        <link rel="canonical" href={`${site.url}/`} />
        <meta property="og:url" content={`${site.url}/`} />
      </Head>
    </>
  );
}
