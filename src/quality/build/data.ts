import { readJson } from '../../readJson';
import { insteadOf } from '../../reference/lostPages';

/** What `npm run quality` measured. */
export interface Quality {
  /** Day of the measurement. */
  date: string;
  cores: number;
  /** Load average before Lighthouse ran; above the cores, other work made the pages slower. */
  load: number;
  /** One page of each kind, with Lighthouse's scores of 100 and the JavaScript a first visit loads in kB (gzip). */
  pages: { kind: string; route: string; kilobytes: number; scores: Record<string, number> }[];
  /** Figures of tests, each with the command that repeats it. */
  figures: { what: string; figure: string; command: string }[];
}

/** The committed figures. */
export const FILE = 'docs/_data/quality.json';

/** The figures, with links to pages that there are. */
export async function qualityData(): Promise<Quality> {
  const quality = await readJson<Quality>(FILE);
  const pages = quality.pages.map(async (page) => ({
    ...page,
    route: (await insteadOf(page.route, FILE)) ?? page.route,
  }));
  return { ...quality, pages: await Promise.all(pages) };
}
