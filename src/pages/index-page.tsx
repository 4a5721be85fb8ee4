import Head from '@docusaurus/Head';
import { siteUrl } from '@site/src/lib/basePath';
import { site } from '#site';
import Landing from '.';

/** The landing page under its second name, which points search engines to the first. */
export default function IndexPage() {
  return (
    <>
      <Landing />
      <Head>
        <link rel="canonical" href={`${siteUrl(site)}/`} />
        <meta property="og:url" content={`${siteUrl(site)}/`} />
      </Head>
    </>
  );
}
