import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

/** The landing page under its second name, which points search engines to the first. */
export function SecondName({ children }: { children: ReactNode }) {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <>
      {children}
      <Head>
        <link rel="canonical" href={url + baseUrl} />
        <meta property="og:url" content={url + baseUrl} />
      </Head>
    </>
  );
}
