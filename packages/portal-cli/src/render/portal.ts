import { commonTitle, slugOfTitle, variablePrefix } from 'openapi-toolkit';
import type { RenderedContract } from './contracts';
import type { ListedGuide } from './guides';
import type { RenderOptions } from './options';

/** Groups of an API whose operations the landing page lists one by one; of more it only counts them. */
const LISTED_OPERATIONS = 24;

/** Parts of a portal besides its contracts. */
interface Parts {
  /** Picture of the navbar and icon, below `static`, and its width at a height of 28 pixels. */
  logo: { src: string; width: number };
  guides: readonly ListedGuide[];
  /** Address of the first guide; empty without guides. */
  start: string;
  /** True if earlier versions of a contract are known. */
  hasChanges: boolean;
  hasWorkflows: boolean;
}

/** Logo of the template. */
const DEFAULT_LOGO = { src: 'img/logo.svg', width: 28 };

/** Data of the pages of a portal, besides its contracts: `site/portal.json`. */
export function portalOf(
  contracts: readonly RenderedContract[],
  { title: chosen, url = '', basePath = '/' }: Partial<Pick<RenderOptions, 'title' | 'url' | 'basePath'>> = {},
  { logo = DEFAULT_LOGO, guides = [], start = '', hasChanges = false, hasWorkflows = false }: Partial<Parts> = {},
) {
  const title = chosen ?? commonTitle(contracts.map((contract) => contract.title));
  const prefix = variablePrefix(title);
  const total = contracts.reduce((sum, { operations }) => sum + operations, 0);
  return {
    site: {
      title,
      url,
      basePath,
      tagline: contracts.length === 1 ? 'API reference' : `Reference of ${contracts.length} APIs`,
      description: `${title}: every operation, parameter and field, with samples. ${total} ${total === 1 ? 'operation' : 'operations'}.`,
      slug: slugOfTitle(title),
      // Contracts have the host by then.
      apiBaseUrl: '',
      hostVariable: `${prefix}_HOST`,
      keyVariable: `${prefix}_KEY`,
    },
    apis: contracts.map(({ id, title: name, route, lead }) => ({
      id,
      title: name,
      spec: `${id}.json`,
      isBundled: true,
      route,
      blurb: lead || `Every operation of the ${name}.`,
    })),
    logo,
    guides,
    start,
    hasChanges,
    hasWorkflows,
    landing: contracts.map(({ title: name, version, route, lang = '', lead, groups, operations }) => ({
      title: name,
      version,
      route,
      lang,
      lead,
      groups: groups.map(({ tag, anchor, operations: all }) => ({
        tag,
        href: `${route}#${anchor}`,
        count: all.length,
        operations:
          operations > LISTED_OPERATIONS
            ? []
            : all.map((item) => ({ title: item.title, href: item.href, method: item.method })),
      })),
    })),
  };
}
