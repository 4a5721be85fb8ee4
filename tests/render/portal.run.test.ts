import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { readLinks } from '../support/readSite';
import { newSecret, secretsBelow, secretsIn } from '../support/secrets';
import { serveBuild } from '../support/serveBuild';
import { allTexts, FERRY, ferryPortals } from './ferry';

/** A portal as a company publishes it, with every option of its own. */

const BASE = '/docs/';
const { render, ferryWith } = ferryPortals();

describe('a portal with everything', () => {
  let portal = '';
  let texts = new Map<string, string>();
  let browser: Browser;
  let log = '';
  const secret = newSecret();
  beforeAll(async () => {
    const { ferry, variables } = await ferryWith(secret);
    const own = ['--logo', `${ferry}/logo.svg`, '--accent', '#7a1f5c', '--guides', `${ferry}/guides`];
    own.push('--workflows', `${ferry}/workflows.arazzo.yaml`);
    const where = ['--url', 'https://ferry.test', '--base', BASE, '--server', 'https://api.ferry.test'];
    const title = ['--title', 'Island ferries'];
    const contract = ['--spec', `${ferry}/openapi.yaml`, '--previous', `${FERRY}/earlier.yaml`];
    ({ portal, log } = await render([...contract, ...own, ...where, ...title], variables));
    texts = allTexts(portal);
    browser = await chromium.launch({ executablePath: pathOf('chromium'), args: CHROMIUM_ARGS });
  });
  afterAll(() => browser.close());
  const read = (file: string) => texts.get(file) ?? '';

  it('has no secret of those around it', () => {
    expect(secretsBelow(portal, 'island-ferries.tgz', secret)).toEqual([]);
    expect(secretsIn(log, secret)).toEqual([]);
  });

  it('shows its workflows, and serves them beside the contract', () => {
    const page = read('workflows/index.html');
    expect(page).toContain('Buy a ticket &lt;b&gt;today&lt;/b&gt;');
    expect(page).toContain('then buys {process.env.HOME}.');
    expect(page).toMatch(
      /<title id="travel-steps">[\s\S]*GET \/crossings[\s\S]*503: wait as Retry-After says, else 5 s, then try again, at most 2 times/,
    );
    expect(page).toContain('href="/docs/api/ferry/buy-ticket"');
    expect(read('openapi/workflows.arazzo.yaml')).toContain('url: ./ferry.json');
    expect(read('llms.txt')).toContain('/openapi/workflows.arazzo.yaml');
    expect(read('api/ferry/index.html')).toContain('href="/docs/workflows"');
  });

  it('has no broken link', async () => {
    const { broken, checkedCount } = await readLinks(portal, BASE, 'https://ferry.test');
    expect(checkedCount).toBeGreaterThan(300);
    expect(broken).toEqual([]);
  });

  it('names its address', () => {
    const page = read('api/ferry/list-crossings/index.html');
    expect(page).toContain('rel="canonical" href="https://ferry.test/docs/api/ferry/list-crossings"');
    expect(read('sitemap.xml')).toContain('<loc>https://ferry.test/docs/guides/start</loc>');
    expect(read('robots.txt')).toContain('Sitemap: https://ferry.test/docs/sitemap.xml');
    expect([...texts].filter(([, text]) => text.includes('example.com')).map(([file]) => file)).toEqual([]);
  });

  it('has its title and logo everywhere', () => {
    for (const file of ['index.html', 'api/ferry/list-crossings/index.html', 'guides/start/index.html', '404.html'])
      expect(read(file), file).toMatch(/<title[^>]*>[^<]*Island ferries/);
    expect(read('llms.txt')).toMatch(/^# Island ferries\n/);
    expect(texts.has('island-ferries.tgz')).toBe(true);
    expect(read('img/logo.svg')).toBe(readFileSync(`${FERRY}/logo.svg`, 'utf8'));
    expect(read('index.html')).toMatch(/<link[^>]* rel="icon" href="\/docs\/img\/logo.svg"/);
    const css = [...texts].filter(([file]) => file.endsWith('.css')).map(([, text]) => text);
    expect(css.join('')).toContain('--site-accent:#7a1f5c');
  });

  it('has its guides on pages, in the menu, as Markdown, in llms.txt and on the landing page', () => {
    expect(read('guides/start/index.html')).toMatch(/Tickets and prices/);
    expect(read('guides/start.md')).toContain("curl 'https://api.ferry.test/v1/crossings'");
    expect(read('guides/tickets/prices/index.html')).toContain('The harbour of the village.');
    expect(read('llms.txt')).toContain('[Prices](https://ferry.test/docs/guides/tickets/prices.md)');
    expect(read('index.html')).toMatch(/href="\/docs\/guides\/start"/);
  });

  it('has the groups of tags as headings of the menu, the others below', () => {
    const [, menu = ''] = /<nav[^>]*Docs sidebar[^>]*>(.*?)<\/nav>/s.exec(read('api/ferry/index.html')) ?? [];
    const labels = [...menu.matchAll(/>([^<>]+)</g)].map(([, label]) => label);
    expect(labels.slice(0, 5)).toEqual(['Ferry API', 'For travellers', 'Crossings', 'Others', 'Tickets']);
  });

  it('tells what changed', () => {
    expect(read('changes.md')).toMatch(/breaking.*`Crossing\.places`/);
    expect(read('api/ferry/list-crossings/index.html')).toContain('new in 1.1');
    expect(read('changes/atom.xml')).toContain('https://ferry.test/docs/changes#');
    expect(read('changes/atom.xml')).toContain('<link href="https://ferry.test/docs/changes"/>');
  });

  it('works below its path: search, downloads, Markdown, and a page that is not there', async () => {
    const site = await serveBuild(portal, { basePath: BASE });
    const page = await browser.newPage({ baseURL: site.origin });
    const failed: string[] = [];
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
    try {
      await page.goto(`${BASE}search?q=winter`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Prices/ })
        .first()
        .click();
      await page.waitForURL(`**${BASE}guides/tickets/prices`);
      await page.goto(`${BASE}api/ferry`);
      for (const file of ['openapi/ferry.yaml', 'openapi/ferry.d.ts', 'api/ferry.md', 'guides/start.md'])
        expect((await page.request.get(BASE + file)).status(), file).toBe(200);
      expect(failed).toEqual([]);
      await page.goto(`${BASE}guides/strat`);
      await page.getByRole('region', { name: 'Did you mean' }).getByRole('link').first().click();
      await page.waitForURL(`**${BASE}guides/start`);
    } finally {
      await page.close();
      site.close();
    }
  });
});
