import Layout from '@theme/Layout';
import { site } from 'docusaurus-preset-portal/content';
import type { ReactNode } from 'react';
import { copyFrom } from '../lib/clipboard';
import { PageMarkdown } from '../plugins/static-content/client/PageMarkdown';

/** The landing page, with its Markdown copy. */
export function LandingPage({ children }: { children: ReactNode }) {
  return (
    <Layout title={site.tagline} description={site.description}>
      <main className="landing">
        {children}
        <PageMarkdown permalink="/" onCopy={copyFrom} />
      </main>
    </Layout>
  );
}
