import Layout from '@theme/Layout';
import { site } from 'docusaurus-preset-portal/content';
import { copyFrom } from 'docusaurus-preset-portal/plugins/static-content/client/copy';
import { PageMarkdown } from 'docusaurus-preset-portal/plugins/static-content/client/PageMarkdown';
import Content from '../landing';

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
