import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from 'openapi-toolkit';
import { guideFaults } from './checks/guides';
import { type Portal, portalOf } from './content/portal';
import type { Site } from './content/site';
import { changeElements, contractElements } from './guides/contractElements';
import type { Faults } from './lib/danglingReferences';
import type { Options } from './options';
import { hashInputs, isFresh } from './plugins/generation/stamp';
import { staticMdx } from './plugins/static-content/build/mdx';
import type { StaticContentOptions, StaticElements } from './plugins/static-content/options';
import { rehypeHighlight } from './reference/highlight/rehype';
import { PAGE_SUFFIX } from './reference/pageFiles';

/** Style sheet of the reference in the site of others (`packages/styles.cjs`). */
const STYLES = path.join(__dirname, '../dist/reference.css');

/** The data file of a reference page, and what shows it. */
const referenceFile = {
  suffix: PAGE_SUFFIX,
  component: '@portal/reference/components/ReferencePage',
  name: 'ReferencePage',
  prop: 'page',
  enhance: '@portal/reference/client/enhance',
};

/** Returns the elements of MDX pages: by default those of a portal of contracts alone, its reference and changes. */
const elementsOf = ({ elements }: Options, { guides }: Portal): StaticElements =>
  elements ?? { ...contractElements, ...(guides.changelog && changeElements) };

/** Returns the options for pages that are rendered on the server alone. In another site these are the reference pages. */
export const staticContentOf = (options: Options, portal: Portal): StaticContentOptions =>
  portal.isWholeSite
    ? {
        portal,
        elements: elementsOf(options, portal),
        dataFiles: [referenceFile],
        imports: ['@theme/Tabs', '@theme/TabItem', ...(options.imports ?? [])],
      }
    : {
        portal,
        elements: {},
        dataFiles: [{ ...referenceFile, frame: { styles: STYLES } }],
        imports: [],
      };

/** Returns the options of docs and pages with which guides of a portal are rendered on the server alone. */
export function mdxOf(content: Site, options: Options = {}) {
  const portal = portalOf(content);
  return { ...staticMdx(staticContentOf(options, portal), portal.site.basePath), rehypePlugins: [rehypeHighlight] };
}

const MAKE_IT = 'Run "npm run generate".';

/** Returns the faults of the guides of a portal; a warning if its reference is old. @throws UserError if that is missing. */
export async function faultsOfGuides(content: Site, options: Options): Promise<Faults> {
  const portal = portalOf(content);
  if (!existsSync(portal.paths.pages)) throw new UserError(`${portal.paths.pages} is missing. ${MAKE_IT}`);
  const { warnings, ...found } = await guideFaults(staticContentOf(options, portal));
  const isOld = !isFresh(portal, hashInputs(portal, process.env));
  const old = `${portal.paths.pages} is older than the contracts, the data or the code that it is made of. ${MAKE_IT}`;
  return { ...found, warnings: isOld ? [old, ...warnings] : warnings };
}
