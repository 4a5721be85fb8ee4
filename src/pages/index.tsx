import { copyFrom } from '@site/src/plugins/static-content/client/copy';
import { PageMarkdown } from '@site/src/plugins/static-content/client/PageMarkdown';
import Layout from '@theme/Layout';
import { site } from '#site';
import Content from '#site/landing';

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
