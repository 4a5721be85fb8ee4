import { useDocsPreferredVersion, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-init/DocItem/Footer';
import { type ReactNode, useEffect } from 'react';

/**
 * The foot of a page, which other plugins can begin. It also stores which version of the docs was read last: Docusaurus
 * does so only where versions can be chosen.
 */
export default function DocItemFooter({ children }: { children?: ReactNode }) {
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
