import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { command } from '../src/command';
import { serveBuild } from '../src/delivery/hosting/serveBuild';
import type { Quality } from '../src/quality/build/data';
import { figuresOf } from '../tests/quality/figures';
import { lighthouse } from '../tests/quality/lighthouse';
import { pages as measuredPages } from '../tests/quality/pages';
import { readReports } from '../tests/quality/reports';

/**
 * Collects what the page "Quality" shows into `docs/_data/quality.json`: figures of
 * the last test run, and Lighthouse's scores, which take five minutes more.
 * Let the machine rest meanwhile.
 *
 *     npm test && npm run quality
 */
command(async () => {
  const FILE = 'docs/_data/quality.json';
  const BUILD = 'build';

  const reports = await readReports();
  const figures = await figuresOf(reports, BUILD);
  const [load = 0] = loadavg();
  const { origin, close } = await serveBuild(BUILD, { production: true });
  const pages: Quality['pages'] = [];
  for (const [kind, route] of Object.entries(measuredPages)) {
    const scores = await lighthouse(origin + route);
    const kilobytes = Number(reports.notes(`kB of JavaScript, ${route}`).at(-1));
    pages.push({ kind, route, kilobytes, scores });
    console.log(kind, kilobytes, scores);
  }
  close();

  const quality: Quality = {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    load: Math.round(load * 10) / 10,
    pages,
    figures,
  };
  await writeFile(FILE, `${JSON.stringify(quality, null, 2)}\n`);
  console.log(`Written to ${FILE}.`);
});
