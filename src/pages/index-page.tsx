import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Landing from '.';

/** The landing page under its second name, which points search engines to the first. The sitemap leaves it out. */
export default function IndexPage() {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <>
      <Landing />
      <Head>
        <link rel="canonical" href={url + baseUrl} />
        <meta property="og:url" content={url + baseUrl} />
        <meta name="robots" content="noindex" />
      </Head>
    </>
  );
}
