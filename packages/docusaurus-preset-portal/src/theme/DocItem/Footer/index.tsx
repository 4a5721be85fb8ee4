import { useDoc, useDocsPreferredVersion, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-init/DocItem/Footer';
import { site } from 'docusaurus-preset-portal/content';
import { type ReactNode, useEffect } from 'react';
import { contactAbout } from '../../../lib/contactAbout';

function Contact() {
  const { title, permalink } = useDoc().metadata;
  if (!site.contactUrl) return null;
  return (
    <p>
      Is something wrong or missing on this page?{' '}
      <a href={contactAbout(site.contactUrl, title, site.url + permalink)}>Write to us</a>
    </p>
  );
}

/**
 * The foot of a page: a link to the contact, or what a site shows instead. It also stores which version of the docs was
 * read last: Docusaurus does so only where versions can be chosen.
 */
export default function DocItemFooter({ children = <Contact /> }: { children?: ReactNode }) {
  const { version } = useDocsVersion();
  const { savePreferredVersionName } = useDocsPreferredVersion();
  useEffect(() => savePreferredVersionName(version), [version, savePreferredVersionName]);
  return (
    <div className="page-foot">
      {children}
      <Footer />
    </div>
  );
}
