import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import type { Quality } from '../../src/components/Quality/data';
import { lighthouse } from './lighthouse.mts';
import { serveCompressed } from './serveCompressed.mts';
import { counts, policyBytes, scriptsOf } from './site.mts';

/**
 * Measures the built site and writes `data/quality.json`, which the page
 * "Quality" shows. Takes five minutes; build first, and let the machine rest.
 *
 *     npm run build && npm run quality
 */
const FILE = 'data/quality.json';
const KINDS = {
  Landing: '/',
  Guide: '/docs/introduction',
  Operation: '/api/denmark/data/company-by-company-id',
  Overview: '/api/denmark/data',
};

const build = process.argv[2] ?? 'build';
const { origin, close } = await serveCompressed(build);
const pages: Quality['pages'] = [];
for (const [kind, route] of Object.entries(KINDS)) {
  const scores = await lighthouse(origin + route);
  pages.push({ kind, route, kilobytes: await scriptsOf(build, route), scores });
  console.log(kind, scores);
}
close();

const { pages: tested, axeRuns, links, broken, hostileTexts, hostilePlaces } = await counts(build);
const bytes = await policyBytes(build);
const figures: Quality['figures'] = [
  {
    what: 'axe violations',
    figure: `0 in ${axeRuns} runs over ${tested} pages`,
    command: 'npx playwright test tests/e2e/access',
  },
  { what: 'Broken links, anchors and images', figure: `${broken} of ${links}`, command: 'npm run check:links' },
  {
    what: 'Texts of attackers that ran',
    figure: `0 of ${hostileTexts}, in ${hostilePlaces} places`,
    command: 'npx vitest run tests/reference && npx playwright test tests/e2e/hostile',
  },
  {
    what: 'Made-up contracts and translations that broke a reader',
    figure: '0 of 3,000',
    command: 'npx vitest run anything',
  },
  ...(bytes === undefined
    ? []
    : [
        { what: 'Content security policy', figure: `${bytes} bytes`, command: 'npx playwright test tests/e2e/hosting' },
      ]),
];
const [load = 0] = loadavg();
const quality: Quality = {
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  load: Math.round(load * 10) / 10,
  pages,
  figures,
};
await writeFile(FILE, `${JSON.stringify(quality, null, 2)}\n`);
console.log(`Written to ${FILE}.`);
