import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { serveBuild } from '../../src/delivery/hosting/serveBuild';
import type { Quality } from '../../src/quality/build/data';
import { figuresOf } from './figures';
import { lighthouse } from './lighthouse';
import { pages as kinds } from './pages';
import { type Reports, readReports } from './reports';

const BUILD = 'build';

/** One page of each kind, with Lighthouse's scores. */
async function measurePages(reports: Reports): Promise<Quality['pages']> {
  const { origin, close } = await serveBuild(BUILD, { production: true });
  const pages: Quality['pages'] = [];
  for (const [kind, route] of Object.entries(kinds)) {
    const kilobytes = Number(reports.notes(`kB of JavaScript, ${route}`).at(-1));
    const scores = await lighthouse(origin + route);
    pages.push({ kind, route, kilobytes, scores });
    console.log(kind, kilobytes, scores);
  }
  close();
  return pages;
}

/**
 * Collects what the page "Quality" shows: figures of the last test run, and Lighthouse's scores, which take five
 * minutes more.
 *
 * @param file Where it is written.
 * @throws Error naming the report of the test run that is missing.
 */
export async function measureQuality(file: string): Promise<void> {
  const reports = await readReports();
  const figures = await figuresOf(reports, BUILD);
  const [load = 0] = loadavg();
  const quality: Quality = {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    load: Math.round(load * 10) / 10,
    pages: await measurePages(reports),
    figures,
  };
  await writeFile(file, `${JSON.stringify(quality, null, 2)}\n`);
}
