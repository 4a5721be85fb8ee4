import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from 'docusaurus-preset-portal/content';
import { originOf, withoutBasePath } from '../../lib/basePath';
import { paths } from '../../lib/paths';
import { UserError } from '../../lib/UserError';
import { checkLinks, type Links } from './check';
import { type LinkedPage, readSite } from './pages';
import { describeFaults, sourceLocations } from './sourceLocations';

const REPORT = path.join(paths.generated, 'reports/external-links.json');
const TIMEOUT_MS = 15_000;

/** Checks every link, anchor and image within a built site, whose pages may be read already. */
export async function checkSite(build: string, known?: readonly LinkedPage[]): Promise<Links & { pages: number }> {
  const { basePath } = site;
  const { pages, files } = await readSite(build, basePath, known);
  const { faults, ...links } = checkLinks(pages, files, originOf(site));
  // Sources have addresses without the base path.
  const inSources = faults.map((fault) => ({ ...fault, source: withoutBasePath(fault.source, basePath) }));
  return { ...links, faults: inSources, pages: pages.length };
}

const requestStatus = (url: string): Promise<number | string> =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );

/**
 * Checks the links within a built site and writes the list of links to other sites.
 *
 * @param external True to request other sites. Their failures are only reported.
 * @throws UserError if the folder holds no link.
 */
export async function reportLinks(build: string, external: boolean): Promise<{ broken: string[]; summary: string }> {
  const links = await checkSite(build);
  if (links.checkedCount === 0) throw new UserError(`No links found in ${build}. Run "npm run build" first.`);
  const rows = [];
  for (const [url, from] of [...links.external].sort(([a], [b]) => a.localeCompare(b))) {
    rows.push({ url, from: [...new Set(from)], status: external ? await requestStatus(url) : 'not requested' });
  }
  await mkdir(path.dirname(REPORT), { recursive: true });
  await writeFile(REPORT, `${JSON.stringify(rows, null, 2)}\n`);
  const { faults, checkedCount, pages } = links;
  const locationsOf = await sourceLocations('.');
  const broken = describeFaults(faults, locationsOf);
  const summary = `${checkedCount} links on ${pages} pages, ${faults.length} broken. ${rows.length} links to other sites are listed in ${REPORT}.`;
  return { broken, summary };
}
