import Content from '@site/src/landing';
import Layout from '@theme/Layout';
import { copyFrom } from 'docusaurus-preset-portal/plugins/static-content/client/copy';
import { PageMarkdown } from 'docusaurus-preset-portal/plugins/static-content/client/PageMarkdown';
import { site } from '#site';

/** The landing page. */
export default function Landing() {
  return (
    <Layout title={site.tagline} description={site.description}>
      <main className="landing">
        <Content />
        <PageMarkdown permalink="/" onCopy={copyFrom} />
      </main>
    </Layout>
  );
}
