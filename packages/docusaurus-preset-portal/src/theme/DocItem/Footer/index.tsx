import { useDocsPreferredVersion, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-init/DocItem/Footer';
import Feedback from 'docusaurus-preset-portal/feedback/client/Feedback';
import { useEffect } from 'react';

/**
 * The foot of a page, with the question for feedback before the edit link. It also stores which version of the docs was
 * read last: Docusaurus itself does so only where versions can be chosen.
 */
export default function DocItemFooter() {
  const { version } = useDocsVersion();
  const { savePreferredVersionName } = useDocsPreferredVersion();
  useEffect(() => savePreferredVersionName(version), [version, savePreferredVersionName]);
  return (
    <div className="page-foot">
      <Feedback place="foot" />
      <Footer />
    </div>
  );
}
