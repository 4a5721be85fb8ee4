import type { Plugin, RouteConfig } from '@docusaurus/types';
import { site } from 'docusaurus-preset-portal/content';
import { failOnFaults, noteDangling, notedFaults, noteFaults } from '../../../lib/danglingReferences';
import type { PagePass } from '../../../plugins/security/policy/protectPages';
import { checkSite } from '..';
import type { LinkFault } from '../check';
import { type LinkedPage, linkedPage } from '../pages';
import { describeFaults, sourceLocations } from '../sourceLocations';

const sourceFiles = (routes: readonly RouteConfig[]): Map<string, string> =>
  new Map(
    routes.flatMap(({ path, metadata, routes: below = [] }) => [
      ...sourceFiles(below),
      ...(metadata?.sourceFilePath ? [[path, metadata.sourceFilePath] as const] : []),
    ]),
  );

async function noteLinks(faults: LinkFault[], files: Map<string, string>, siteDir: string): Promise<void> {
  const locationsOf = await sourceLocations(siteDir);
  // An incomplete page can lack anchors of the missing parts.
  const isIncomplete = (route: string) => notedFaults().some((message) => message.startsWith(`${files.get(route)}:`));
  const found = faults.filter(({ target }) => target === undefined || !isIncomplete(target));
  const describe = (some: LinkFault[]) => describeFaults(some, (fault) => locationsOf(fault, files.get(fault.route)));
  noteFaults(describe(found.filter(({ isUnsafe }) => isUnsafe)));
  noteDangling(describe(found.filter(({ isUnsafe }) => !isUnsafe)));
}

/**
 * Ends a build whose pages have faults, with one message per location: those noted while pages were rendered, and every
 * broken link of the finished pages. Docusaurus checks only links of components, and names no file.
 *
 * @param pass Shows the finished pages; without it they are read again.
 */
export default function linkCheckPlugin({ siteDir }: { siteDir: string }, pass?: PagePass): Plugin {
  const pages: LinkedPage[] = [];
  pass?.reads.push((page) => pages.push(linkedPage(page, site.basePath)));
  return {
    name: 'link-check',
    async postBuild({ outDir, routes }) {
      const { faults } = await checkSite(outDir, pages.length > 0 ? pages : undefined);
      if (faults.length > 0) await noteLinks(faults, sourceFiles(routes), siteDir);
      failOnFaults(process.env);
    },
  };
}
