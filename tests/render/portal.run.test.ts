import { readFileSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLinks } from '../../packages/docusaurus-preset-portal/src/checks/links/check';
import { readSite } from '../../packages/docusaurus-preset-portal/src/checks/links/pages';
import { pathOf } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { execute } from '../support/execute';
import { npm } from '../support/npm';
import { newSecret, secretAt, secretsBelow, secretsIn } from '../support/secrets';
import { serveBuild } from '../support/serveBuild';
import { filesOf, textsOf } from './foreign';

/** A portal as a company publishes it, with every option of its own, and one with none. */

const FERRY = 'tests/fixtures/render/ferry';
const SPEC = `${FERRY}/openapi.yaml`;
const BASE = '/docs/';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Output of the last rendering. */
let log = '';

async function render(name: string, args: string[], variables = {}): Promise<string> {
  const out = path.join(folder, name);
  const command = npm('run', '--silent', 'render', '--', '--out', out, ...args);
  const { status, stdout, stderr } = await execute(command, process.cwd(), variables);
  log = stdout + stderr;
  expect(status, log).toBe(0);
  return out;
}

/**
 * Copies the ferry into a folder where secrets lie around all that a portal is made of.
 *
 * @returns the folder with the contract, and the variables of the command.
 */
async function ferryWith(secret: string) {
  const ferry = path.join(folder, 'company/ferry');
  await cp(FERRY, ferry, { recursive: true });
  const at = (place: string) => secretAt(secret, place);
  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(path.join(ferry, file), edit(await readFile(path.join(ferry, file), 'utf8')));
  await writeFile(path.join(ferry, '../.npmrc'), `//registry.test/:_authToken=${at('above')}\n`);
  await writeFile(path.join(ferry, '.env'), `TOKEN=${at('beside')}\n`);
  await writeFile(path.join(ferry, 'guides/.notes.md'), `# ${at('hidden')}\n`);
  await writeFile(path.join(ferry, 'guides/notes.txt'), at('no-guide'));
  await writeFile(path.join(ferry, '../linked.json'), JSON.stringify(at('linked')));
  await symlink(path.join(ferry, '../linked.json'), path.join(ferry, 'guides/linked.json'));
  await writeFile(path.join(ferry, 'guides/tickets/terms.json'), '{}');
  await writeFile(path.join(ferry, 'guides/tickets/noted.md'), `# Noted\n\nText. {/* ${at('excerpt')} */}\n`);
  await writeFile(path.join(ferry, '../alias.json'), JSON.stringify(at('alias')));
  await writeFile(
    path.join(ferry, 'guides/package.json'),
    JSON.stringify({ browser: { './tickets/terms.json': path.join(ferry, '../alias.json') } }),
  );
  await change('guides/01-start.md', (text) =>
    text.replace('---\n', `---\n# ${at('front-matter-comment')}\nreviewer_token: ${at('front-matter')}\n`),
  );
  await appendFile(
    path.join(ferry, 'guides/tickets/prices.mdx'),
    `\n{/* ${at('guide')} */}\n\n[Terms](./terms.json)\n`,
  );
  await change('openapi.yaml', (text) =>
    `# ${at('contract')}\n${text}`.replace(
      'paths:\n',
      `paths:\n  /keys: { get: { x-internal: true, description: ${at('internal')}, responses: {} } }\n`,
    ),
  );
  await change('logo.svg', (text) =>
    text.replace('</svg>', `<!-- ${at('logo')} --><metadata>${at('logo')}</metadata></svg>`),
  );
  return { ferry, variables: { API_KEY: at('key'), NPM_TOKEN: at('variable') } };
}

/** Texts of all files by name. */
const allTexts = (portal: string) =>
  new Map(filesOf(portal).map((file) => [file, textsOf(path.join(portal, file)).join('\n')]));

describe('a portal without an address', () => {
  let texts = new Map<string, string>();
  beforeAll(async () => {
    texts = allTexts(await render('plain', ['--spec', SPEC]));
  });

  it('names none', () => {
    expect(texts.size).toBeGreaterThan(50);
    const found = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/[\w.-]*example\.com\b|portal\.invalid/g)].map(([host]) => `${file}: ${host}`),
    );
    // Values of the formats `email` and `uri` would be such hosts; the contract has none.
    expect(found).toEqual([]);
    const pages = [...texts].filter(([file]) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(5);
    for (const [file, html] of pages)
      expect(html, file).not.toMatch(/rel="?canonical|og:url|og:image|twitter:image|hreflang/);
    expect(texts.has('sitemap.xml')).toBe(false);
    expect(texts.get('robots.txt')).not.toContain('Sitemap');
    expect(texts.get('llms.txt')).toContain('](/api/ferry/list-crossings.md)');
  });

  it('has a list of its pages', () =>
    expect(texts.get('pages.xml')?.match(/<loc>[^<]*/g)).toEqual(
      ['/', '/api/ferry', '/api/ferry/buy-ticket', '/api/ferry/list-crossings'].map((route) => `<loc>${route}`),
    ));

  it('says in samples where the host goes', () =>
    expect(texts.get('api/ferry/list-crossings.md')).toContain("curl 'https://YOUR-HOST/v1/crossings"));

  it('has no link to guides and changes', () => {
    const links = [...texts].flatMap(([file, text]) =>
      /\.(?:html|md|txt)$/.test(file) ? [...text.matchAll(/["(]\/(?:guides|changes\/?["#)])/g)].map(() => file) : [],
    );
    expect(links).toEqual([]);
    expect(texts.get('index.html')).not.toMatch(/>Guides</);
  });
});

describe('a portal with everything', () => {
  let portal = '';
  let texts = new Map<string, string>();
  let browser: Browser;
  let said = '';
  const secret = newSecret();
  beforeAll(async () => {
    const { ferry, variables } = await ferryWith(secret);
    const own = ['--logo', `${ferry}/logo.svg`, '--accent', '#7a1f5c', '--guides', `${ferry}/guides`];
    own.push('--workflows', `${ferry}/workflows.arazzo.yaml`);
    const where = ['--url', 'https://ferry.test', '--base', BASE, '--server', 'https://api.ferry.test'];
    const title = ['--title', 'Island ferries'];
    const contract = ['--spec', `${ferry}/openapi.yaml`, '--previous', `${FERRY}/earlier.yaml`];
    portal = await render('own', [...contract, ...own, ...where, ...title], variables);
    said = log;
    texts = allTexts(portal);
    browser = await chromium.launch({ executablePath: pathOf('headlessShell'), args: CHROMIUM_ARGS });
  });
  afterAll(() => browser.close());
  const read = (file: string) => texts.get(file) ?? '';

  it('has no secret of those around it', () => {
    expect(secretsBelow(portal, 'island-ferries.tgz', secret)).toEqual([]);
    expect(secretsIn(said, secret)).toEqual([]);
  });

  it('shows its workflows, and serves them beside the contract', () => {
    const page = read('workflows/index.html');
    expect(page).toContain('Buy a ticket &lt;b&gt;today&lt;/b&gt;');
    expect(page).toContain('then buys {process.env.HOME}.');
    expect(page).toMatch(
      /<title id="travel-steps">[\s\S]*GET \/crossings[\s\S]*503: wait 5 s, then try again, at most 2 times/,
    );
    expect(page).toContain('href="/docs/api/ferry/buy-ticket"');
    expect(read('openapi/workflows.arazzo.yaml')).toContain('url: ./ferry.json');
    expect(read('llms.txt')).toContain('/openapi/workflows.arazzo.yaml');
    expect(read('api/ferry/index.html')).toContain('href="/docs/workflows"');
  });

  it('has no broken link', async () => {
    const { pages, files } = await readSite(portal, BASE);
    const { faults, checkedCount } = checkLinks(pages, files, 'https://ferry.test');
    expect(checkedCount).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });

  it('names its address', () => {
    const page = read('api/ferry/list-crossings/index.html');
    expect(page).toContain('rel="canonical" href="https://ferry.test/docs/api/ferry/list-crossings"');
    expect(page).toContain('property="og:image" content="https://ferry.test/docs/img/og.png"');
    expect(read('sitemap.xml')).toContain('<loc>https://ferry.test/docs/guides/start</loc>');
    expect(read('robots.txt')).toContain('Sitemap: https://ferry.test/docs/sitemap.xml');
    expect(read('.deploy/nginx/portal.conf')).toContain('server_name ferry.test;');
    expect([...texts].filter(([, text]) => text.includes('example.com')).map(([file]) => file)).toEqual([]);
  });

  it('has its title and logo everywhere', () => {
    for (const file of ['index.html', 'api/ferry/list-crossings/index.html', 'guides/start/index.html', '404.html'])
      expect(read(file), file).toMatch(/<title[^>]*>[^<]*Island ferries/);
    expect(read('llms.txt')).toMatch(/^# Island ferries\n/);
    expect(texts.has('island-ferries.tgz')).toBe(true);
    expect(read('img/logo.svg')).toContain(readFileSync(`${FERRY}/logo.svg`).toString('base64'));
    expect(read('index.html')).toContain('/docs/img/logo.svg');
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
    expect(read('changes/feed.json')).toContain('"home_page_url": "https://ferry.test/docs/changes"');
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
      for (const file of [
        'openapi/ferry.yaml',
        'openapi/ferry.postman_collection.json',
        'api/ferry.md',
        'guides/start.md',
      ])
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
